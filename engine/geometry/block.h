// A block: the rectangle of a base on the table, by its integer corners.
//
// A block is computed once per pose: two corner offsets are rounded to ticks,
// the other two are their exact opposites. Every later predicate is exact.
//
// Laws: the corners are symmetric about the centre, exactly, so that a block is
// a parallelogram; each corner is the true one rounded to the nearest tick;
// quarter turns and mirrors of the pose turn and mirror the corners, exactly;
// corners run counter-clockwise (front left, rear left, rear right, front
// right).
//
//   Block b = MakeBlock({{x, y}, Heading::Degrees(180)}, {w, d});
#ifndef BERTHIER_ENGINE_GEOMETRY_BLOCK_H_
#define BERTHIER_ENGINE_GEOMETRY_BLOCK_H_

#include <array>
#include <cstdint>

#include "engine/geometry/direction.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/geometry/wide.h"

namespace berthier {

// Where a base stands: its centre and the way it faces.
struct Pose {
  Point centre;
  Heading heading;

  friend constexpr bool operator==(Pose, Pose) = default;
};

// Size of a base: frontage and depth. Both are even, so halves are whole.
struct BaseSize {
  Length front;
  Length depth;

  friend constexpr bool operator==(BaseSize, BaseSize) = default;
};

// A straight piece between two points.
struct Segment {
  Point a;
  Point b;

  friend constexpr bool operator==(Segment, Segment) = default;
};

inline Point MiddleOf(const Segment& s) {
  return {(s.a.x + s.b.x) / 2, (s.a.y + s.b.y) / 2};
}
// Start of part n of `s`, counted from 0, when it is cut into `parts` equal
// parts. n = parts gives the end of s, short by up to `parts` - 1 ticks in x
// and in y, because the length of a part is rounded toward zero.
inline Point PartOf(const Segment& s, int n, int parts) {
  const Vec along = s.b - s.a;
  return s.a + Vec{along.x / parts * n, along.y / parts * n};
}

struct Block {
  Point centre;
  Vec left;   // from the centre to the front left corner
  Vec right;  // from the centre to the front right corner

  constexpr Point front_left() const { return centre + left; }
  constexpr Point front_right() const { return centre + right; }
  constexpr Point rear_right() const { return centre - left; }
  constexpr Point rear_left() const { return centre - right; }
  // Counter-clockwise: FL, RL, RR, FR.
  constexpr std::array<Point, 4> corners() const {
    return {front_left(), rear_left(), rear_right(), front_right()};
  }
  constexpr Segment front_edge() const { return {front_left(), front_right()}; }
  constexpr Segment rear_edge() const { return {rear_left(), rear_right()}; }
  // Squared radius of the smallest circle around the centre that contains the
  // block.
  constexpr int64_t reach_squared() const {
    const int64_t l = NormSquared(left), r = NormSquared(right);
    return l > r ? l : r;
  }

  friend constexpr bool operator==(const Block&, const Block&) = default;
};

namespace internal {

// forward * f + right * r, in units of 2^-shift ticks, rounded to ticks.
inline Vec Combine(Heading heading, int32_t forward, int32_t right, int shift) {
  const UnitVec f = Forward(heading);
  const int64_t a = forward, b = right;
  return {RoundedShift(a * f.x + b * f.y, shift),
          RoundedShift(a * f.y - b * f.x, shift)};
}

}  // namespace internal

// The point `forward` ticks ahead and `right` ticks to the right of `pose`,
// rounded to the nearest tick (halves away from the centre).
inline Point Offset(Pose pose, Length forward, Length right) {
  return pose.centre + internal::Combine(pose.heading, forward.ticks,
                                         right.ticks, kUnitShift);
}

// From the centre of a base with that heading to its front left and front right
// corner.
inline Vec ToFrontLeft(Heading heading, BaseSize size) {
  // One more bit of shift instead of halving the size.
  return internal::Combine(heading, size.depth.ticks, -size.front.ticks,
                           kUnitShift + 1);
}
inline Vec ToFrontRight(Heading heading, BaseSize size) {
  return internal::Combine(heading, size.depth.ticks, size.front.ticks,
                           kUnitShift + 1);
}
inline Block MakeBlock(Pose pose, BaseSize size) {
  return {pose.centre, ToFrontLeft(pose.heading, size),
          ToFrontRight(pose.heading, size)};
}

// Coordinates of `p` seen from `pose`: x to the right, y ahead, each rounded
// to the nearest tick. For signs against the lines through an edge use
// `HalfPlane` (half_plane.h), which does not round.
Vec LocalCoordinates(Pose pose, Point p);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_BLOCK_H_
