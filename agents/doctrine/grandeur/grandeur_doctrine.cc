#include "agents/doctrine/grandeur/grandeur_doctrine.h"

namespace berthier::grandeur {
namespace {

// With no more units than this every unit follows a plan of its own.
constexpr int kFewUnits = 16;

}  // namespace

UnitSet MembersOf(const Scenario& scenario, EntityId formation) {
  UnitSet members;
  const UnitId u = scenario.As<UnitId>(formation);
  const DivisionId d = scenario.As<DivisionId>(formation);
  const CorpsId c = scenario.As<CorpsId>(formation);
  if (IsSome(u)) members.Add(u);
  if (IsSome(d)) members = scenario.division(d).units;
  if (IsSome(c)) members = scenario.corps_data(c).artillery;
  return members;
}

double GrandeurDoctrine::Value(const Game& game, const Position& position,
                               Side side) {
  return learned_.Of(ViewOf(game, position), side);
}

void GrandeurDoctrine::Formations(const Game& game, const Position& position,
                                  Side side,
                                  std::vector<EntityId>& formations) {
  const PositionView f = ViewOf(game, position);
  UnitSet units;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).on_table()) units.Add(u);
  });
  const size_t before = formations.size();
  const auto add = [&](EntityId formation, const UnitSet& members) {
    if (!(members & units).empty()) formations.push_back(formation);
  };
  if (units.size() <= kFewUnits) {
    units.ForEach(
        [&](UnitId u) { formations.push_back(f.scenario.Entity(u)); });
  } else {
    for (const CorpsId c : f.scenario.side(side).corps) {
      const CorpsData& corps = f.scenario.corps_data(c);
      for (const DivisionId d : corps.divisions) {
        add(f.scenario.Entity(d), f.scenario.division(d).units);
      }
      add(f.scenario.Entity(c), corps.artillery);
    }
  }
  if (formations.size() == before) formations.push_back(EntityId::kNone);
}

}  // namespace berthier::grandeur
