#include "engine/rulesets/big_battle_napoleonic/movement/execute.h"

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/formation_change.h"
#include "engine/rulesets/big_battle_napoleonic/movement/order_effect.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::big_battle_napoleonic {
namespace {

void RideOverLeg(const Battle& b, UnitId u, const LegSweep& sweep) {
  for (int i = 0; i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (b.scenario.general(g).side == b.data(u).side ||
        !b.state.general(g).on_table()) {
      continue;
    }
    const Block block = BlockOfGeneral(b, g);
    if (!Apart(sweep.box(), BoxOf(block), Ticks(0)) &&
        sweep.Overlaps(block.corners(), kPenetration)) {
      b.state.displaced |= uint32_t{1} << i;
    }
  }
}

void TellEffect(const Battle& b, const OrderEffect& effect, Pose from,
                Pose to) {
  const EntityId id = b.scenario.Entity(effect.unit);
  switch (effect.order) {
    case UnitOrder::kCharge:
      TellMove(b, EventCode::kCharges, id, from, to,
               b.scenario.Entity(effect.target),
               {effect.length.ticks, 0, 0, 0});
      return;
    case UnitOrder::kStepBack:
      TellMove(b, EventCode::kStepsBack, id, from, to);
      return;
    case UnitOrder::kReform:
      TellMove(b, EventCode::kReforms, id, from, to, EntityId::kNone,
               {static_cast<int32_t>(effect.last), 0, 0, 0});
      return;
    case UnitOrder::kAboutFace:
      TellMove(b, EventCode::kTurnsAbout, id, from, to);
      return;
    case UnitOrder::kPivot:
      TellMove(b, EventCode::kPivots, id, from, to);
      return;
    case UnitOrder::kEnter:
      TellMove(b, EventCode::kEnters, id, from, to);
      return;
    default:
      break;
  }
  TellMove(b, EventCode::kMoves, id, from, to);
}

}  // namespace

void Execute(const Battle& b, const OrderEffect& effect) {
  const UnitId u = effect.unit;
  UnitState& unit = b.unit(u);
  const Formation before = unit.formation;
  if (effect.order == UnitOrder::kEnter) {
    unit.presence = Presence::kOnTable;
    unit.Set(Flag::kCommanded);
    unit.Set(Flag::kEntered);
    PlaceIn(b, u, effect.first, effect.course.start);
  }
  BeginWay(b, u);
  const Pose from = unit.pose();
  const BaseSize size = SizeOf(b.data(u), effect.first, unit.bases);
  if (effect.course.start != from || effect.first != before) {
    AddKnot(b, u, effect.course.start, effect.first);
  }
  for (int i = 0; i < effect.course.size; ++i) {
    const size_t k = static_cast<size_t>(i);
    const Pose start = effect.course.before(k);
    const Leg& leg = effect.course.legs[k];
    // The file of a march column follows its head (5.4).
    if (leg.wheels() && effect.first == Formation::kMarch) {
      const Pose there = effect.course.after[k];
      RideOverLeg(b, u, LegSweep(there, size, Leg::Advance(there.heading, {})));
    } else {
      RideOverLeg(b, u, LegSweep(start, size, leg));
    }
    if (effect.course.after[k] != effect.end || effect.first != effect.last) {
      AddKnot(b, u, effect.course.after[k], effect.first);
    }
  }
  effect.overruns.ForEach([&](UnitId gun) { Overrun(b, u, gun); });
  PlaceIn(b, u, effect.last, effect.end);
  // Lined up, turned or re-formed it may stand on him.
  RideOver(b, u, unit.block().corners());
  TellEffect(b, effect, from, effect.end);
  if (b.state.phase == Phase::kMove) {
    unit.order = effect.order;
  } else {
    unit.Clear(Flag::kCounter);  // BBN-CTR-09
    Tell(b, EventCode::kCounterOff, b.scenario.Entity(u));
  }
  if (effect.course.size > 0 || effect.turns_about) unit.Set(Flag::kTravelled);
  if (ChangeDisorders(b.data(u), before, effect.last)) Disorder(b, u);
  if (b.IsCavalry(u) && effect.enters_rough) Disorder(b, u);
  DisorderInRough(b, u);
  for (int i = 0; i < effect.contact_count; ++i) {
    AddContact(b, effect.contacts[static_cast<size_t>(i)]);
  }
}

}  // namespace berthier::big_battle_napoleonic
