// Bases of units as rectangles in floating point, in whatever unit of length a
// doctrine measures in: gaps, contacts, overlaps at a glance.
//
//   struct UnitView : Base { ... };
//   if (!IsFarther(u, enemy, 20) && GapOf(u, enemy) <= 20) ...
//   const double ahead = TouchOf(u, u.dir, enemy);  // kMisses: never
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_BASES_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_BASES_H_

#include <algorithm>

#include "agents/doctrine/kit/spot.h"

namespace berthier {

struct Base {
  Spot at;   // its centre
  Spot dir;  // the way it faces, of length 1
  double half_width = 0;
  double half_depth = 0;
  double radius = 0;  // of the circle round it

  Spot right() const { return {dir.y, -dir.x}; }
  // `p` in its frame: x to its right, y ahead.
  Spot Local(Spot p) const { return {Cross(p - at, dir), Dot(p - at, dir)}; }
  // 0 is front right, then clockwise.
  Spot Corner(int i) const {
    const double x = i == 0 || i == 1 ? half_width : -half_width;
    const double y = i == 0 || i == 3 ? half_depth : -half_depth;
    return at + right() * x + dir * y;
  }
};

inline constexpr double kMisses = 1e9;

// Between two bases; may be too large if they overlap crosswise.
double GapOf(const Base& a, const Base& b);
// Between a point and a base; 0 within it.
double GapTo(const Base& base, Spot p);
// Whether they are certainly farther apart than that; a cheap test.
inline bool IsFarther(const Base& a, const Base& b, double apart) {
  const double all = apart + a.radius + b.radius;
  const Spot way = b.at - a.at;
  return Dot(way, way) > all * all;
}
// Whether GapOf is certainly no larger than that; likewise cheap. A corner of
// either is no farther from the middle of the other than the middles and its
// own half diagonal make at a right angle.
inline bool IsWithin(const Base& a, const Base& b, double apart) {
  constexpr double kRoundings = 1e-6;
  const double corner = std::min(a.radius, b.radius);
  const Spot way = b.at - a.at;
  return Dot(way, way) + corner * corner < apart * apart - kRoundings;
}
// How far a point may go that way (of length 1) until it enters the base;
// kMisses if it does not.
double RayTo(Spot from, Spot way, const Base& base);
// How far `a` can be shifted that way until it touches `b`; kMisses if it does
// not touch.
double TouchOf(const Base& a, Spot way, const Base& b);
// Whether they overlap by more than `may` allows.
bool Overlap(const Base& a, const Base& b, double may = 0);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_BASES_H_
