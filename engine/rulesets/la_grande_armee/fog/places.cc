#include "engine/rulesets/la_grande_armee/fog/places.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"

namespace berthier::la_grande_armee {

ElementId EnemyNear(PositionView f, Side side, const Block& tile,
                    Scouts scouts) {
  const Length near = Inches(kDistances.tile_near);
  Shape shape;
  shape.Add(tile);
  return FirstNear(
      f, f.scenario.side(Opponent(side)).elements, shape.box(), near,
      [&](ElementId e) {
        return (scouts == Scouts::kWith || !f.unit(e).scouting()) &&
               Within(ShapeOf(f, e), shape, near);
      });
}

std::optional<int> StepsUntil(int steps, FunctionRef<bool(int)> passed,
                              FunctionRef<bool(int)> there) {
  if (!passed(steps)) return std::nullopt;
  int no = -1, yes = steps;
  while (yes - no > 1) {
    const int middle = no + (yes - no) / 2;
    (passed(middle) ? yes : no) = middle;
  }
  // What is swept may be a tick nearer than who stands at its end.
  for (; yes <= steps; ++yes) {
    if (there(yes)) return yes;
  }
  return std::nullopt;
}

TileId TileInTheWay(PositionView f, TileId t, const Block& start,
                    const Swept& path) {
  const Length near = Inches(kDistances.tile_near);
  return FirstTile(f, Opponent(f.scenario.tile(t).side), [&](TileId other) {
    const SmallPolygon block(TileBlock(f, other));
    const Length apart =
        Distance(PolygonView(SmallPolygon(start)), PolygonView(block));
    // Whoever starts nearer may only increase the distance.
    const Length least = apart > near ? near : apart - kRounding;
    return least > Ticks(0) && path.Within(block, least);
  });
}

Verdict CheckClear(PositionView f, const Shape& shape, EntityId who) {
  const ElementId self = f.scenario.As<ElementId>(who);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const ElementId e =
        FirstUnder(f, f.scenario.side(side).elements, shape, self);
    if (IsSome(e)) return Refuse(f, RefusalCode::kStandsOn, who, e);
    const TileId tile = FirstTile(f, side, [&](TileId t) {
      return f.scenario.Entity(t) != who &&
             Overlaps(shape, SmallPolygon(TileBlock(f, t)), kPenetration);
    });
    if (IsSome(tile)) return Refuse(f, RefusalCode::kStandsOn, who, tile);
  }
  return {};
}

Verdict CheckRoom(PositionView f, const Shape& shape, EntityId who) {
  if (LeavesTable(f, shape)) return Refuse(f, RefusalCode::kOffTable, who);
  if (const PieceId p = ImpassableUnder(f, shape); IsSome(p)) {
    return Refuse(f, RefusalCode::kStandsOn, who, p);
  }
  if (const PieceId p = SettlementUnder(f, shape); IsSome(p)) {
    return Refuse(f, RefusalCode::kStandsOn, who, p);
  }
  return CheckClear(f, shape, who);
}

Shape ColumnAt(PositionView f, ElementId e, Pose head) {
  ElementState unit = f.unit(e);
  PutColumn(f.scenario, unit, head);
  return ShapeOf(f.scenario, unit);
}

Shape LineAt(PositionView f, ElementId e, Pose front, int files) {
  return GridShape(front, BaseOf(f.scenario), {f.unit(e).bases(), files});
}

void PutColumn(const Scenario& s, ElementState& unit, Pose head) {
  unit.presence = Presence::kOnTable;
  unit.form = Form::kMarch;
  unit.files = 1;
  LayStraight(s, unit, head);
}

}  // namespace berthier::la_grande_armee
