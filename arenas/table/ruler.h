// Distances as a person lays a ruler: from a corner or an edge of a block to
// the outline of something else, of any shape, in marks of the ruler.
//
//   const Gap gap = GapBetween(outline, pose, {.points = wood});
//   gap.from;                            // "left front corner"
//   OnRuler(picture, gap.length);        // "3.25 in"
#ifndef BERTHIER_ARENAS_TABLE_RULER_H_
#define BERTHIER_ARENAS_TABLE_RULER_H_

#include <span>
#include <string>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/model/picture.h"

namespace berthier {

// A polygon of any shape, or a line.
struct Shape {
  std::span<const Point> points;
  bool closed = true;
  Length width = {};  // of a line
};

struct Gap {
  Length length = {};
  // "left front corner", "front edge"; empty where there are none.
  std::string from = {};
};

// The point lies inside the shape, or on its outline.
bool Inside(const Shape& shape, Point p);
Length ShapeDistance(const Shape& a, const Shape& b);
// From a block that stands so to the shape.
Gap GapBetween(std::span<const Point> block, Pose pose, const Shape& shape);

// In eighths of an inch, or tenths of another unit: "3.25 in".
std::string OnRuler(const Picture& picture, Length length);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_RULER_H_
