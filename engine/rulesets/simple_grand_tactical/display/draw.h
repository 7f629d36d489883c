// Drawing a position for display.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_DRAW_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_DRAW_H_

#include "engine/model/picture.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// The picture of the table: ground, units and leaders.
Picture DrawPosition(PositionView f);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_DRAW_H_
