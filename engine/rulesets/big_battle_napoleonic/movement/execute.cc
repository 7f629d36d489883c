#include "engine/rulesets/big_battle_napoleonic/movement/execute.h"

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/contacts.h"
#include "engine/rulesets/big_battle_napoleonic/board/placing.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/plan.h"
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

void TellPlan(const Battle& b, const Plan& plan, Pose from, Pose to) {
  const EntityId id = b.scenario.Entity(plan.unit);
  switch (plan.order) {
    case UnitOrder::kCharge:
      TellMove(b, EventCode::kCharges, id, from, to,
               b.scenario.Entity(plan.target), {plan.length.ticks, 0, 0, 0});
      return;
    case UnitOrder::kStepBack:
      TellMove(b, EventCode::kStepsBack, id, from, to);
      return;
    case UnitOrder::kReform:
      TellMove(b, EventCode::kReforms, id, from, to, EntityId::kNone,
               {static_cast<int32_t>(plan.last), 0, 0, 0});
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

void Execute(const Battle& b, const Plan& plan) {
  const UnitId u = plan.unit;
  UnitState& unit = b.unit(u);
  const Formation before = unit.formation;
  if (plan.order == UnitOrder::kEnter) {
    unit.presence = Presence::kOnTable;
    unit.Set(Flag::kCommanded);
    unit.Set(Flag::kEntered);
    PlaceIn(b, u, plan.first, plan.course.start);
  }
  BeginWay(b, u);
  const Pose from = unit.pose();
  const BaseSize size = SizeOf(b.data(u), plan.first, unit.bases);
  if (plan.course.start != from || plan.first != before) {
    AddKnot(b, u, plan.course.start, plan.first);
  }
  for (int i = 0; i < plan.course.size; ++i) {
    const size_t k = static_cast<size_t>(i);
    const Pose start = plan.course.before(k);
    const Leg& leg = plan.course.legs[k];
    // The file of a march column follows its head (5.4).
    if (leg.wheels() && plan.first == Formation::kMarch) {
      const Pose there = plan.course.after[k];
      RideOverLeg(b, u, LegSweep(there, size, Leg::Advance(there.heading, {})));
    } else {
      RideOverLeg(b, u, LegSweep(start, size, leg));
    }
    if (plan.course.after[k] != plan.end || plan.first != plan.last) {
      AddKnot(b, u, plan.course.after[k], plan.first);
    }
  }
  plan.overruns.ForEach([&](UnitId gun) { Overrun(b, u, gun); });
  PlaceIn(b, u, plan.last, plan.end);
  TellPlan(b, plan, from, plan.end);
  if (b.state.phase == Phase::kMove) {
    unit.order = plan.order;
  } else {
    unit.Clear(Flag::kCounter);  // BBN-CTR-09
    Tell(b, EventCode::kCounterOff, b.scenario.Entity(u));
  }
  if (plan.course.size > 0 || plan.turns_about) unit.Set(Flag::kTravelled);
  // BBN-FRM-18
  const auto is = [&](Formation x, Formation y) {
    return (before == x && plan.last == y) || (before == y && plan.last == x);
  };
  if (b.data(u).Is(Special::kOldRegime) && b.IsInfantry(u) &&
      is(Formation::kLine, Formation::kColumn)) {
    Disorder(b, u);
  }
  if (b.IsCavalry(u) && plan.enters_rough) Disorder(b, u);
  DisorderInRough(b, u);
  for (int i = 0; i < plan.contact_count; ++i) {
    AddContact(b, plan.contacts[static_cast<size_t>(i)]);
  }
}

}  // namespace berthier::big_battle_napoleonic
