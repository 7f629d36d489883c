#include "engine/rulesets/grandeur/board/position_view.h"

#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/zones.h"

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

bool InMelee(PositionView f, UnitId u) {
  for (int i = 0; i < f.state.link_count; ++i) {
    if (f.state.links[static_cast<size_t>(i)].Concerns(u)) return true;
  }
  return false;
}

bool IsFormed(PositionView f, UnitId u) {
  if (!f.data(u).is_foot() || InBua(f, u)) return false;
  if (IsOn(f.scenario.options.squares)) {
    return f.unit(u).Has(Flag::kInSquare);
  }
  const Length limit = Units(f, kDistances.square);
  bool formed = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    formed = formed || (f.data(e).is_cavalry() && f.unit(e).on_table() &&
                        WithinOf(f, u, e, limit));
  });
  return formed;
}

UnitId PrimaryOf(PositionView f, UnitId u) {
  UnitId primary = UnitId::kNone;
  Length most;
  for (int i = 0; i < f.state.link_count; ++i) {
    const Link& link = f.state.links[static_cast<size_t>(i)];
    if (!link.Concerns(u)) continue;
    const Length width = ContactWidth(f, link.attacker, link.defender);
    // Ties: the newest, which comes last.
    if (IsSome(primary) && width < most) continue;
    primary = link.Other(u);
    most = width;
  }
  return primary;
}

bool HasZone(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.on_table() && !unit.disordered() && !InBua(f, u) &&
         !InMelee(f, u);
}

UnitId OccupantOf(PositionView f, PieceId p) {
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitState& unit = f.state.units[static_cast<size_t>(i)];
    if (unit.bua == p && unit.on_table()) return MakeId<UnitId>(i);
  }
  return UnitId::kNone;
}

// ---- Command ----------------------------------------------------------------

Length RadiusOf(PositionView f, LeaderId l) {
  const LeaderData& data = f.scenario.leader(l);
  const StructureRow& row =
      kStructures[static_cast<size_t>(f.scenario.side(data.side).structure)];
  Length radius =
      Units(f, data.level == LeaderLevel::kArmy ? row.cic_radius : row.radius);
  if (IsSome(f.state.leader(l).unit)) radius = radius / 2;
  if (f.state.weather != Weather::kUnknown &&
      kWeatherEffects[static_cast<size_t>(f.state.weather)].halves_radii) {
    radius = radius / 2;
  }
  return radius;
}

bool InRadius(PositionView f, LeaderId l, UnitId u) {
  return IsSome(l) && f.state.leader(l).on_table() &&
         Within(OutlineOf(f, l), OutlineOf(f, u), RadiusOf(f, l));
}

bool InRadius(PositionView f, LeaderId l, LeaderId who) {
  return IsSome(l) && f.state.leader(l).on_table() &&
         Within(OutlineOf(f, l), OutlineOf(f, who), RadiusOf(f, l));
}

bool InCommand(PositionView f, UnitId u) {
  const UnitData& data = f.data(u);
  if (IsOn(f.scenario.options.any_chain)) {
    for (const LeaderId l : f.own(u).leaders) {
      if (InRadius(f, l, u)) return true;
    }
    return false;
  }
  const CorpsData& corps = f.scenario.corps_data(data.corps);
  if (IsSome(data.division) &&
      InRadius(f, f.scenario.division(data.division).commander, u)) {
    return true;
  }
  if (InRadius(f, corps.commander, u) || InRadius(f, f.own(u).cic, u)) {
    return true;
  }
  // GRA-CMD-08: artillery obeys every division commander of its corps.
  if (IsSome(data.division)) return false;
  for (const DivisionId d : corps.divisions) {
    if (InRadius(f, f.scenario.division(d).commander, u)) return true;
  }
  return false;
}

}  // namespace berthier::grandeur
