// Unit vectors of the 1440 headings, as integers scaled by 2^30.
//
// The table is built at compile time by integer arithmetic alone; each
// component is the nearest integer to the true sine or cosine.
//
// Laws: Forward(h.Turned(360)) is Forward(h) turned by a quarter, exactly;
// Forward(h.Opposite()) = -Forward(h); mirroring h mirrors Forward(h);
// |Forward(h)| differs from 2^30 by at most one part in 2^29;
// BearingOf(Forward(h)) = h; turning v by a quarter turns BearingOf(v) by one.
//
//   Vec step = Along(Forward(Heading::Degrees(45)), Inches(2));
#ifndef BERTHIER_ENGINE_GEOMETRY_DIRECTION_H_
#define BERTHIER_ENGINE_GEOMETRY_DIRECTION_H_

#include <array>
#include <cstdint>

#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier {

inline constexpr int kUnitShift = 30;
inline constexpr int64_t kUnit = int64_t{1} << kUnitShift;

// Components in [-2^30, 2^30].
struct UnitVec {
  int32_t x = 0;
  int32_t y = 0;

  friend constexpr bool operator==(UnitVec, UnitVec) = default;
  friend constexpr UnitVec operator-(UnitVec u) { return {-u.x, -u.y}; }
};

namespace internal {
extern const std::array<UnitVec, Heading::kSteps> kForward;
}  // namespace internal

// (sin h, cos h) scaled by kUnit: the direction a base with heading h faces.
inline UnitVec Forward(Heading h) {
  return internal::kForward[static_cast<uint32_t>(h.quarters())];
}
// (cos h, -sin h) scaled by kUnit: the direction to the right of that base.
inline UnitVec Right(Heading h) {
  const UnitVec f = Forward(h);
  return {f.y, -f.x};
}

// Component of v along u, scaled by kUnit. Exact.
constexpr int64_t Dot(Vec v, UnitVec u) {
  return int64_t{v.x} * u.x + int64_t{v.y} * u.y;
}
// Component of v to the left of u, scaled by kUnit. Exact.
constexpr int64_t Cross(UnitVec u, Vec v) {
  return int64_t{u.x} * v.y - int64_t{u.y} * v.x;
}

// u scaled to a length, rounded to the nearest tick (halves away from zero).
Vec Along(UnitVec u, Length length);

// The heading nearest to the direction of v (ties go clockwise). v must not be
// zero. Exact: compares cross products with the bisectors, one or two of them.
Heading BearingOf(Vec v);

// Largest r with r * r <= n; n >= 0.
int64_t IntegerSqrt(int64_t n);
// Length of v rounded to the nearest tick.
Length LengthOf(Vec v);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_DIRECTION_H_
