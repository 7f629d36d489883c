#include "engine/rulesets/la_grande_armee/field/footprint.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/tabletop/function_ref.h"
#include "engine/tabletop/scaled.h"

namespace berthier::la_grande_armee {
namespace {

constexpr int kQuarter = Heading::kSteps / 4;

const Piece& SettlementOf(const Scenario& s, const ElementState& unit) {
  return s.piece(unit.settlement);
}

void AddOutside(const Scenario& s, const ElementState& unit, bool bounds,
                Shape& shape) {
  const int bases = unit.outside.bases();
  if (bases == 0) return;
  const Piece& town = SettlementOf(s, unit);
  const GridSize grid = OutsideGrid(s, town, unit.facing, bases);
  const Pose pose = OutsidePose(town, unit.facing);
  if (bounds) {
    shape.Add(BlockBehind(pose, BoundsOf(BaseOf(s), grid)));
  } else {
    const Shape cells = GridShape(pose, BaseOf(s), grid);
    for (const Block& block : cells.blocks()) {
      shape.Add(block);
    }
  }
}

// Bases side by side along the side of a block that faces `outward`, from its
// left corner seen from inside (a square) or in its middle (a settlement).
void ForEachAlong(Point middle, Heading outward, Length from, Length step,
                  Length inward, int count, FunctionRef<void(Point)> g) {
  const UnitVec u = Forward(outward), r = Right(outward);
  for (int i = 0; i < count; ++i) {
    g(middle + Along(r, from + step * i + step / 2) - Along(u, inward));
  }
}

void ForEachInGrid(Pose front, BaseSize base, GridSize grid,
                   FunctionRef<void(Point)> g) {
  const UnitVec u = Forward(front.heading), r = Right(front.heading);
  for (int rank = 0; rank < grid.ranks(); ++rank) {
    const bool last = rank + 1 == grid.ranks();
    const int count = last ? grid.in_last_rank() : grid.files;
    const int first = last ? grid.last_rank_offset() : 0;
    const Point row =
        front.centre - Along(u, base.depth * rank + base.depth / 2);
    for (int i = 0; i < count; ++i) {
      g(row + Along(r, base.front / 2 * (2 * (first + i) + 1 - grid.files)));
    }
  }
}

}  // namespace

void Refit(const Scenario& s, ElementState& unit) {
  const BaseSize base = BaseOf(s);
  Block block;
  switch (unit.form) {
    case Form::kDeployed:
      block = BlockBehind(unit.pose(), BoundsOf(base, GridOf(unit)));
      break;
    case Form::kMarch:
      block = BlockBehind(unit.pose(), base);
      break;
    case Form::kSquare: {
      const Shape square = SquareShape(unit.pose(), base, FullestFace(unit));
      block = square.blocks()[0];
      break;
    }
    case Form::kGarrison:
      block = SettlementBlock(SettlementOf(s, unit), unit.facing);
      break;
  }
  unit.centre = block.centre;
  unit.corners = {
      static_cast<int16_t>(block.left.x), static_cast<int16_t>(block.left.y),
      static_cast<int16_t>(block.right.x), static_cast<int16_t>(block.right.y)};
}

void LayStraight(const Scenario& s, ElementState& unit, Pose head) {
  unit.form = Form::kMarch;
  unit.files = 1;
  unit.place = head.centre;
  unit.facing = head.heading;
  unit.trail = {};
  unit.trail[0] = head.centre -
                  Along(Forward(head.heading), BaseOf(s).depth * unit.bases());
  unit.trail_count = 1;
  Refit(s, unit);
}

Shape ShapeOf(const Scenario& s, const ElementState& unit) {
  Shape shape;
  switch (unit.form) {
    case Form::kDeployed:
      if (GridOf(unit).in_last_rank() != unit.files) {
        return GridShape(unit.pose(), BaseOf(s), GridOf(unit));
      }
      shape.Add(unit.block());
      break;
    case Form::kMarch:
      return ColumnShape(unit.pose(), TrailOf(unit), BaseOf(s), unit.bases());
    case Form::kSquare:
      shape.Add(unit.block());
      break;
    case Form::kGarrison:
      shape.Add(unit.block());
      AddOutside(s, unit, false, shape);
      break;
  }
  return shape;
}

Shape SolidOf(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  if (unit.form == Form::kMarch) return ShapeOf(f, e);
  Shape shape;
  shape.Add(unit.block());
  if (unit.form == Form::kGarrison) AddOutside(f.scenario, unit, true, shape);
  return shape;
}

Box NearBox(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  const Box box = BoxOf(unit.block());
  const BaseSize base = BaseOf(f.scenario);
  if (unit.form == Form::kMarch) {
    return Grown(box, base.depth * unit.bases());
  }
  if (unit.form == Form::kGarrison && unit.outside.bases() > 0) {
    return Grown(box, base.depth * unit.outside.bases());
  }
  return box;
}

Point CentroidOf(const Scenario& s, const ElementState& unit) {
  if (unit.form != Form::kMarch) return unit.centre;
  const BaseSize base = BaseOf(s);
  const Point head = ColumnBase(unit.pose(), TrailOf(unit), base, 0).centre;
  const Point tail =
      ColumnBase(unit.pose(), TrailOf(unit), base, unit.bases() - 1).centre;
  return head + Scaled(tail - head, 1, 2);
}

Block SettlementBlock(const Piece& settlement, Heading facing) {
  Block block = settlement.block;
  const int turns =
      settlement.pose.heading.TurnTo(facing) / kQuarter;  // -1 to 2
  // Clockwise by a quarter, the right corner becomes the left one.
  for (int i = 0; i < (turns + 4) % 4; ++i) {
    block = {block.centre, block.right, -block.left};
  }
  return block;
}

Length SideLength(const Piece& settlement, Heading facing) {
  const bool along = settlement.pose.heading.TurnTo(facing) / kQuarter % 2 == 0;
  return along ? settlement.size.front : settlement.size.depth;
}

GridSize OutsideGrid(const Scenario& s, const Piece& settlement, Heading facing,
                     int bases) {
  const int room =
      SideLength(settlement, facing).ticks / std::max(1, BaseOf(s).front.ticks);
  return {bases, std::max(1, std::min(bases, room))};
}

Pose OutsidePose(const Piece& settlement, Heading facing) {
  const bool along = settlement.pose.heading.TurnTo(facing) / kQuarter % 2 == 0;
  const Length depth = along ? settlement.size.depth : settlement.size.front;
  return {settlement.pose.centre - Along(Forward(facing), depth / 2), facing};
}

ElementId HolderOf(PositionView f, PieceId settlement) {
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementState& unit = f.state.units[static_cast<size_t>(i)];
    if (unit.on_table() && unit.form == Form::kGarrison &&
        unit.settlement == settlement) {
      return MakeId<ElementId>(i);
    }
  }
  return ElementId::kNone;
}

