#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {
namespace {

// Phases that a player announces. The others are reckoning: what comes of it
// is told by events of its own.
bool IsAnnounced(Phase phase) {
  switch (phase) {
    case Phase::kDeployDefender:
    case Phase::kDeployAttacker:
    case Phase::kRally:
    case Phase::kMove:
    case Phase::kEnemyCounter:
    case Phase::kEnemyFire:
    case Phase::kOwnFire:
    case Phase::kAutomatic:
    case Phase::kRout:
    case Phase::kPursuit:
    case Phase::kOwnCounter:
    case Phase::kOver:
      return true;
    case Phase::kSetup:
    case Phase::kPeriodStart:
    case Phase::kCommand:
    case Phase::kSettleMoves:
    case Phase::kSettleCounter:
    case Phase::kCountersOff:
    case Phase::kSnapshot:
    case Phase::kPairing:
    case Phase::kFights:
    case Phase::kSettleOwn:
    case Phase::kMoveEnd:
    case Phase::kPeriodEnd:
      break;
  }
  return false;
}

}  // namespace

void EnterPhase(const Battle& b, Phase phase) {
  b.state.phase = phase;
  b.state.step = 0;
  b.state.cursor = 0;
  if (!IsAnnounced(phase)) return;
  Tell(b, EventCode::kPhaseBegins, b.scenario.Entity(b.state.phasing),
       EntityId::kNone, {static_cast<int32_t>(phase), 0, 0, 0});
}

}  // namespace berthier::big_battle_napoleonic
