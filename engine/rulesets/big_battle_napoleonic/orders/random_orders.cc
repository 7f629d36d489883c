#include "engine/rulesets/big_battle_napoleonic/orders/random_orders.h"

#include "engine/kit/orders/draw_order.h"
#include "engine/model/fault.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"
#include "engine/rulesets/big_battle_napoleonic/melee/pairing.h"
#include "engine/rulesets/big_battle_napoleonic/melee/recoil.h"
#include "engine/rulesets/big_battle_napoleonic/movement/generals.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"
#include "engine/rulesets/big_battle_napoleonic/orders/menu.h"
#include "engine/rulesets/big_battle_napoleonic/setup/clock.h"
#include "engine/rulesets/big_battle_napoleonic/setup/deployment.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr int kUnitTries = 3;
constexpr int kDisplacementTries = 8;
constexpr int kAnything = 128;  // in a hat

using IdHat = Hat<kAnything>;

bool DrawForGenerals(OrderDrawer& drawer) {
  const PositionView f = drawer.f;
  IdHat subjects;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralState& general = f.state.general(MakeId<GeneralId>(i));
    if (f.scenario.general(MakeId<GeneralId>(i)).side == f.state.awaits.side &&
        general.on_table() && general.moved == 0) {
      subjects.Put(i);
    }
  }
  return DrawSubject(drawer.chooser, subjects, kAnything, [&](int id) {
    drawer.order = {.verb = static_cast<uint8_t>(Verb::kMoveGeneral),
                    .subject = f.scenario.Entity(MakeId<GeneralId>(id))};
    return DrawRideOf(drawer, MakeId<GeneralId>(id));
  });
}

// The first of the generals who may enter, and finds a way in.
bool DrawGeneralsEntry(OrderDrawer& drawer) {
  const PositionView f = drawer.f;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (!MayEnter(f, g)) continue;
    drawer.order = {.verb = static_cast<uint8_t>(Verb::kEnter),
                    .subject = f.scenario.Entity(g)};
    if (DrawRideOf(drawer, g)) return true;
  }
  return false;
}

bool DrawForUnits(OrderDrawer& drawer, const UnitVerb& row, UnitSet ready) {
  const PositionView f = drawer.f;
  IdHat subjects;
  ready.ForEach([&](UnitId u) {
    const bool there = f.unit(u).on_table() || row.verb == Verb::kEnter;
    if (there && row.might(f, u)) subjects.Put(Index(u));
  });
  if (row.verb == Verb::kEnter && DrawGeneralsEntry(drawer)) return true;
  return DrawSubject(drawer.chooser, subjects, kUnitTries, [&](int id) {
    drawer.order = {.verb = static_cast<uint8_t>(row.verb),
                    .subject = f.scenario.Entity(MakeId<UnitId>(id))};
    return row.draw(drawer, MakeId<UnitId>(id));
  });
}

// Uniform over the verbs, then over the subjects, that have a legal order.
Order DrawFrom(PositionView f, Chooser& chooser, IdHat& verbs, Verb end) {
  verbs.Put(static_cast<int>(end));
  // Who may be ordered at all is asked once.
  UnitSet ready;
  f.scenario.side(f.state.awaits.side).units.ForEach([&](UnitId u) {
    if (MayBeOrdered(f, u) || MayEnter(f, u)) ready.Add(u);
  });
  OrderDrawer drawer = {f, chooser, {}};
  const bool found = DrawFromMenu(chooser, verbs, end, [&](Verb verb) {
    const UnitVerb* const row = UnitVerbOf(verb);
    return row == nullptr ? DrawForGenerals(drawer)
                          : DrawForUnits(drawer, *row, ready);
  });
  if (found) return drawer.order;
  return {.verb = static_cast<uint8_t>(end)};
}

Order DrawMove(PositionView f, Chooser& chooser) {
  IdHat verbs;
  for (const UnitVerb& row : UnitVerbs()) {
    if (row.verb == Verb::kEnter) {
      verbs.Put(static_cast<int>(Verb::kMoveGeneral));
    }
    verbs.Put(static_cast<int>(row.verb));
  }
  return DrawFrom(f, chooser, verbs, Verb::kEndMoves);
}

Order DrawCounterMove(PositionView f, Chooser& chooser) {
  IdHat verbs;
  for (const UnitVerb& row : UnitVerbs()) {
    if (row.in_counter_moves) verbs.Put(static_cast<int>(row.verb));
  }
  return DrawFrom(f, chooser, verbs, Verb::kEndCounters);
}

