#include "engine/rulesets/grandeur/board/outlines.h"

#include "engine/rulesets/grandeur/board/terrain.h"

namespace berthier::grandeur {

SmallPolygon OutlineOf(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (IsSome(unit.bua)) return BuaOutline(f, unit.bua);
  return SmallPolygon(unit.block());
}

Block LeaderBlock(PositionView f, LeaderId l, Point centre) {
  // GRA-BAS-04: as artillery; a division commander has half that frontage.
  const Length side = Centimetres(4);
  const bool half = f.scenario.leader(l).level == LeaderLevel::kDivision;
  return MakeBlock({centre, Heading()}, {half ? side / 2 : side, side});
}

SmallPolygon OutlineOf(PositionView f, LeaderId l) {
  const LeaderState& leader = f.state.leader(l);
  if (IsSome(leader.unit)) return OutlineOf(f, leader.unit);
  return SmallPolygon(LeaderBlock(f, l, leader.pos));
}

Length DistanceBetween(PositionView f, UnitId a, UnitId b) {
  return Distance(OutlineOf(f, a), OutlineOf(f, b));
}

bool WithinOf(PositionView f, UnitId a, UnitId b, Length limit) {
  if (InBua(f, a) || InBua(f, b)) {
    return Within(OutlineOf(f, a), OutlineOf(f, b), limit);
  }
  return Within(BlockOf(f, a), BlockOf(f, b), limit);
}

UnitId OccupantOf(PositionView f, PieceId p) {
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitState& unit = f.state.units[static_cast<size_t>(i)];
    if (unit.bua == p && unit.on_table()) return MakeId<UnitId>(i);
  }
  return UnitId::kNone;
}

}  // namespace berthier::grandeur
