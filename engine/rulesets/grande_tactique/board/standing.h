// Whether a base may stand at a place, and otherwise what is in its way
// (GT-MOV-13, 19, 27).
//
// Laws: CheckStanding accepts exactly what FreePose does.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_STANDING_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_STANDING_H_

#include "engine/geometry/block.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

Verdict CheckStanding(PositionView f, const Block& base, UnitId self);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_STANDING_H_
