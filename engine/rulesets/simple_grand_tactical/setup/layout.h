// The automatic lay-out of a corps in its zone (section 8): units in rows from
// the front of the zone backward.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_LAYOUT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_LAYOUT_H_

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// Where the lay-out puts u, in column or limbered, facing the enemy.
Pose LaidOut(PositionView f, UnitId u);
// Where it puts the commander of the corps: behind the last row.
Point CommanderLaidOut(PositionView f, CorpsId c);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_LAYOUT_H_
