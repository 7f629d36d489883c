#include "engine/geometry/half_plane.h"

#include <algorithm>

namespace berthier {

bool AllAtLeast(const HalfPlane& h, std::span<const Point> polygon,
                Length limit) {
  return std::all_of(polygon.begin(), polygon.end(),
                     [&](Point p) { return AtLeast(h, p, limit); });
}

bool AllAtMost(const HalfPlane& h, std::span<const Point> polygon,
               Length limit) {
  return std::all_of(polygon.begin(), polygon.end(),
                     [&](Point p) { return AtMost(h, p, limit); });
}

HalfPlane FrontLine(Pose pose, BaseSize size) {
  return {Offset(pose, size.depth / 2, {}), Forward(pose.heading)};
}

HalfPlane RearLine(Pose pose, BaseSize size) {
  return {Offset(pose, -(size.depth / 2), {}), Forward(pose.heading)};
}

}  // namespace berthier
