// Seeded random poses, bases and polygons, and the symmetries of the table.
#ifndef BERTHIER_TESTS_ENGINE_GEOMETRY_RANDOM_TABLE_H_
#define BERTHIER_TESTS_ENGINE_GEOMETRY_RANDOM_TABLE_H_

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"

namespace berthier {

// splitmix64: the same numbers on every machine.
class RandomTable {
 public:
  explicit RandomTable(uint64_t seed) : state_(seed) {}

  uint64_t Next() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
  int32_t Below(int32_t n) {
    return static_cast<int32_t>(Next() % static_cast<uint64_t>(n));
  }
  // In [-reach, reach].
  int32_t Around(int32_t reach) { return Below(2 * reach + 1) - reach; }

  Point PointNear(Point p, int32_t reach) {
    const int32_t x = Around(reach), y = Around(reach);
    return {p.x + x, p.y + y};
  }
  Heading AnyHeading() { return Heading::Quarters(Below(Heading::kSteps)); }
  Pose PoseNear(Point p, int32_t reach) {
    const Point centre = PointNear(p, reach);
    return {centre, AnyHeading()};
  }
  BaseSize Size() {
    constexpr BaseSize kSizes[] = {{{2438}, {812}},  {{1524}, {1016}},
                                   {{1016}, {1016}}, {{1016}, {1524}},
                                   {{762}, {762}},   {{2032}, {2032}}};
    return kSizes[Below(6)];
  }
  Block BlockNear(Point p, int32_t reach) {
    const Pose pose = PoseNear(p, reach);
    return MakeBlock(pose, Size());
  }
  // A hull of three to eight random points with an area.
  SmallPolygon PolygonNear(Point p, int32_t reach) {
    for (;;) {
      const Point middle = PointNear(p, reach);
      const int32_t radius = 5 + Below(2500);
      std::vector<Point> points;
      for (int n = 3 + Below(6); n > 0; --n) {
        points.push_back(PointNear(middle, radius));
      }
      const SmallPolygon hull = ConvexHull(points);
      if (hull.size() >= 3) return hull;
    }
  }

 private:
  uint64_t state_;
};

// Transformations that must not change any result: a quarter turn clockwise
// about the origin, a reflection in the y axis, and a translation.
enum class Symmetry { kQuarterTurn, kMirror, kShift };
inline constexpr std::array<Symmetry, 3> kSymmetries = {
    Symmetry::kQuarterTurn, Symmetry::kMirror, Symmetry::kShift};

inline Point Moved(Symmetry s, Point p) {
  switch (s) {
    case Symmetry::kQuarterTurn:
      return {p.y, -p.x};
    case Symmetry::kMirror:
      return {-p.x, p.y};
    case Symmetry::kShift:
      return p + Vec{40961, -77777};
  }
  return p;
}
inline Heading Moved(Symmetry s, Heading h) {
  if (s == Symmetry::kQuarterTurn) return h.Turned(360);
  if (s == Symmetry::kMirror) return Heading::Quarters(-h.quarters());
  return h;
}
inline Pose Moved(Symmetry s, Pose p) {
  return {Moved(s, p.centre), Moved(s, p.heading)};
}
inline Segment Moved(Symmetry s, Segment t) {
  return {Moved(s, t.a), Moved(s, t.b)};
}
// Keeps the counter-clockwise order of vertices after a reflection.
inline SmallPolygon Moved(Symmetry s, PolygonView polygon) {
  std::vector<Point> points;
  for (const Point p : polygon) points.push_back(Moved(s, p));
  if (s == Symmetry::kMirror) std::reverse(points.begin(), points.end());
  return SmallPolygon(points);
}

}  // namespace berthier

#endif  // BERTHIER_TESTS_ENGINE_GEOMETRY_RANDOM_TABLE_H_
