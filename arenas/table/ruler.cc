#include "arenas/table/ruler.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "engine/geometry/polygon.h"

namespace berthier {
namespace {

// The pieces of an outline; of a single point that point.
std::vector<Segment> EdgesOf(const Shape& shape) {
  std::vector<Segment> edges;
  const size_t n = shape.points.size();
  for (size_t i = 0; i + 1 < n; ++i) {
    edges.push_back({shape.points[i], shape.points[i + 1]});
  }
  if (shape.closed && n > 0) {
    edges.push_back({shape.points[n - 1], shape.points[0]});
  } else if (n == 1) {
    edges.push_back({shape.points[0], shape.points[0]});
  }
  return edges;
}

// Half the width of a line is part of it.
Length WithoutWidth(Length length, const Shape& shape) {
  return std::max(length - shape.width / 2, Length{});
}

Length FromPoint(Point p, const Shape& shape) {
  Length least = Ticks(INT32_MAX);
  for (const Segment& edge : EdgesOf(shape)) {
    least = std::min(least, Distance(p, edge));
  }
  return WithoutWidth(least, shape);
}

Length FromEdge(const Segment& side, const Shape& shape) {
  Length least = Ticks(INT32_MAX);
  for (const Segment& edge : EdgesOf(shape)) {
    least = std::min(least, Distance(side, edge));
  }
  return WithoutWidth(least, shape);
}

std::string CornerName(Vec local) {
  return std::string(local.x < 0 ? "left " : "right ") +
         (local.y < 0 ? "rear corner" : "front corner");
}

// Of the side of a block by its middle.
std::string EdgeName(Vec local, Vec size) {
  // Compared in shares of the block's size: a long block has its flanks too.
  const int64_t across = int64_t{local.x} * size.y;
  const int64_t along = int64_t{local.y} * size.x;
  if (std::abs(along) >= std::abs(across)) {
    return local.y < 0 ? "rear edge" : "front edge";
  }
  return local.x < 0 ? "left edge" : "right edge";
}

}  // namespace

bool Inside(const Shape& shape, Point p) {
  if (!shape.closed) return false;
  bool inside = false;
  for (const Segment& edge : EdgesOf(shape)) {
    if (Distance(p, edge) == Length{}) return true;
    if ((edge.a.y > p.y) == (edge.b.y > p.y)) continue;
    // It crosses the line to the east of p if p lies on its western side.
    const int side = Orientation(edge.a, edge.b, p);
    if (edge.b.y > edge.a.y ? side > 0 : side < 0) inside = !inside;
  }
  return inside;
}

Length ShapeDistance(const Shape& a, const Shape& b) {
  if (a.points.empty() || b.points.empty()) return Ticks(INT32_MAX);
  if (Inside(b, a.points[0]) || Inside(a, b.points[0])) return {};
  Length least = Ticks(INT32_MAX);
  for (const Segment& side : EdgesOf(a)) {
    least = std::min(least, FromEdge(side, b));
  }
  return WithoutWidth(least, a);
}

Gap GapBetween(std::span<const Point> block, Pose pose, const Shape& shape) {
  Gap gap{.length = ShapeDistance({block}, shape)};
  constexpr size_t kCorners = 4;
  if (block.size() != kCorners) return gap;
  std::vector<Vec> corners;
  Vec size = {1, 1};
  for (const Point p : block) {
    const Vec local = LocalCoordinates(pose, p);
    corners.push_back(local);
    size = {std::max(size.x, std::abs(local.x)),
            std::max(size.y, std::abs(local.y))};
  }
  // What a person cannot tell apart on the table is the same.
  const Length slack = Ticks(kTicksPerInch / 32);
  const auto near = [&gap, slack](Length length) {
    return length <= gap.length + slack;
  };
  for (size_t i = 0; i < kCorners; ++i) {
    const size_t j = (i + 1) % kCorners;
    if (!near(FromPoint(block[i], shape)) ||
        !near(FromPoint(block[j], shape))) {
      continue;
    }
    const Vec middle = {(corners[i].x + corners[j].x) / 2,
                        (corners[i].y + corners[j].y) / 2};
    gap.from = EdgeName(middle, size);
    return gap;
  }
  for (size_t i = 0; i < kCorners; ++i) {
    if (!near(FromPoint(block[i], shape))) continue;
    gap.from = CornerName(corners[i]);
    return gap;
  }
  for (size_t i = 0; i < kCorners; ++i) {
    const size_t j = (i + 1) % kCorners;
    if (!near(FromEdge({block[i], block[j]}, shape))) continue;
    const Vec middle = {(corners[i].x + corners[j].x) / 2,
                        (corners[i].y + corners[j].y) / 2};
    gap.from = EdgeName(middle, size);
    return gap;
  }
  return gap;
}

std::string_view UnitName(const Game& game, const Ruler& ruler) {
  const LengthUnit unit = game.vocabulary().length_unit;
  return unit.ticks == ruler.ticks ? unit.name : ruler.name;
}

std::string OnRuler(const Picture& picture, Length length) {
  const int64_t ruler =
      picture.ruler_ticks > 0 ? picture.ruler_ticks : kTicksPerInch;
  const int64_t parts = ruler == kTicksPerInch ? 8 : 10;
  const int64_t marks = (length.ticks * parts * 2 + ruler) / (ruler * 2);
  const int64_t thousandths = marks % parts * 1000 / parts;
  std::string text = std::to_string(marks / parts);
  if (thousandths > 0) {
    text += "." + std::to_string(1000 + thousandths).substr(1);
    while (text.back() == '0') text.pop_back();
  }
  return text + " " + (picture.ruler_name.empty() ? "in" : picture.ruler_name);
}

}  // namespace berthier
