#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

void EnterPhase(const Battle& b, Phase phase) {
  b.state.phase = phase;
  b.state.step = 0;
  b.state.cursor = 0;
  Tell(b, EventCode::kPhaseBegins, b.scenario.Entity(b.state.moving),
       EntityId::kNone, {static_cast<int32_t>(phase), 0, 0, 0});
}

}  // namespace berthier::grande_tactique
