// Initial places of generated armies.
//
// Every division has a sector of fifteen inches. Its infantry stands in one
// line, or in two lines with gaps; its general is behind the first line, the
// corps commander behind the middle of the corps. Guns are limbered: both
// armies have just arrived. The fronts are 20 to 28 inches apart, so that first
// contact comes after three to five rounds.
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

// The width depends on the number of divisions, the depth on the random
// distance between the armies.
TableSize DrawTable(int divisions, RandomDraws& draws);

// Places of an army, as if its home edge were the southern one.
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

// The same rotated by 180 degrees, for the army at the northern edge.
Deployment TurnedRound(Deployment deployment, TableSize table);

// Reserves the room of all units and generals, with a margin, so that no area
// is laid there.
void LayForces(const Deployment& deployment, GroundPlan& plan);

}  // namespace berthier::grande_tactique::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_DEPLOYMENT_H_
