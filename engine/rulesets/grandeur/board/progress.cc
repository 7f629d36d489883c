#include "engine/rulesets/grandeur/board/progress.h"

namespace berthier::grandeur {

void EnterPhase(const Battle& b, Phase phase) {
  State& s = b.state;
  s.phase = phase;
  s.step = 0;
  s.cursor = 0;
  // A contest, the activation of a corps and the end of a turn are player-turns
  // of their own.
  if (phase == Phase::kContest || phase == Phase::kDivisions ||
      phase == Phase::kTurnEnd) {
    ++s.player_turn;
  }
  // So that nominations are told under it.
  if (phase == Phase::kContest) {
    Tell(b, EventCode::kContestBegins, EntityId::kNone, EntityId::kNone);
  }
}

}  // namespace berthier::grandeur
