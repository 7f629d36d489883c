// Where generated armies stand at the start.
//
// Every division has a sector of fifteen inches; its infantry stands in one
// line or in two with gaps between, its general behind its first line, the
// corps commander behind the middle of his corps. Guns are limbered: both
// armies have just come up. The lines are 20 to 28 inches apart, front to
// front, so that first contact comes after three to five rounds.
#ifndef BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_DEPLOYMENT_H_
#define BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_DEPLOYMENT_H_

#include <vector>

#include "arenas/generation/armies.h"
#include "arenas/generation/grande_tactique/forces.h"
#include "arenas/generation/ground_plan.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"

namespace berthier::grande_tactique::generation {

using berthier::generation::GroundPlan;
using berthier::generation::TableSize;

// By the number of divisions and the distance between the armies.
TableSize DrawTable(int divisions, RandomDraws& draws);

// Where everybody of an army stands, as its home edge were the southern one.
struct DeployedDivision {
  Point general;
  std::vector<Point> units;  // in the sequence of Division::units
};
struct DeployedCorps {
  Point commander;
  std::vector<DeployedDivision> divisions;
};
using Deployment = std::vector<DeployedCorps>;

Deployment Deploy(const Army& army, TableSize table, RandomDraws& draws);

// The same for the army at the northern edge: the table turned half round.
Deployment TurnedRound(Deployment deployment, TableSize table);

// Room that no area may take: everybody and some ground about him.
void LayForces(const Deployment& deployment, GroundPlan& plan);

}  // namespace berthier::grande_tactique::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_DEPLOYMENT_H_
