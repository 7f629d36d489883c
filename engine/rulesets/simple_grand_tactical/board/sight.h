// Lines of sight and of fire (GEO-11 to 16, FIR-42 to 45), and cover (TER-13).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SIGHT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SIGHT_H_

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// True if no ground blocks the line (GEO-12, GEO-13) between units with these
// centres, which say how high they are and what they are in. kNear: the two
// units are at most 5 cm apart, so that differences of level do not block.
enum class Nearness : uint8_t { kApart, kNear };
bool GroundClear(PositionView f, Segment line, Segment centres, Nearness near);
// GEO-16: true if no ground blocks the line between the centres. Other units
// never block it.
bool Visible(PositionView f, UnitId from, UnitId target);

// True if some line of fire is clear (GEO-11 to 15). A unit in the way does not
// block if the firer can fire over it (FIR-43), nor if the target is a battery
// that could fire back over it (FIR-44).
bool HasLine(PositionView f, UnitId firer, UnitId target);
// The unit with the lowest id that blocks the line of fire to the centre of the
// target, for messages; kNone if no unit does.
UnitId InTheWay(PositionView f, UnitId firer, UnitId target);

// The best cover of the target against the firer (TER-13).
Cover CoverOf(PositionView f, UnitId firer, UnitId target);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_SIGHT_H_
