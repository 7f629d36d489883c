// The zone a base faces: ahead of its front edge, between two rays that leave
// the front corners outward at a half angle.
//
// Laws: a shape wholly behind the front line is never in the zone; a wider
// half angle contains a narrower one; invariant under translation and quarter
// turns.
//
//   if (PartlyIn(ZoneAhead(pose, size, kEighthTurn), target)) ...
#ifndef BERTHIER_ENGINE_TABLETOP_ARC_H_
#define BERTHIER_ENGINE_TABLETOP_ARC_H_

#include <array>
#include <cstdint>

#include "engine/geometry/block.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/polygon.h"
#include "engine/tabletop/tolerance.h"

namespace berthier {

// 45 degrees in quarter degrees.
inline constexpr int kEighthTurn = 180;

struct Zone {
  std::array<HalfPlane, 3> sides;  // front line, left ray, right ray
};

// `half_angle` in quarter degrees, 0 (a strip) to 359.
Zone ZoneAhead(Pose pose, BaseSize size, int half_angle);

// More than `min_area` square ticks of the polygon lie in the zone.
bool PartlyIn(const Zone& zone, PolygonView polygon,
              int64_t min_area = kPartly);
// The point lies in the zone, its border included.
bool InZone(const Zone& zone, Point p);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_ARC_H_
