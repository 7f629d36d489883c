#include "engine/tabletop/outline.h"

#include "engine/geometry/direction.h"

namespace berthier {
namespace {

constexpr int kChordQuarters = 20;  // five degrees

// Points at `radius` round the centre from one heading counter-clockwise to
// another, both ends included.
void AddArc(Point centre, Heading from, int turn_left, Length radius,
            std::vector<Point>& outline) {
  for (int done = 0; done < turn_left; done += kChordQuarters) {
    outline.push_back(centre + Along(Forward(from.Turned(-done)), radius));
  }
  outline.push_back(centre + Along(Forward(from.Turned(-turn_left)), radius));
}

}  // namespace

std::vector<Point> OutlineOf(const Block& block) {
  const auto corners = block.corners();
  return {corners.begin(), corners.end()};
}

std::vector<Point> ArcOutline(Pose pose, BaseSize size, int outward_quarters,
                              Length range) {
  const Block block = MakeBlock(pose, size);
  std::vector<Point> outline = {block.front_left(), block.front_right()};
  AddArc(block.front_right(), pose.heading.Turned(outward_quarters),
         outward_quarters, range, outline);
  AddArc(block.front_left(), pose.heading, outward_quarters, range, outline);
  return outline;
}

std::vector<Point> SectorOutline(Point apex, Heading axis, int half_quarters,
                                 Length radius) {
  std::vector<Point> outline = {apex};
  AddArc(apex, axis.Turned(half_quarters), 2 * half_quarters, radius, outline);
  return outline;
}

std::vector<Point> GrownOutline(PolygonView polygon, Length by) {
  constexpr int kRightAngle = Heading::kSteps / 4;
  std::vector<Point> outline;
  for (size_t i = 0; i < polygon.size(); ++i) {
    const Point before = polygon[(i + polygon.size() - 1) % polygon.size()];
    const Point corner = polygon[i];
    const Point after = polygon[(i + 1) % polygon.size()];
    // Outward of an edge is to the right of the way round.
    const Heading out = BearingOf(corner - before).Turned(kRightAngle);
    const Heading next = BearingOf(after - corner).Turned(kRightAngle);
    AddArc(corner, out, -out.TurnTo(next), by, outline);
  }
  return outline;
}

}  // namespace berthier
