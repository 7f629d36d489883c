#include "engine/rulesets/grandeur/board/position_view.h"

#include "engine/rulesets/grandeur/board/zones.h"

namespace berthier::grandeur {

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