Block TileBlock(PositionView f, TileId t) {
  const TileState& tile = f.state.tile(t);
  return MakeBlock({tile.pos, tile.facing}, {Inches(2), Inches(2)});
}

bool IsGunCell(const ElementState& unit, int cell) {
  if (unit.gun_place == GunPlace::kRear) return cell >= unit.troops;
  const int front = std::min<int>(unit.guns, unit.files);
  const int rest = unit.files - front;
  const int from = unit.gun_place == GunPlace::kLeft     ? 0
                   : unit.gun_place == GunPlace::kCentre ? rest / 2
                                                         : rest;
  return (cell >= from && cell < from + front) ||
         cell >= unit.bases() - (unit.guns - front);
}

uint32_t FrontGuns(const ElementState& unit) {
  uint32_t guns = 0;
  for (int i = 0; i < unit.files; ++i) {
    if (IsGunCell(unit, i)) guns |= 1u << i;
  }
  return guns;
}

void ForEachBase(PositionView f, ElementId e, FunctionRef<void(Point)> g) {
  const ElementState& unit = f.unit(e);
  const BaseSize base = BaseOf(f.scenario);
  switch (unit.form) {
    case Form::kDeployed:
      ForEachInGrid(unit.pose(), base, GridOf(unit), g);
      break;
    case Form::kMarch:
      for (int i = 0; i < unit.bases(); ++i) {
        g(ColumnBase(unit.pose(), TrailOf(unit), base, i).centre);
      }
      break;
    case Form::kSquare: {
      const Length half = (base.front * FullestFace(unit) + base.depth) / 2;
      for (int k = 0; k < kEdges; ++k) {
        const Heading out = OutwardOf(unit.facing, static_cast<Edge>(k));
        ForEachAlong(unit.place + Along(Forward(out), half), out, -half,
                     base.front, base.depth / 2,
                     unit.parts[static_cast<size_t>(k)].bases(), g);
      }
      break;
    }
    case Form::kGarrison:
      for (int i = 0; i < unit.bases() - unit.outside.bases(); ++i) {
        g(unit.centre);
      }
      if (unit.outside.bases() > 0) {
        const Piece& town = SettlementOf(f.scenario, unit);
        ForEachInGrid(
            OutsidePose(town, unit.facing), base,
            OutsideGrid(f.scenario, town, unit.facing, unit.outside.bases()),
            g);
      }
      break;
  }
}

bool WithinOf(PositionView f, ElementId a, ElementId b, Length limit) {
  if (Apart(NearBox(f, a), NearBox(f, b), limit + kRounding)) return false;
  return Within(ShapeOf(f, a), ShapeOf(f, b), limit + kRounding);
}

Length DistanceTo(PositionView f, ElementId e, Point p) {
  return Distance(ShapeOf(f, e), p);
}

bool WithinOf(PositionView f, ElementId e, Point p, Length limit) {
  if (Apart(NearBox(f, e), BoxOf(p), limit + kRounding)) return false;
  return Within(ShapeOf(f, e), p, limit + kRounding);
}

bool EnemyWithin(PositionView f, ElementId e, Length limit) {
  const Shape shape = ShapeOf(f, e);
  return IsSome(FirstNear(
      f, f.foes(e).elements, shape.box(), limit + kRounding, [&](ElementId x) {
        return Within(shape, ShapeOf(f, x), limit + kRounding);
      }));
}

ElementId FirstUnder(PositionView f, const ElementSet& set, const Shape& shape,
                     ElementId but) {
  return FirstNear(f, set, shape.box(), Ticks(0), [&](ElementId e) {
    return e != but && Overlaps(shape, ShapeOf(f, e), kPenetration);
  });
}

}  // namespace berthier::la_grande_armee
