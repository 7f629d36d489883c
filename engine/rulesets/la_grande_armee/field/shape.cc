#include "engine/rulesets/la_grande_armee/field/shape.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/passage.h"
#include "engine/tabletop/scaled.h"

namespace berthier::la_grande_armee {
namespace {

// Where the way of a column stands `distance` behind its head, and the way it
// goes there.
Pose PlaceBehind(Pose head, std::span<const Point> trail, Length distance) {
  Point from = head.centre;
  Heading heading = head.heading;
  Length left = distance;
  for (const Point to : trail) {
    const Vec way = from - to;
    const Length length = LengthOf(way);
    if (length > Length{}) {
      heading = BearingOf(way);
      if (left <= length) {
        return {from - Scaled(way, left.ticks, length.ticks), heading};
      }
      left -= length;
    }
    from = to;
  }
  return {from - Along(Forward(heading), left), heading};
}

template <typename F>
bool AnyBlock(const Shape& a, F&& f) {
  for (const Block& block : a.blocks()) {
    if (f(block)) return true;
  }
  return false;
}

}  // namespace

Shape Shape::Moved(Vec by) const {
  Shape moved = *this;
  moved.box_ = {box_.low + by, box_.high + by};
  for (int i = 0; i < count_; ++i) {
    Block& block = moved.blocks_[static_cast<size_t>(i)];
    block.centre = block.centre + by;
  }
  return moved;
}

Pose FrontOf(Pose centre, Length depth) {
  return {centre.centre + Along(Forward(centre.heading), depth / 2),
          centre.heading};
}

Pose CentreOf(Pose front, Length depth) {
  return {front.centre - Along(Forward(front.heading), depth / 2),
          front.heading};
}

Block BlockBehind(Pose front, BaseSize size) {
  return MakeBlock(CentreOf(front, size.depth), size);
}

Shape GridShape(Pose front, BaseSize base, GridSize grid) {
  Shape shape;
  const int ranks = grid.ranks(), rest = grid.in_last_rank();
  const int full = rest == grid.files ? ranks : ranks - 1;
  if (full > 0) {
    shape.Add(BlockBehind(front, {base.front * grid.files, base.depth * full}));
  }
  if (full < ranks) {
    const UnitVec u = Forward(front.heading), r = Right(front.heading);
    // Halves of a file to the right of the middle.
    const int aside = 2 * grid.last_rank_offset() + rest - grid.files;
    const Pose behind = {front.centre - Along(u, base.depth * full) +
                             Along(r, base.front / 2 * aside),
                         front.heading};
    shape.Add(BlockBehind(behind, {base.front * rest, base.depth}));
  }
  return shape;
}

Pose ColumnBase(Pose head, std::span<const Point> trail, BaseSize base, int i) {
  return PlaceBehind(head, trail, base.depth * i + base.depth / 2);
}

Shape ColumnShape(Pose head, std::span<const Point> trail, BaseSize base,
                  int bases) {
  Shape shape;
  if (trail.size() <= 1) {
    shape.Add(BlockBehind(head, {base.front, base.depth * bases}));
    return shape;
  }
  // Bases in a row on one stretch make one rectangle. The walk is that of
  // PlaceBehind, a corner at a time.
  Pose first, last;
  int row = 0;
  const auto add = [&] {
    const Vec half = last.centre - first.centre;
    shape.Add(MakeBlock({first.centre + Scaled(half, 1, 2), first.heading},
                        {base.front, base.depth * row}));
  };
  const auto stand = [&](Pose pose) {
    if (row > 0 && pose.heading != first.heading) {
      add();
      row = 0;
    }
    if (row++ == 0) first = pose;
    last = pose;
  };
  Point from = head.centre;
  Heading heading = head.heading;
  Length passed;
  int i = 0;
  const auto behind = [&] { return base.depth * i + base.depth / 2 - passed; };
  for (const Point to : trail) {
    const Vec way = from - to;
    const Length length = LengthOf(way);
    if (length > Length{}) {
      heading = BearingOf(way);
      for (; i < bases && behind() <= length; ++i) {
        stand({from - Scaled(way, behind().ticks, length.ticks), heading});
      }
      passed += length;
    }
    from = to;
  }
  for (; i < bases; ++i) {
    stand({from - Along(Forward(heading), behind()), heading});
  }
  add();
  return shape;
}

Shape SquareShape(Pose centre, BaseSize base, int face) {
  const Length side = base.front * face + base.depth;
  Shape shape;
  shape.Add(MakeBlock(centre, {side, side}));
  return shape;
}

bool Overlaps(const Shape& a, PolygonView b, Length tolerance) {
  if (Apart(a.box(), BoxOf(b), Ticks(0))) return false;
  return AnyBlock(a, [&](const Block& block) {
    return berthier::Overlaps(block.corners(), b, tolerance);
  });
}

bool Overlaps(const Shape& a, const Shape& b, Length tolerance) {
  if (Apart(a.box(), b.box(), Ticks(0))) return false;
  return AnyBlock(a, [&](const Block& p) {
    return AnyBlock(
        b, [&](const Block& q) { return berthier::Overlaps(p, q, tolerance); });
  });
}

bool Within(const Shape& a, PolygonView b, Length limit) {
  if (Apart(a.box(), BoxOf(b), limit)) return false;
  return AnyBlock(a, [&](const Block& block) {
    return berthier::Within(block.corners(), b, limit);
  });
}

bool Within(const Shape& a, const Shape& b, Length limit) {
  if (Apart(a.box(), b.box(), limit)) return false;
  return AnyBlock(a, [&](const Block& p) {
    return AnyBlock(
        b, [&](const Block& q) { return berthier::Within(p, q, limit); });
  });
}

bool Within(const Shape& a, Point p, Length limit) {
  if (Apart(a.box(), BoxOf(p), limit)) return false;
  return AnyBlock(a, [&](const Block& block) {
    return berthier::Within(p, block.corners(), limit);
  });
}

bool Contains(const Shape& a, Point p) {
  return berthier::Contains(a.box(), p) && AnyBlock(a, [&](const Block& b) {
           return berthier::Contains(b.corners(), p);
         });
}

Length Distance(const Shape& a, const Shape& b) {
  Length least = Ticks(INT32_MAX);
  for (const Block& p : a.blocks()) {
    for (const Block& q : b.blocks()) {
      least = std::min(least, berthier::Distance(p.corners(), q.corners()));
    }
  }
  return least;
}

Length Distance(const Shape& a, Point p) {
  Length least = Ticks(INT32_MAX);
  for (const Block& block : a.blocks()) {
    least = std::min(least, berthier::Distance(p, block.corners()));
  }
  return least;
}

Chord ChordOf(PolygonView polygon, Segment s, Length least) {
  const std::optional<Segment> part = PartInside(s, polygon);
  if (!part) return {};
  const Length inside = LengthOf(part->b - part->a);
  if (inside <= least) return {};
  return {LengthOf(part->a - s.a), LengthOf(part->b - s.a), inside};
}

Chord ChordOf(const Shape& a, Segment s, Length least) {
  Chord all;
  if (Apart(a.box(), BoxOf(s), Ticks(0))) return all;
  for (const Block& block : a.blocks()) {
    const Chord one = ChordOf(block.corners(), s, Ticks(0));
    if (!one.any()) continue;
    all.enter = all.any() ? std::min(all.enter, one.enter) : one.enter;
    all.leave = std::max(all.leave, one.leave);
    all.inside += one.inside;
  }
  return all.inside > least ? all : Chord{};
}

Length LengthIn(const Shape& a, Segment s) {
  return ChordOf(a, s, Ticks(0)).inside;
}

}  // namespace berthier::la_grande_armee
