#include "engine/rulesets/big_battle_napoleonic/orders/play_order.h"

#include <array>

#include "engine/kit/orders/verb_rows.h"
#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/facts/vocabulary.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/melee/fight_results.h"
#include "engine/rulesets/big_battle_napoleonic/melee/fights.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"
#include "engine/rulesets/big_battle_napoleonic/melee/recoil.h"
#include "engine/rulesets/big_battle_napoleonic/movement/execute.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan_order.h"
#include "engine/rulesets/big_battle_napoleonic/movement/squares.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

namespace berthier::big_battle_napoleonic {
namespace {

void PlayGeneral(const Battle& b, const Order& order) {
  const GeneralId g = b.scenario.As<GeneralId>(order.subject);
  GeneralState& general = b.state.general(g);
  const Point from =
      static_cast<Verb>(order.verb) == Verb::kEnter ? order.via : general.pos;
  general.presence = Presence::kOnTable;
  general.pos = order.pose.centre;
  general.moved = 1;
  TellMove(b, EventCode::kGeneralMoves, order.subject, {from, Heading()},
           order.pose);
}

void PlayPlan(const Battle& b, const Order& order) {
  OrderEffect effect;
  const Verdict verdict = PlanOrder(b, order, effect);
  BERTHIER_CHECK(verdict.ok());
  Execute(b, effect);
}

UnitId SubjectOf(PositionView f, const Order& order) {
  return f.scenario.As<UnitId>(order.subject);
}
UnitId ObjectOf(PositionView f, const Order& order) {
  return f.scenario.As<UnitId>(order.object);
}

template <Side (*attacker)(Side side)>
void ChooseSide(const Battle& b, const Order& /*order*/, Side side) {
  b.state.attacker = attacker(side);
  b.state.step = 1;
  Tell(b, EventCode::kSides, b.scenario.Entity(b.state.attacker));
}
Side Same(Side side) { return side; }

template <int step>
void EndPart(const Battle& b, const Order& /*order*/, Side side) {
  b.state.step = step;
  Tell(b, EventCode::kEndsPart, b.scenario.Entity(side));
}

void EndDeployment(const Battle& b, const Order& order, Side side) {
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    if (IsLeftToDeploy(b, MakeId<UnitId>(i))) {
      TellUnit(b, EventCode::kToReserve, MakeId<UnitId>(i));
    }
  }
  EndPart<1>(b, order, side);
}

template <UnitOrder given, EventCode event>
void Halt(const Battle& b, const Order& order, Side /*side*/) {
  UnitState& unit = b.unit(SubjectOf(b, order));
  unit.order = given;
  if (given == UnitOrder::kCounter) unit.Set(Flag::kCounter);
  TellUnit(b, event, SubjectOf(b, order));
}

void Follow(const Battle& b, const Order& order, Side /*side*/) {
  PlayPlan(b, order);
}

void Enter(const Battle& b, const Order& order, Side /*side*/) {
  if (IsSome(SubjectOf(b, order))) {
    PlayPlan(b, order);
  } else {
    PlayGeneral(b, order);
  }
}

void DisplaceGeneral(const Battle& b, const Order& order, Side /*side*/) {
  const GeneralId g = b.scenario.As<GeneralId>(order.subject);
  const Point from = b.state.general(g).pos;
  b.state.displaced &= ~(uint32_t{1} << Index(g));
  b.state.general(g).pos = order.pose.centre;
  TellMove(b, EventCode::kGeneralDisplaced, order.subject, {from, Heading()},
           order.pose);
}

struct PlayRow {
  Verb verb;
  // `side`: who was asked.
  void (*play)(const Battle& b, const Order& order, Side side);
};
constexpr VerbRows kPlays = std::array{
    PlayRow{Verb::kAttack, &ChooseSide<&Same>},
    PlayRow{Verb::kDefend, &ChooseSide<&Opponent>},
    PlayRow{Verb::kDeploy, [](const Battle& b, const Order& order,
                              Side) { Deploy(b, order); }},
    PlayRow{Verb::kEndDeployment, &EndDeployment},
    PlayRow{Verb::kTestRally,
            [](const Battle& b, const Order& order, Side side) {
              b.state.testing = SubjectOf(b, order);
              AwaitRoll(b, side, RollKind::kRally, order.subject);
            }},
    PlayRow{Verb::kEndRallying, &EndPart<1>},
    PlayRow{Verb::kHold, &Halt<UnitOrder::kHold, EventCode::kHolds>},
    PlayRow{Verb::kRally, &Halt<UnitOrder::kRally, EventCode::kRallies>},
    PlayRow{Verb::kCounter, &Halt<UnitOrder::kCounter, EventCode::kOnCounter>},
    PlayRow{Verb::kMove, &Follow},
    PlayRow{Verb::kStepBack, &Follow},
    PlayRow{Verb::kCharge, &Follow},
    PlayRow{Verb::kReform, &Follow},
    PlayRow{Verb::kGarrison, &Follow},
    PlayRow{Verb::kAboutFace, &Follow},
    PlayRow{Verb::kPivot, &Follow},
    PlayRow{Verb::kShuffle, &Follow},
    PlayRow{Verb::kMoveGeneral, [](const Battle& b, const Order& order,
                                   Side) { PlayGeneral(b, order); }},
    PlayRow{Verb::kEnter, &Enter},
    PlayRow{Verb::kEndMoves, &EndPart<1>},
    PlayRow{Verb::kDisplace, &DisplaceGeneral},
    PlayRow{Verb::kEndCounters, &EndPart<2>},
    PlayRow{Verb::kFire,
            [](const Battle& b, const Order& order, Side) {
              b.state.shot = static_cast<int16_t>(
                  ShotIndex(b, SubjectOf(b, order), ObjectOf(b, order)));
            }},
    PlayRow{Verb::kEndFire, &EndPart<1>},
    PlayRow{Verb::kPair,
            [](const Battle& b, const Order& order, Side) {
              MakePair(b, SubjectOf(b, order), ObjectOf(b, order));
            }},
    PlayRow{Verb::kSupport,
            [](const Battle& b, const Order& order, Side) {
              MakeSupport(b, SubjectOf(b, order), ObjectOf(b, order));
            }},
    PlayRow{Verb::kFight,
            [](const Battle& b, const Order& order, Side) {
              b.state.fight = static_cast<uint8_t>(
                  FightOf(b.state, SubjectOf(b, order), ObjectOf(b, order)));
              b.state.step = 1;
            }},
    PlayRow{Verb::kRecoil,
            [](const Battle& b, const Order& order, Side) {
              Recoil(b, SubjectOf(b, order), static_cast<int>(order.amount));
            }},
    PlayRow{Verb::kFollowSupports,
            [](const Battle& b, const Order&, Side) { FollowSupports(b); }},
    PlayRow{Verb::kDefault,
            [](const Battle& b, const Order&, Side) { ExploitByDefault(b); }},
    PlayRow{Verb::kAttemptSquare, [](const Battle& b, const Order&,
                                     Side) { b.state.square_asked = 1; }},
    PlayRow{Verb::kStand,
            [](const Battle& b, const Order&, Side) {
              TellUnit(b, EventCode::kStands, b.state.testing);
              FailSquare(b, b.state.testing);
            }},
};

}  // namespace

void PlayOrder(const Battle& b, const Order& order) {
  const Side side = b.state.awaits.side;
  ClearAwaited(b);
  const PlayRow* const row = kPlays.Find(static_cast<Verb>(order.verb));
  BERTHIER_CHECK(row != nullptr);
  row->play(b, order, side);
}

}  // namespace berthier::big_battle_napoleonic
