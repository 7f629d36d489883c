// Points and directions on the table in inches, as doctrines use them.
//
// The engine measures in whole ticks; a doctrine may use floating point.
//
//   const Spot ahead = SpotOf(pose.centre) + WayOf(pose.heading) * 3;
//   const double inches = Norm(ahead - SpotOf(target.centre));
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_SPOT_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_SPOT_H_

#include <cmath>
#include <cstdint>

#include "engine/geometry/direction.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier {

// A point or a direction in inches.
struct Spot {
  double x = 0;
  double y = 0;

  friend Spot operator+(Spot a, Spot b) { return {a.x + b.x, a.y + b.y}; }
  friend Spot operator-(Spot a, Spot b) { return {a.x - b.x, a.y - b.y}; }
  friend Spot operator*(Spot a, double k) { return {a.x * k, a.y * k}; }
  friend Spot operator*(double k, Spot a) { return a * k; }
};

inline double Dot(Spot a, Spot b) { return a.x * b.x + a.y * b.y; }
inline double Cross(Spot a, Spot b) { return a.x * b.y - a.y * b.x; }
inline double NormSquared(Spot a) { return Dot(a, a); }
inline double Norm(Spot a) { return std::sqrt(NormSquared(a)); }

inline Spot SpotOf(Point p) {
  constexpr double kInch = kTicksPerInch;
  return {p.x / kInch, p.y / kInch};
}
// Rounded to the nearest tick, halves away from zero: std::lround, which is a
// call, written out for what stands on a table.
inline Point PointOf(Spot s) {
  const auto rounded = [](double value) {
    const auto whole = static_cast<int32_t>(value);
    const double rest = value - whole;
    return whole + (rest >= 0.5) - (rest <= -0.5);
  };
  return {rounded(s.x * kTicksPerInch), rounded(s.y * kTicksPerInch)};
}
// The direction of a heading, one inch long.
inline Spot WayOf(Heading heading) {
  constexpr double kOne = 1.0 / static_cast<double>(kUnit);
  const UnitVec v = Forward(heading);
  return {v.x * kOne, v.y * kOne};
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_SPOT_H_
