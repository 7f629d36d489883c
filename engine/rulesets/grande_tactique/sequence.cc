#include "engine/rulesets/grande_tactique/sequence.h"

#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"
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
  return Progress::kDone;
}

Progress AdvancePhase(const Battle& b) {
  switch (b.state.phase) {
    case Phase::kSetup:
      return AdvanceSetup(b);
    case Phase::kRegroup:
      return AdvanceRegroup(b);
    case Phase::kCommand:
      return AdvanceCommand(b);
    case Phase::kFiring:
      return AdvanceFiring(b);
    case Phase::kCharge:
      return AdvanceCharges(b);
    case Phase::kOver:
      break;
  }
  return Progress::kAwaiting;
}

void LeavePhase(const Battle& b) {
  switch (b.state.phase) {
    case Phase::kSetup:
      BeginTurn(b);
      break;
    case Phase::kRegroup:
      EnterPhase(b, Phase::kCommand);
      break;
    case Phase::kCommand:
      EnterPhase(b, Phase::kFiring);
      break;
    case Phase::kFiring:
      EnterPhase(b, Phase::kCharge);
      break;
    case Phase::kCharge:
      EndTurn(b);
      break;
    case Phase::kOver:
      break;
  }
}

}  // namespace

void Advance(const Battle& b) {
  while (!IsAwaiting(b.state)) {
    if (b.state.n_frames > 0) {
      AdvanceProcess(b);
    } else if (AdvancePhase(b) == Progress::kDone) {
      LeavePhase(b);
    }
  }
}

}  // namespace berthier::grande_tactique
