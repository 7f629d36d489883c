#include "engine/rulesets/la_grande_armee/movement/layouts.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"

namespace berthier::la_grande_armee {

Verdict CheckRoom(PositionView f, ElementId e, const ElementState& end,
                  PieceId but) {
  ElementState there = end;
  Refit(f.scenario, there);
  const Shape shape = ShapeOf(f.scenario, there);
  if (LeavesTable(f, shape)) return Refuse(f, RefusalCode::kOffTable, e);
  if (const PieceId p = ImpassableUnder(f, shape); IsSome(p)) {
    return Refuse(f, RefusalCode::kImpassable, e, p);
  }
  if (const PieceId p = SettlementUnder(f, shape, but); IsSome(p)) {
    return Refuse(f, RefusalCode::kNoRoom, e, p);
  }
  const Side side = f.data(e).side;
  const Shape here = ShapeOf(f, e);
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementId x = MakeId<ElementId>(i);
    if (x == e || !f.unit(x).on_table() ||
        Apart(NearBox(f, x), shape.box(), kTouch)) {
      continue;
    }
    const Shape other = ShapeOf(f, x);
    if (f.data(x).side == side) {
      // Friends in the same settlement stand in it together.
      if (IsArtillery(f, x) || (IsSome(but) && f.unit(x).settlement == but)) {
        continue;
      }
      if (Overlaps(shape, other, kPenetration)) {
        return Refuse(f, RefusalCode::kNoRoom, e, x);
      }
    } else if (Overlaps(shape, other, kPenetration) ||
               (Within(shape, other, kTouch) && !Within(here, other, kTouch))) {
      return Refuse(f, RefusalCode::kNoRoom, e, x);
    }
  }
  for (const TileId t : f.foes(e).tiles) {
    if (f.state.tile(t).status == TileStatus::kOnTable &&
        Overlaps(shape, TileBlock(f, t).corners(), kPenetration)) {
      return Refuse(f, RefusalCode::kTileInWay, e, t);
    }
  }
  return {};
}

ElementState LaidOut(PositionView f, ElementId e, Heading facing, int files) {
  ElementState end = f.unit(e);
  const Point centroid = CentroidOf(f, e);
  end.form = Form::kDeployed;
  end.files = static_cast<uint8_t>(files);
  end.trail = {};
  end.trail_count = 0;
  end.parts = {};
  end.outside = {};
  end.settlement = PieceId::kNone;
  end.facing = facing;
  end.place =
      FrontOf({centroid, facing}, BaseOf(f.scenario).depth * end.ranks())
          .centre;
  Refit(f.scenario, end);
  return end;
}

ElementState TurnedTo(PositionView f, ElementId e, Edge edge) {
  const ElementState& unit = f.unit(e);
  if (unit.form != Form::kDeployed) return unit;
  const bool along = edge == Edge::kFront || edge == Edge::kRear;
  ElementState end = LaidOut(f, e, OutwardOf(unit.facing, edge),
                             along ? unit.files : unit.ranks());
  end.settlement = unit.settlement;
  return end;
}

Verdict CheckSides(PositionView f, ElementId e, PieceId settlement,
                   Heading facing, const Order& order, ElementState& end) {
  const Piece& town = f.scenario.piece(settlement);
  if (!IsSideOf(town, facing)) {
    return Refuse(f, RefusalCode::kNotASide, e, settlement);
  }
  const ElementState& unit = f.unit(e);
  const std::array<Part, kEdges> sides = SharesOf(order);
  int troops = 0, guns = 0, most = 0;
  for (const Part& side : sides) {
    troops += side.troops;
    guns += side.guns;
    most = std::max(most, side.bases());
  }
  const int inside = std::min<int>(town.capacity, unit.bases());
  if (troops > unit.troops || guns > unit.guns || troops + guns != inside ||
      most > town.capacity / 2) {
    return Refuse(f, RefusalCode::kWrongSides, e,
                  Measured{inside, town.capacity / 2, 0});
  }
  end = unit;
  end.form = Form::kGarrison;
  end.files = 1;
  end.trail = {};
  end.trail_count = 0;
  end.settlement = settlement;
  end.place = town.pose.centre;
  end.facing = facing;
  end.parts = sides;
  end.outside = {static_cast<uint8_t>(unit.troops - troops),
                 static_cast<uint8_t>(unit.guns - guns)};
  end.gun_place = GunPlace::kRear;
  Refit(f.scenario, end);
  return {};
}

}  // namespace berthier::la_grande_armee
