// Distances as a person measures them with a ruler: from a corner or an edge of
// a block to the outline of anything else, rounded to the marks of the ruler.
//
//   const Gap gap = GapBetween(outline, pose, {.points = wood});
//   gap.from;                            // "left front corner"
//   OnRuler(picture, gap.length);        // "3.25 in"
#ifndef BERTHIER_ARENAS_TABLE_RULER_H_
#define BERTHIER_ARENAS_TABLE_RULER_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/model/game.h"
#include "engine/model/picture.h"
#include "proto/ruler.h"

namespace berthier {

// Any simple polygon, or a polyline with a width.
struct Shape {
  std::span<const Point> points;
  bool closed = true;  // polygon, else polyline
  Length width = {};   // of a polyline
};

struct Gap {
  Length length = {};
  // Where to measure from: "left front corner", "front edge"; empty if the
  // block has not four corners.
  std::string from = {};
};

// True if the point is inside the polygon or on its outline; false for a
// polyline.
bool Inside(const Shape& shape, Point p);
// The shortest distance; 0 if they overlap.
Length ShapeDistance(const Shape& a, const Shape& b);
// From the outline `block` of a block with that pose to the shape.
Gap GapBetween(std::span<const Point> block, Pose pose, const Shape& shape);

// What players call a unit of the ruler: the ruleset's word, if it measures in
// units that long.
std::string_view UnitName(const Game& game, const Ruler& ruler);

// A length rounded to eighths of an inch, or to tenths of another unit:
// "3.25 in".
std::string OnRuler(const Picture& picture, Length length);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_RULER_H_
