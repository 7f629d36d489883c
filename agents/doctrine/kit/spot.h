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
inline double Norm(Spot a) { return std::sqrt(Dot(a, a)); }

inline Spot SpotOf(Point p) {
  constexpr double kInch = kTicksPerInch;
  return {p.x / kInch, p.y / kInch};
}
// Rounded to the nearest tick.
inline Point PointOf(Spot s) {
  return {static_cast<int32_t>(std::lround(s.x * kTicksPerInch)),
          static_cast<int32_t>(std::lround(s.y * kTicksPerInch))};
}
// The direction of a heading, one inch long.
inline Spot WayOf(Heading heading) {
  constexpr double kOne = 1.0 / static_cast<double>(kUnit);
  const UnitVec v = Forward(heading);
  return {v.x * kOne, v.y * kOne};
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_SPOT_H_
