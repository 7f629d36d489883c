// Drawing a position for display.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_DRAW_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_DRAW_H_

#include "engine/model/picture.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

// The picture of the table: ground, units and generals.
Picture DrawPosition(PositionView f);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_DRAW_H_
