#include "engine/rulesets/grandeur/setup/points.h"

#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {

int PointsOf(const LeaderData& leader) {
  if (leader.level != LeaderLevel::kDivision) {
    return kLeadershipCosts[static_cast<size_t>(leader.leadership)];
  }
  return kDivisionLeaders.cost[static_cast<size_t>(leader.temper)] +
         (leader.brave ? kDivisionLeaders.brave_premium : 0);
}

int ArmyPoints(const Scenario& s, Side side) {
  const SideData& army = s.side(side);
  int points = kStructures[static_cast<size_t>(army.structure)].cost +
               kDestinyCost * army.destiny;
  for (const LeaderId l : army.leaders) points += PointsOf(s.leader(l));
  army.units.ForEach([&](UnitId u) { points += s.unit(u).cost; });
  return points;
}

}  // namespace berthier::grandeur
