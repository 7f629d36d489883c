#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

#include "engine/rulesets/big_battle_napoleonic/facts/phase_titles.h"

namespace berthier::big_battle_napoleonic {

void EnterPhase(const Battle& b, Phase phase) {
  BeginPhase(b, kPhaseTitles, phase, b.state.phasing, EventCode::kPhaseBegins);
}

}  // namespace berthier::big_battle_napoleonic
