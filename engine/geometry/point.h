// Points and vectors in ticks, and the exact sign tests all predicates use.
//
// x runs east, y north. Coordinates stay within +-2^20 ticks (about 26 m), so
// that a cross product of differences fits easily into int64.
//
// Laws: Cross(a, b) = -Cross(b, a); Orientation(a, b, c) is invariant under
// cyclic permutation, translation and quarter turns, and changes sign under a
// mirror or when two arguments are exchanged.
//
//   if (Orientation(a, b, c) > 0) ...  // c lies to the left of a to b
#ifndef BERTHIER_ENGINE_GEOMETRY_POINT_H_
#define BERTHIER_ENGINE_GEOMETRY_POINT_H_

#include <cstdint>

namespace berthier {

struct Vec {
  int32_t x = 0;
  int32_t y = 0;

  friend constexpr bool operator==(Vec, Vec) = default;
  friend constexpr Vec operator+(Vec a, Vec b) {
    return {a.x + b.x, a.y + b.y};
  }
  friend constexpr Vec operator-(Vec a, Vec b) {
    return {a.x - b.x, a.y - b.y};
  }
  friend constexpr Vec operator-(Vec a) { return {-a.x, -a.y}; }
};

struct Point {
  int32_t x = 0;
  int32_t y = 0;

  friend constexpr bool operator==(Point, Point) = default;
  friend constexpr Vec operator-(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
  }
  friend constexpr Point operator+(Point p, Vec v) {
    return {p.x + v.x, p.y + v.y};
  }
  friend constexpr Point operator-(Point p, Vec v) {
    return {p.x - v.x, p.y - v.y};
  }
};

constexpr int64_t Dot(Vec a, Vec b) {
  return int64_t{a.x} * b.x + int64_t{a.y} * b.y;
}
// Positive when b points to the left of a (counter-clockwise from a).
constexpr int64_t Cross(Vec a, Vec b) {
  return int64_t{a.x} * b.y - int64_t{a.y} * b.x;
}
constexpr int64_t NormSquared(Vec a) { return Dot(a, a); }

constexpr int Sign(int64_t v) { return (v > 0) - (v < 0); }

// +1: the path a, b, c turns left; -1: it turns right; 0: the three points are
// collinear.
constexpr int Orientation(Point a, Point b, Point c) {
  return Sign(Cross(b - a, c - a));
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_GEOMETRY_POINT_H_
