// Axis-aligned bounding boxes, to rule out quickly that two shapes are near
// each other.
//
// Laws: Apart(a, b, m) is symmetric and implies that every point of the shape
// in a is more than m from every point of the shape in b; BoxOf(x) contains x.
//
//   if (Apart(BoxOf(block), hill.box, Inches(1))) return false;
#ifndef BERTHIER_ENGINE_TABLETOP_BOX_H_
#define BERTHIER_ENGINE_TABLETOP_BOX_H_

#include <algorithm>
#include <cstdlib>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier {

struct Box {
  Point low;
  Point high;

  friend constexpr bool operator==(const Box&, const Box&) = default;
};

constexpr Box BoxOf(Point p) { return {p, p}; }
constexpr Box BoxOf(Segment s) {
  return {{std::min(s.a.x, s.b.x), std::min(s.a.y, s.b.y)},
          {std::max(s.a.x, s.b.x), std::max(s.a.y, s.b.y)}};
}
constexpr Box BoxOf(std::span<const Point> points) {
  Box box = BoxOf(points[0]);
  for (const Point p : points.subspan(1)) {
    box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
    box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
  }
  return box;
}
constexpr Box BoxOf(const Block& block) {
  const auto larger = [](int32_t a, int32_t b) {
    return std::max(a < 0 ? -a : a, b < 0 ? -b : b);
  };
  const Vec half = {larger(block.left.x, block.right.x),
                    larger(block.left.y, block.right.y)};
  return {block.centre - half, block.centre + half};
}

constexpr Box Union(const Box& a, const Box& b) {
  return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
          {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}
constexpr Box Grown(const Box& a, Length by) {
  const Vec v = {by.ticks, by.ticks};
  return {a.low - v, a.high + v};
}

// True if the boxes are more than `margin` apart in x or in y.
constexpr bool Apart(const Box& a, const Box& b, Length margin) {
  const int32_t m = margin.ticks;
  return a.low.x > b.high.x + m || b.low.x > a.high.x + m ||
         a.low.y > b.high.y + m || b.low.y > a.high.y + m;
}
constexpr bool Contains(const Box& box, Point p) {
  return p.x >= box.low.x && p.x <= box.high.x && p.y >= box.low.y &&
         p.y <= box.high.y;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_BOX_H_
