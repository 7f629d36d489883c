#include "engine/rulesets/grande_tactique/board/progress.h"

#include "engine/rulesets/grande_tactique/facts/phase_titles.h"

namespace berthier::grande_tactique {

void EnterPhase(const Battle& b, Phase phase) {
  BeginPhase(b, kPhaseTitles, phase, b.state.moving, EventCode::kPhaseBegins);
}

}  // namespace berthier::grande_tactique
