#include "engine/rulesets/la_grande_armee/field/contact.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/geometry/wide.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"

namespace berthier::la_grande_armee {
namespace {

// Bases that stand side by side may overlap by the rounding of their corners:
// a front passes them all the same.
constexpr Length kGraze = Ticks(4);

Segment EdgeLine(const Block& block, Edge edge) {
  // Clockwise, each from its left end seen from inside.
  const std::array<Point, kEdges> c = {block.front_left(), block.front_right(),
                                       block.rear_right(), block.rear_left()};
  const auto k = static_cast<size_t>(edge);
  return {c[k], c[(k + 1) % kEdges]};
}

// Calls g(Stretch) for each, from the head backward.
template <typename G>
void ForEachStretch(PositionView f, ElementId e, G&& g) {
  const ElementState& unit = f.unit(e);
  const BaseSize base = BaseOf(f.scenario);
  const auto at = [&](int i) {
    return ColumnBase(unit.pose(), TrailOf(unit), base, i);
  };
  const Shape shape = ShapeOf(f, e);
  int first = 0;
  for (const Block& block : shape.blocks()) {
    const Heading heading = at(first).heading;
    int last = first;
    while (last + 1 < unit.bases() && at(last + 1).heading == heading) ++last;
    g(Stretch{first, last, heading, block});
    first = last + 1;
  }
}
// Calls g(ContactEdge) for every edge of an element.
template <typename G>
void ForEachEdge(PositionView f, ElementId e, G&& g) {
  const ElementState& unit = f.unit(e);
  const auto all = [&](const Block& block, Heading facing, bool outside) {
    for (int k = 0; k < kEdges; ++k) {
      const Edge edge = static_cast<Edge>(k);
      g(ContactEdge{edge, outside, EdgeLine(block, edge),
                    OutwardOf(facing, edge)});
    }
  };
  if (unit.form == Form::kMarch) {
    ForEachStretch(f, e, [&](const Stretch& s) {
      for (int k = 0; k < kEdges; ++k) {
        const Edge side = static_cast<Edge>(k);
        // Ends of stretches in the middle of a column are flanks.
        Edge edge = side;
        if (side == Edge::kFront && s.first > 0) edge = Edge::kLeft;
        if (side == Edge::kRear && s.last + 1 < unit.bases()) {
          edge = Edge::kRight;
        }
        g(ContactEdge{edge, false, EdgeLine(s.block, side),
                      OutwardOf(s.heading, side)});
      }
    });
    return;
  }
  const Shape solid = SolidOf(f, e);
  bool outside = false;
  for (const Block& block : solid.blocks()) {
    all(block, unit.facing, outside);
    outside = true;
  }
}

// Against the direction u: positive where the edge is met from outside.
int64_t Against(UnitVec u, Heading outward) {
  const UnitVec n = Forward(outward);
  return -(int64_t{u.x} * n.x + int64_t{u.y} * n.y) / kUnit;
}

ContactEdge EdgeMet(PositionView f, ElementId target, Segment front,
                    UnitVec u) {
  constexpr Length kNear = Ticks(4);
  ContactEdge best;
  bool touched = false;
  Length least = Ticks(INT32_MAX);
  int64_t most = 0;
  ForEachEdge(f, target, [&](const ContactEdge& edge) {
    const int64_t against = Against(u, edge.outward);
    if (against <= kUnit / 1000) return;
    const Length d = berthier::Distance(front, edge.line);
    if (d <= kNear ? !touched || against > most : !touched && d < least) {
      touched = touched || d <= kNear;
      least = d;
      most = against;
      best = edge;
    }
  });
  return best;
}

Shape ShapeThere(PositionView f, ElementId e, Pose pose) {
  ElementState there = f.unit(e);
  there.place = pose.centre;
  there.facing = pose.heading;
  Refit(f.scenario, there);
  return ShapeOf(f.scenario, there);
}

// What keeps a charger from standing there: true if nothing does, nor another
// part of its target (a bend of a column, the settlement beside the block).
bool IsClear(PositionView f, ElementId charger, const Shape& shape) {
  if (LeavesTable(f, shape) || IsSome(ImpassableUnder(f, shape)) ||
      IsSome(SettlementUnder(f, shape))) {
    return false;
  }
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    if (e == charger || !f.unit(e).on_table() ||
        Apart(NearBox(f, e), shape.box(), Ticks(0))) {
      continue;
    }
    if (Overlaps(shape, ShapeOf(f, e), kPenetration)) return false;
  }
  for (const TileId t : f.foes(charger).tiles) {
    if (f.state.tile(t).status == TileStatus::kOnTable &&
        Overlaps(shape, TileBlock(f, t).corners(), kPenetration)) {
      return false;
    }
  }
  return true;
}

}  // namespace

Stretch StretchNear(PositionView f, ElementId e, Point near) {
  Stretch best;
  Length least = Ticks(INT32_MAX);
  ForEachStretch(f, e, [&](const Stretch& s) {
    const Length d = berthier::Distance(near, s.block.corners());
    if (d >= least) return;
    least = d;
    best = s;
  });
  return best;
}

