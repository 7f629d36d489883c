#include "engine/rulesets/simple_grand_tactical/melee/charging.h"

#include "engine/rulesets/simple_grand_tactical/movement/charge.h"

namespace berthier::simple_grand_tactical {
namespace {

bool AnyCharge(PositionView f) {
  bool some = false;
  f.scenario.side(f.state.active).units.ForEach([&](UnitId u) {
    if (some || !MightCharge(f, u)) return;
    f.foes(u).units.ForEach([&](UnitId e) {
      Pose end;
      some =
          some || (f.unit(e).on_table() &&
                   PlanCharge(f, u, e, ChargeOccasion::kChargePhase, end).ok());
    });
  });
  return some;
}

}  // namespace

Progress AdvanceCharge(const Battle& b) {
  if (b.state.step != 0 || !AnyCharge(b)) return Progress::kDone;
  AwaitDecision(b, b.state.active, Decision::kCharge, EntityId::kNone);
  return Progress::kAwaiting;
}

}  // namespace berthier::simple_grand_tactical
