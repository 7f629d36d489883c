#include "engine/rulesets/grande_tactique/sequence.h"

#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"
#include "engine/rulesets/grande_tactique/charge/charge_phase.h"
#include "engine/rulesets/grande_tactique/charge/resolution.h"
#include "engine/rulesets/grande_tactique/command/command.h"
#include "engine/rulesets/grande_tactique/fire/firing_phase.h"
#include "engine/rulesets/grande_tactique/setup/deployment.h"
#include "engine/rulesets/grande_tactique/setup/turn.h"

namespace berthier::grande_tactique {
namespace {

// T1: the next unit that regroups (GT-REG-01, 03, 05).
Progress AdvanceRegroup(const Battle& b) {
  State& s = b.state;
  const int n = static_cast<int>(b.scenario.units.size());
  while (s.cursor < n) {
    const UnitId u = MakeId<UnitId>(s.cursor++);
    const UnitState& unit = b.unit(u);
    const UnitData& data = b.data(u);
    if (data.side != s.moving || !unit.on_table() || !Disrupted(b, u) ||
        unit.Has(Flag::kExhausted)) {
      continue;
    }
    if (IsSome(data.division) && s.division(data.division).collapsed != 0) {
      continue;  // GT-DES-06
    }
    AwaitMorale(b, u, Purpose::kRegroup);
    return Progress::kAwaiting;
  }
  return Progress::kDone;
}

// SETUP: deployment, then the dice for the first side if the scenario throws
// for it.
Progress AdvanceSetup(const Battle& b) {
  if (AskToDeploy(b) == Progress::kAwaiting) return Progress::kAwaiting;
  if (b.scenario.dice_for_first_side && b.state.round == 1) {
    AwaitRoll(b, Side::kFirst, RollKind::kFirstSide, EntityId::kNone);
    return Progress::kAwaiting;
  }
  BeginTurn(b);
  return Progress::kAgain;
}

// The last phase of a player-turn.
Progress AdvanceChargePhase(const Battle& b) {
  const Progress progress = AdvanceCharges(b);
  if (progress != Progress::kDone) return progress;
  EndTurn(b);
  return Progress::kAgain;
}

// A charge or flight that is being resolved comes before any phase.
Progress AdvanceStack(const Battle& b) {
  if (b.state.n_frames == 0) return Progress::kDone;
  AdvanceProcess(b);
  return Progress::kAgain;
}

constexpr PhaseStep<Battle, Phase> kPhaseSteps[] = {
    {Phase::kSetup, AdvanceSetup},
    {Phase::kRegroup, AdvanceRegroup},
    {Phase::kCommand, AdvanceCommand},
    {Phase::kFiring, AdvanceFiring},
    {Phase::kCharge, AdvanceChargePhase},
    {Phase::kOver, [](const Battle&) { return Progress::kAwaiting; }},
};
static_assert(InOrder(kPhaseSteps));

}  // namespace

void Advance(const Battle& b) { AdvancePhases(b, kPhaseSteps, AdvanceStack); }

}  // namespace berthier::grande_tactique
