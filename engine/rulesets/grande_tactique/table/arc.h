// "At least partly in an arc": the area limit shared by all fire zones.
//
// engine/geometry/arc.h defines the arc with its rays and front line; here is
// only how much of a footprint must lie in it to count (GT 5.5).
//
//   const Arc zone = MakeArc(pose, size, kEighthTurn);
//   if (PartlyIn(zone, target.corners())) ...
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_ARC_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_ARC_H_

#include "engine/geometry/arc.h"
#include "engine/geometry/polygon.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

// 45 degrees in quarter degrees.
inline constexpr int kEighthTurn = 180;

inline bool PartlyIn(const Arc& arc, PolygonView polygon) {
  return InArc(arc, polygon, kPartly);
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_ARC_H_
