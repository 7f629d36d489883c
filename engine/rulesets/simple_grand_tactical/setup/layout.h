// The automatic layout of a corps in its zone (section 8): units in rows from
// the front of the zone backward.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_LAYOUT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_LAYOUT_H_

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// The pose of u in the layout, in column or limbered, facing the enemy. Not
// checked for legality.
Pose LaidOut(PositionView f, UnitId u);
// The place of the corps commander in the layout: behind the last row.
Point CommanderLaidOut(PositionView f, CorpsId c);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_LAYOUT_H_