Order SampleDisplacement(PositionView f, Chooser& chooser) {
  const GeneralId g = DisplacedGeneral(f.state);
  Order order = {.verb = static_cast<uint8_t>(Verb::kDisplace),
                 .subject = f.scenario.Entity(g)};
  const bool found = DrawRide(chooser, f.state.general(g).pos,
                              Inches(kDistances.general_displaced),
                              kDisplacementTries, [&](Point to) {
                                order.pose.centre = to;
                                return CheckDisplace(f, order).ok();
                              });
  if (found) return order;
  Length away;
  NearestClearPlace(f, g, order.pose.centre, away);
  return order;
}

Order SamplePair(PositionView f, Chooser& chooser) {
  Order order;
  AnyOf any(chooser);
  const auto offer = [&](Verb verb, UnitId subject, UnitId object) {
    const Order one = {.verb = static_cast<uint8_t>(verb),
                       .subject = f.scenario.Entity(subject),
                       .object = f.scenario.Entity(object)};
    if (CheckOrder(f, one).ok() && any.Takes()) order = one;
  };
  if (InPairs(f.state)) {
    for (const Contact& c : ContactsOf(f.state)) {
      offer(Verb::kPair, c.attacker, c.defender);
    }
  } else {
    const UnitId u = SupporterToAsk(f);
    f.own(u).fighters.ForEach(
        [&](UnitId mate) { offer(Verb::kSupport, u, mate); });
  }
  BERTHIER_CHECK(!any.none());
  return order;
}

Order SampleFight(PositionView f, Chooser& chooser) {
  Order order;
  AnyOf any(chooser);
  for (int i = 0; i < f.state.fight_count; ++i) {
    const Fight& fight = f.state.fights[static_cast<size_t>(i)];
    if (fight.done != 0 || !any.Takes()) continue;
    order = {.verb = static_cast<uint8_t>(Verb::kFight),
             .subject = f.scenario.Entity(fight.attacker),
             .object = f.scenario.Entity(fight.defender)};
  }
  BERTHIER_CHECK(!any.none());
  return order;
}

Order SampleShot(PositionView f, Chooser& chooser) {
  // Verbs first: fire or end, then any of the shots.
  Order order = {.verb = static_cast<uint8_t>(Verb::kEndFire)};
  if (chooser.Below(2) == 0) return order;
  AnyOf any(chooser);
  for (int i = 0; i < f.state.shot_count; ++i) {
    const Shot& shot = f.state.shots[static_cast<size_t>(i)];
    if (!IsLive(f, shot) || !any.Takes()) continue;
    order = {.verb = static_cast<uint8_t>(Verb::kFire),
             .subject = f.scenario.Entity(shot.firer),
             .object = f.scenario.Entity(shot.target)};
  }
  return order;
}

}  // namespace

Order ProposeOneOrder(PositionView f, Chooser& chooser) {
  const auto either = [&](Verb a, Verb b) {
    return Order{.verb = static_cast<uint8_t>(chooser.Below(2) == 0 ? a : b)};
  };
  switch (static_cast<Decision>(f.state.awaits.kind)) {
    case Decision::kChooseSide:
      return either(Verb::kAttack, Verb::kDefend);
    case Decision::kDeploy: {
      Order order;
      if (SampleDeployment(f, chooser, order)) return order;
      break;
    }
    case Decision::kRally: {
      Order order = {.verb = static_cast<uint8_t>(Verb::kEndRallying)};
      if (chooser.Below(2) == 0) return order;
      AnyOf any(chooser);
      f.scenario.side(f.state.phasing).fighters.ForEach([&](UnitId u) {
        if (MayTestRally(f, u) && any.Takes()) {
          order = {.verb = static_cast<uint8_t>(Verb::kTestRally),
                   .subject = f.scenario.Entity(u)};
        }
      });
      return order;
    }
    case Decision::kOrder:
      return DrawMove(f, chooser);
    case Decision::kEnemyCounter:
    case Decision::kOwnCounter:
      return DrawCounterMove(f, chooser);
    case Decision::kFire:
      return SampleShot(f, chooser);
    case Decision::kDisplaceGeneral:
      return SampleDisplacement(f, chooser);
    case Decision::kRecoil: {
      Order order = {.verb = static_cast<uint8_t>(Verb::kRecoil),
                     .subject = f.state.awaits.about()};
      const int inches = DrawBelow(chooser, kDistances.recoil + 1);
      const UnitId u = f.scenario.As<UnitId>(order.subject);
      if (inches > 0 && MayRecoil(f, u, inches)) order.amount = inches;
      return order;
    }
    case Decision::kExploit:
      return either(Verb::kFollowSupports, Verb::kDefault);
    case Decision::kSquare:
      return either(Verb::kAttemptSquare, Verb::kStand);
    case Decision::kPair:
      return SamplePair(f, chooser);
    case Decision::kNextFight:
      return SampleFight(f, chooser);
  }
  BERTHIER_CHECK(false);
  return {};
}

}  // namespace berthier::big_battle_napoleonic
