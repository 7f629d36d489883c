// T3, the Firing Phase: stale states drop, then every firing unit of the
// moving side that has a target fires once (GT-FIR-01 to 05).

#include "engine/rulesets/grande_tactique/fire/firing_phase.h"

#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "engine/rulesets/grande_tactique/fire/volley.h"

namespace berthier::grande_tactique {

namespace {

// Values of State::step within Phase::kFiring.
enum class FiringStep : uint8_t { kDropStale, kVolleys };

// GT-FIR-01
void DropStaleFiring(const Battle& b) {
  const int n = static_cast<int>(b.scenario.units.size());
  for (int i = 0; i < n; ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const UnitState& unit = b.unit(u);
    if (unit.on_table() && unit.Has(Flag::kFiring) && !HasTarget(b, u)) {
      StopFiring(b, u);
    }
  }
}

}  // namespace

UnitSet WaitingToFire(PositionView f, int enough) {
  UnitSet waiting;
  int left = enough;
  f.scenario.side(f.state.moving).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    if (left > 0 && unit.on_table() && unit.Has(Flag::kFiring) &&
        !unit.Has(Flag::kHasFired) && HasTarget(f, u)) {
      waiting.Add(u);
      --left;
    }
  });
  return waiting;
}

Progress AdvanceFiring(const Battle& b) {
  constexpr int kSeveral = 2;  // leave a choice
  State& state = b.state;
  if (state.step == static_cast<uint8_t>(FiringStep::kDropStale)) {
    DropStaleFiring(b);
    state.step = static_cast<uint8_t>(FiringStep::kVolleys);
    return Progress::kAgain;
  }
  if (!IsSome(state.firer)) {
    const UnitSet waiting = WaitingToFire(b, kSeveral);
    if (waiting.empty()) return Progress::kDone;
    if (waiting.size() > 1) {
      AwaitDecision(b, state.moving, Decision::kFiringUnit, EntityId::kNone);
      return Progress::kAwaiting;
    }
    state.firer = waiting.First();
  }
  if (!IsSome(state.target)) {
    const UnitSet targets = TargetsOf(b, state.firer, kSeveral);
    if (targets.size() > 1) {
      AwaitDecision(b, state.moving, Decision::kFiringTarget,
                    b.scenario.Entity(state.firer));
      return Progress::kAwaiting;
    }
    state.target = targets.First();
  }
  BeginVolley(b, {state.firer, state.target});
  return Progress::kAwaiting;
}

}  // namespace berthier::grande_tactique
