// The ground that an element covers (5.1): a union of a few rectangles.
//
// A grid is at most two (its full ranks, and the rest of the last one), a
// march column one for each stretch of its trail, a square one, a garrison its
// settlement and the block outside. Poses here are those of the state: the
// middle of the front edge, heading outward; of a square and of a settlement
// the centre.
//
// Laws: corners are rounded once, so that shapes moved by a whole vector stay
// congruent; the rectangles of one shape meet but do not overlap, but for the
// bends of a column.
//
//   const Shape line = GridShape(pose, base, {.bases = 10, .files = 5});
//   if (Overlaps(line, other, kPenetration)) ...
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SHAPE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SHAPE_H_

#include <array>
#include <cstdint>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/la_grande_armee/facts/types.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::la_grande_armee {

class Shape {
 public:
  static constexpr int kMost = kMaxBases;

  void Add(const Block& block) {
    box_ = count_ == 0 ? BoxOf(block) : Union(box_, BoxOf(block));
    blocks_[static_cast<size_t>(count_++)] = block;
  }
  // The same rectangles, moved.
  Shape Moved(Vec by) const;

  // Of a shape that stays; a temporary one would not outlive its blocks.
  std::span<const Block> blocks() && = delete;
  std::span<const Block> blocks() const& {
    return {blocks_.data(), static_cast<size_t>(count_)};
  }
  const Box& box() const { return box_; }

 private:
  int count_ = 0;
  Box box_ = {};
  std::array<Block, kMost> blocks_;
};

struct GridSize {
  int bases = 1;
  int files = 1;

  int ranks() const { return (bases + files - 1) / files; }
  // Bases in the last rank, and the file, from the left, of the first of them
  // (LGA-BAS-05).
  int in_last_rank() const { return bases - (ranks() - 1) * files; }
  int last_rank_offset() const { return (files - in_last_rank()) / 2; }
};

// The rectangle whose front edge has its middle at `front`; sizes are even.
Block BlockBehind(Pose front, BaseSize size);
// The middle of the front edge of a rectangle with that heading, and the pose
// of the rectangle whose front it is.
Pose FrontOf(Pose centre, Length depth);
Pose CentreOf(Pose front, Length depth);

// Files by ranks, an incomplete rank counting in full.
inline BaseSize BoundsOf(BaseSize base, GridSize grid) {
  return {base.front * grid.files, base.depth * grid.ranks()};
}
Shape GridShape(Pose front, BaseSize base, GridSize grid);
// The bases of a column one behind the other along `trail`, the corners of the
// way its head has come, from the head backward; the way goes on straight
// beyond the last.
Shape ColumnShape(Pose head, std::span<const Point> trail, BaseSize base,
                  int bases);
// Base `i` of the column, 0 at the head.
Pose ColumnBase(Pose head, std::span<const Point> trail, BaseSize base, int i);
// A square whose fullest face has `face` bases.
Shape SquareShape(Pose centre, BaseSize base, int face);

bool Overlaps(const Shape& a, const Shape& b, Length tolerance);
bool Overlaps(const Shape& a, PolygonView b, Length tolerance);
bool Within(const Shape& a, const Shape& b, Length limit);
bool Within(const Shape& a, PolygonView b, Length limit);
bool Within(const Shape& a, Point p, Length limit);
bool Contains(const Shape& a, Point p);
Length Distance(const Shape& a, const Shape& b);
Length Distance(const Shape& a, Point p);
// The length of the segment inside the shape.
Length LengthIn(const Shape& a, Segment s);
// From the start of the segment to the shape, and to where it leaves it for
// good; both negative if it does not run inside it for more than `least`.
struct Chord {
  Length enter = Ticks(-1);
  Length leave = Ticks(-1);
  Length inside = Ticks(0);

  bool any() const { return enter >= Ticks(0); }
};
Chord ChordOf(const Shape& a, Segment s, Length least);
Chord ChordOf(PolygonView polygon, Segment s, Length least);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FIELD_SHAPE_H_
