#include "engine/rulesets/simple_grand_tactical/board/progress.h"

#include "engine/rulesets/simple_grand_tactical/facts/phase_titles.h"

namespace berthier::simple_grand_tactical {

void EnterPhase(const Battle& b, Phase phase) {
  BeginPhase(
      b, kPhaseTitles, phase,
      phase == Phase::kDefensiveFire ? b.state.passive() : b.state.active,
      EventCode::kPhaseBegins);
}

}  // namespace berthier::simple_grand_tactical
