#include "engine/rulesets/simple_grand_tactical/morale/rally.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"

namespace berthier::simple_grand_tactical {
namespace {

// CMD-02, 03
Verdict CheckPass(PositionView f, UnitId u) {
  if (InReachOfPass(f, u)) return {};
  const CorpsId c = f.data(u).corps;
  const GeneralId commander = f.scenario.corps_data(c).commander;
  if (!IsSome(commander) || !f.state.general(commander).on_table() ||
      f.state.corps_state(c).passes == 0) {
    return Refuse(f, RefusalCode::kNoPass, u);
  }
  const Length away = DistanceFrom(f, f.state.general(commander).pos, u);
  return Refuse(f, RefusalCode::kPassTooFar, u,
                {away.ticks, Centimetres(kDistances.pass).ticks, 0});
}

}  // namespace

bool MustRally(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.on_table() && unit.disordered() && !unit.Has(Flag::kRallied) &&
         f.data(u).side == f.state.active &&
         !IsSome(EnemyInContact(f.state, u));
}

Progress AdvanceRally(const Battle& b) {
  const PositionView f = b;
  const UnitSet& own = b.scenario.side(b.state.active).units;
  if (b.state.step == 0) {
    own.ForEach([&](UnitId u) { b.unit(u).Clear(Flag::kRallied); });
    b.state.step = 1;
  }
  bool some = false;
  own.ForEach([&](UnitId u) { some = some || MustRally(f, u); });
  if (!some) return Progress::kDone;
  AwaitDecision(b, b.state.active, Decision::kRally, EntityId::kNone);
  return Progress::kAwaiting;
}

Verdict CheckRally(PositionView f, const Order& order) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (f.data(u).side != f.state.active) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!f.unit(u).on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (f.unit(u).Has(Flag::kRallied)) return Refuse(f, RefusalCode::kRallied, u);
  if (!MustRally(f, u)) return Refuse(f, RefusalCode::kNoRally, u);
  if (static_cast<Verb>(order.verb) == Verb::kPass) return CheckPass(f, u);
  if (order.manner == 1 && !IsSome(HelperOf(f, u))) {
    return Refuse(f, RefusalCode::kNoGeneral, u);
  }
  return {};
}

void PlayRally(const Battle& b, const Order& order) {
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  if (static_cast<Verb>(order.verb) == Verb::kRally) {
    PushTest(b, RollKind::kRally, u, 0, order.manner == 1);
    return;
  }
  CorpsState& corps = b.state.corps_state(b.data(u).corps);
  --corps.passes;
  b.unit(u).Set(Flag::kRallied);
  Tell(b, EventCode::kPassSpent, order.subject,
       b.scenario.Entity(b.scenario.corps_data(b.data(u).corps).commander),
       {corps.passes, 0, 0, 0});
  PutInOrder(b, u);
}

}  // namespace berthier::simple_grand_tactical
