// Lines of sight and of fire (GEO-11 to 16, FIR-42 to 45), and cover (TER-13).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SIGHT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SIGHT_H_

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// Ground lets the line through (GEO-12, GEO-13); `near`: the two units are at
// most 5 cm apart, so that levels do not block.
enum class Nearness : uint8_t { kApart, kNear };
bool GroundClear(PositionView f, Segment line, Nearness near);
// GEO-16: from centre to centre, units do not hide units.
bool Visible(PositionView f, UnitId from, UnitId target);

// A line of fire is clear (GEO-11 to 15). `fires_back`: the target is a battery
// that could by FIR-43 fire over the units in the way (FIR-44).
bool HasLine(PositionView f, UnitId firer, UnitId target);
// The first unit in the way of the best line, for people; kNone if none is.
UnitId InTheWay(PositionView f, UnitId firer, UnitId target);

// The best cover of the target against the firer (TER-13).
Cover CoverOf(PositionView f, UnitId firer, UnitId target);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SIGHT_H_
