// Half planes: "in front of this line", "behind that line".
//
// The line runs through `origin` and is square to the unit vector `normal`,
// which points into the positive side. A line through an edge of a base is
// defined by the unit vector of the heading and the rounded middle of that
// edge, not by two rounded corners: their rounding error would grow with the
// distance from the base.
//
// Laws: AtLeast(h, p, limit) = AtMost(Flipped(h), p, -limit); ScaledSide is
// exact and invariant under translation, quarter turns and mirrors; raising the
// limit never turns AtLeast from false to true.
//
//   // Wholly behind the line through the rear edge of `enemy`.
//   bool behind = AllAtMost(RearLine(enemy, size), mine.corners(), Ticks(1));
#ifndef BERTHIER_ENGINE_GEOMETRY_HALF_PLANE_H_
#define BERTHIER_ENGINE_GEOMETRY_HALF_PLANE_H_

#include <cstdint>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier {

struct HalfPlane {
  Point origin;
  UnitVec normal;
};

// The same line seen from the other side.
constexpr HalfPlane Flipped(const HalfPlane& h) {
  return {h.origin, -h.normal};
}

// Signed distance of p from the line, scaled by kUnit. Exact.
constexpr int64_t ScaledSide(const HalfPlane& h, Point p) {
  return Dot(p - h.origin, h.normal);
}
// True if the signed distance of p from the line is at least / at most `limit`,
// which may be negative.
constexpr bool AtLeast(const HalfPlane& h, Point p, Length limit) {
  return ScaledSide(h, p) >= int64_t{limit.ticks} * kUnit;
}
constexpr bool AtMost(const HalfPlane& h, Point p, Length limit) {
  return ScaledSide(h, p) <= int64_t{limit.ticks} * kUnit;
}
// The same for every vertex of the polygon.
bool AllAtLeast(const HalfPlane& h, std::span<const Point> polygon,
                Length limit);
bool AllAtMost(const HalfPlane& h, std::span<const Point> polygon,
               Length limit);

// The line through the front (rear) edge of a base; the positive side lies
// ahead of the line.
HalfPlane FrontLine(Pose pose, BaseSize size);
HalfPlane RearLine(Pose pose, BaseSize size);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_HALF_PLANE_H_
