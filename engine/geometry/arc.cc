#include "engine/geometry/arc.h"

namespace berthier {

Arc MakeArc(Pose pose, BaseSize size, int outward_quarters) {
  const Block block = MakeBlock(pose, size);
  const Heading left_ray = pose.heading.Turned(-outward_quarters);
  const Heading right_ray = pose.heading.Turned(outward_quarters);
  return {FrontLine(pose, size),
          {block.front_left(), Right(left_ray)},
          {block.front_right(), -Right(right_ray)}};
}

bool InArc(const Arc& arc, PolygonView polygon, int64_t min_area) {
  return ClippedAreaExceeds(polygon, arc.sides(), min_area);
}

bool InArc(const Arc& arc, Point p) {
  return AtLeast(arc.front, p, {}) && AtLeast(arc.left, p, {}) &&
         AtLeast(arc.right, p, {});
}

}  // namespace berthier
