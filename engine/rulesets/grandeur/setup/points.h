// What armies cost (GRA-PTS, GRA-LDR-16).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_POINTS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_POINTS_H_

#include "engine/rulesets/grandeur/facts/scenario.h"

namespace berthier::grandeur {

// Points of a leader, as he begins.
int PointsOf(const LeaderData& leader);
// Command Structure, leaders, units and Rolls of Destiny of the army.
int ArmyPoints(const Scenario& s, Side side);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_POINTS_H_
