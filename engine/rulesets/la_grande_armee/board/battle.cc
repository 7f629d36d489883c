#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

void EnterPhase(const Battle& b, Phase phase) {
  State& s = b.state;
  s.phase = phase;
  s.step = 0;
  s.cursor = 0;
  s.active = Side::kFirst;
  s.corps = CorpsId::kNone;
  ++s.player_turn;
}

}  // namespace berthier::la_grande_armee
