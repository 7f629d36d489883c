// Front zones, ranges, and shots at the flank (GEO-08 to 10, 27).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ZONES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ZONES_H_

#include <optional>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// True if the direction `way` is within 45 degrees of the facing (GEO-17,
// GEO-26).
bool IsAhead(Heading facing, Vec way);
// GEO-08: true if p is in the front zone of u. The front zone of a unit in
// square or deployed is the whole plane.
bool InFrontZone(PositionView f, UnitId u, Point p);
// Distance from the front edge of the firer to that part of the target which is
// in the front zone of the firer; nullopt if no part is (GEO-09). From edge to
// edge if the firer is in square or deployed.
std::optional<Length> RangeTo(PositionView f, UnitId firer, UnitId target);
// True if some part of the block is in the front zone of u.
bool PartInFrontZone(PositionView f, UnitId u, const Block& block);
// True if the firer is outside the front zone of the target, so that its shot
// hits flank or rear (GEO-10, first sentence).
bool ShotHitsFlank(PositionView f, UnitId firer, UnitId target);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ZONES_H_
