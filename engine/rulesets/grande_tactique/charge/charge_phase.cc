#include "engine/rulesets/grande_tactique/charge/charge_phase.h"

#include "engine/rulesets/grande_tactique/board/morale.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"

namespace berthier::grande_tactique {

UnitSet LiveTargets(PositionView f) {
  UnitSet targets;
  f.scenario.side(f.state.moving).units.ForEach([&](UnitId u) {
    const UnitId t = f.unit(u).charge_target;
    if (IsSome(t) && ChargeStands(f, u, t)) targets.Add(t);
  });
  return targets;
}

UnitSet LiveChargers(PositionView f, UnitId t) {
  UnitSet chargers;
  f.scenario.side(f.state.moving).units.ForEach([&](UnitId u) {
    if (f.unit(u).charge_target == t && ChargeStands(f, u, t)) chargers.Add(u);
  });
  return chargers;
}

Progress AdvanceCharges(const Battle& b) {
  // GT-CHG-05
  b.scenario.side(b.state.moving).units.ForEach([&](UnitId u) {
    const UnitId t = b.unit(u).charge_target;
    if (IsSome(t) && !ChargeStands(b, u, t)) LapseCharge(b, u);
  });
  const UnitSet targets = LiveTargets(b);
  if (targets.empty()) return Progress::kDone;
  if (targets.size() > 1) {
    AwaitDecision(b, b.state.moving, Decision::kCharge, EntityId::kNone);
    return Progress::kAwaiting;
  }
  const UnitId t = targets.First();
  PushCharge(b, LiveChargers(b, t), t, ChargeNote::kNone);
  return Progress::kAgain;
}

}  // namespace berthier::grande_tactique
