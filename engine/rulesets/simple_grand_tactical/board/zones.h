// Front zones, range and flank of fire (GEO-08 to 10, 27).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ZONES_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ZONES_H_

#include <optional>

#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

// Within 45 degrees of a facing (GEO-17, GEO-26).
bool IsAhead(Heading facing, Vec way);
// GEO-08; the whole plane for squares and who is deployed.
bool InFrontZone(PositionView f, UnitId u, Point p);
// The part of the target in the front zone of the firer, and how far it is
// from the firer's front edge; nothing if no part is in it (GEO-09).
std::optional<Length> RangeTo(PositionView f, UnitId firer, UnitId target);
// Some part of the block is in the front zone of u.
bool PartInFrontZone(PositionView f, UnitId u, const Block& block);
// A shot from there hits flank or rear (GEO-10, its first sentence).
bool ShotHitsFlank(PositionView f, UnitId firer, UnitId target);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_ZONES_H_
