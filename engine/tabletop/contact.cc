#include "engine/tabletop/contact.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/half_plane.h"
#include "engine/geometry/wide.h"

namespace berthier {

bool Touching(const Block& a, const Block& b) {
  return Within(a, b, kTouch) && !Overlaps(a, b, kPenetration);
}

bool Touching(PolygonView a, PolygonView b) {
  return Within(a, b, kTouch) && !Overlaps(a, b, kPenetration);
}

bool FrontTouches(const Block& mover, PolygonView enemy) {
  return Within(mover.front_edge(), enemy, kTouch);
}

bool FrontTouches(const Block& mover, const Block& enemy) {
  return !internal::BoxesApart(mover, enemy, kTouch.ticks) &&
         FrontTouches(mover, enemy.corners());
}

bool BeganSideOrRear(PolygonView began, Pose enemy, BaseSize enemy_size) {
  return AllAtMost(FrontLine(enemy, enemy_size), began, kRounding);
}

bool BeganRear(PolygonView began, Pose enemy, BaseSize enemy_size) {
  return AllAtMost(RearLine(enemy, enemy_size), began, kRounding);
}

bool OnRearCorner(const Block& mover, const Block& enemy) {
  return Within(enemy.rear_left(), mover.front_edge(), kTouch) ||
         Within(enemy.rear_right(), mover.front_edge(), kTouch);
}

bool OnRearEdge(const Block& mover, const Block& enemy) {
  constexpr int kParallel = 4;  // within a degree, in quarters
  const Length common =
      EdgeToEdge(mover.front_edge(), enemy.rear_edge(), kParallel, kTouch);
  const Length front = LengthOf(mover.right - mover.left);
  return common * 2 + kRounding * 2 >= front;
}

Aspect AspectOf(PolygonView began, const Block& ended, Pose enemy,
                BaseSize enemy_size) {
  if (!BeganSideOrRear(began, enemy, enemy_size)) return Aspect::kFront;
  const Block target = MakeBlock(enemy, enemy_size);
  if (BeganRear(began, enemy, enemy_size) && OnRearEdge(ended, target)) {
    return Aspect::kRear;
  }
  return OnRearCorner(ended, target) ? Aspect::kFlank : Aspect::kFront;
}

Aspect AspectByStart(PolygonView began, Pose enemy, BaseSize enemy_size) {
  if (BeganRear(began, enemy, enemy_size)) return Aspect::kRear;
  return BeganSideOrRear(began, enemy, enemy_size) ? Aspect::kFlank
                                                   : Aspect::kFront;
}

std::array<Edge, 4> EdgesOf(Pose pose, BaseSize size) {
  const Block b = MakeBlock(pose, size);
  const Heading h = pose.heading;
  constexpr int kQuarterTurn = Heading::kSteps / 4;
  return {{{{b.front_left(), b.front_right()}, h},
           {{b.front_left(), b.rear_left()}, h.Turned(-kQuarterTurn)},
           {{b.rear_left(), b.rear_right()}, h.Opposite()},
           {{b.front_right(), b.rear_right()}, h.Turned(kQuarterTurn)}}};
}

Edge EdgeOf(PolygonView polygon, int side) {
  const auto i = static_cast<uint32_t>(side);
  const Point a = polygon[i];
  const Point b = polygon[(i + 1) % polygon.size()];
  const Vec along = b - a;
  // Counter-clockwise outlines have their outside on the right.
  return {{a, b}, BearingOf({along.y, -along.x})};
}

int TurnToFace(Heading mover, const Edge& edge) {
  const int turn = mover.TurnTo(edge.outward.Opposite());
  return turn < 0 ? -turn : turn;
}

Pose SetFlush(Pose mover, BaseSize size, const Edge& edge) {
  const Point front = Offset(mover, size.depth / 2, {0});
  const Point middle = MiddleOf(edge.segment);
  const UnitVec out = Forward(edge.outward);
  const Length gap = {RoundedShift(Dot(front - middle, out), kUnitShift)};
  const Point dropped = front - Along(out, gap);
  return {dropped + Along(out, size.depth / 2), edge.outward.Opposite()};
}

}  // namespace berthier