int32_t AlongEdge(const ContactEdge& edge, Point middle, Length front,
                  Length base) {
  const UnitVec right = Right(edge.outward);
  const int32_t length = LengthOf(edge.line.b - edge.line.a).ticks;
  const int32_t at = RoundedShift(Dot(middle - edge.line.a, right), kUnitShift);
  const int32_t need = std::min(base.ticks, length);
  const int32_t half = front.ticks / 2;
  return std::clamp(at, need - half, length + half - need);
}

ContactEdge EdgeOf(PositionView f, ElementId target, Edge edge, bool outside,
                   Point near) {
  ContactEdge best;
  Length least = Ticks(INT32_MAX);
  ForEachEdge(f, target, [&](const ContactEdge& each) {
    if (each.edge != edge || each.outside != outside) return;
    const Length d = berthier::Distance(near, each.line);
    if (d >= least) return;
    least = d;
    best = each;
  });
  return best;
}

Touch FirstTouch(PositionView f, ElementId charger, Length limit,
                 ElementId only) {
  const ElementState& unit = f.unit(charger);
  const Length width = BaseOf(f.scenario).front *
                       (unit.form == Form::kDeployed ? unit.files : 1);
  const Block front = BlockBehind(unit.pose(), {width - kGraze * 2, Ticks(2)});
  const UnitVec u = Forward(unit.facing);
  const Length far = limit + kRounding * 2;
  const SmallPolygon sweep = TranslationSweep(front, Along(u, far));
  const Box box = BoxOf(sweep.view());
  Touch touch;
  touch.gap = far;
  const auto meet = [&](ElementId e) {
    if (!f.unit(e).on_table() || Apart(NearBox(f, e), box, Ticks(0))) return;
    const Shape solid = SolidOf(f, e);
    for (const Block& block : solid.blocks()) {
      const Length gap = FreeRun(front, u, block.corners(), far);
      if (gap < touch.gap) {
        touch.gap = gap;
        touch.element = e;
      }
    }
  };
  if (IsSome(only)) {
    meet(only);
  } else {
    f.foes(charger).elements.ForEach(meet);
  }
  if (!touch.any()) return {};
  const Vec by = Along(u, touch.gap);
  touch.edge = EdgeMet(f, touch.element,
                       {front.front_left() + by, front.front_right() + by}, u);
  return touch;
}

Conformed Conform(PositionView f, ElementId charger, Pose touching,
                  const ContactEdge& edge) {
  const ElementState& unit = f.unit(charger);
  const BaseSize base = BaseOf(f.scenario);
  const Length front = base.front * unit.files;
  const UnitVec right = Right(edge.outward);
  const auto pose_at = [&](int32_t at) {
    return Pose{edge.line.a + Along(right, Ticks(at)), edge.outward.Opposite()};
  };
  const int32_t length = LengthOf(edge.line.b - edge.line.a).ticks;
  const int32_t half = front.ticks / 2;
  const int32_t need = std::min(base.front.ticks, length);
  const int32_t low = need - half, high = length + half - need;
  const int32_t start = AlongEdge(edge, touching.centre, front, base.front);
  const auto clear_at = [&](int32_t at) {
    return at >= low && at <= high &&
           IsClear(f, charger, ShapeThere(f, charger, pose_at(at)));
  };
  if (clear_at(start)) return {pose_at(start), true};
  // The least slide to a clear pose: in steps, then halved to a tick.
  constexpr int32_t kStep = 127;  // an eighth of an inch
  for (int32_t step = kStep;
       start - step >= low - kStep || start + step <= high + kStep;
       step += kStep) {
    for (const int32_t way : {1, -1}) {
      int32_t far = std::clamp(start + way * step, low, high);
      if (!clear_at(far)) continue;
      int32_t near = start + way * (step - kStep);
      while (std::abs(far - near) > 1) {
        const int32_t middle = near + (far - near) / 2;
        (clear_at(middle) ? far : near) = middle;
      }
      return {pose_at(far), true};
    }
  }
  return {touching, false};
}

void ForEachTouched(PositionView f, ElementId e, ElementId but,
                    FunctionRef<void(ElementId, const ContactEdge&)> g) {
  const ElementState& unit = f.unit(e);
  const Segment front = unit.block().front_edge();
  f.foes(e).elements.ForEach([&](ElementId other) {
    if (other == but || !f.unit(other).on_table() ||
        Apart(NearBox(f, other), BoxOf(front), kTouch)) {
      return;
    }
    const Shape solid = SolidOf(f, other);
    for (const Block& block : solid.blocks()) {
      if (!Within(front, block.corners(), kTouch)) continue;
      const ContactEdge edge = EdgeMet(f, other, front, Forward(unit.facing));
      if (edge.line.a != edge.line.b) g(other, edge);
      return;
    }
  });
}

}  // namespace berthier::la_grande_armee
