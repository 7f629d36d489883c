// Initial places of generated armies: corps side by side in their sectors, foot
// in a first row with the guns between its divisions, horse behind it, leaders
// behind their troops; all within 30 U of the home edge (IMP-SCN-04).
//
// Armies are placed as if their home edge were the southern one.
#ifndef BERTHIER_ARENAS_GENERATION_GRANDEUR_DEPLOYMENT_H_
#define BERTHIER_ARENAS_GENERATION_GRANDEUR_DEPLOYMENT_H_

#include "arenas/generation/armies.h"
#include "arenas/generation/grandeur/forces.h"
#include "arenas/generation/ground_plan.h"

namespace berthier::grandeur::generation {

using berthier::generation::GroundPlan;
using berthier::generation::TableSize;

// From 120 by 90 to 240 by 140 U (IMP-SCN-03).
TableSize TableFor(int corps);
// From the home edge to the front of the first row.
inline constexpr Length kToFront = Centimetres(28);

void Deploy(Army& army, TableSize table, RandomDraws& draws);
// Rotates the army's places by 180 degrees, for the northern side.
void TurnRound(Army& army, TableSize table);

// Reserves the room of all units, with a margin, so that no area is laid there.
void LayForces(const Army& army, GroundPlan& plan);

}  // namespace berthier::grandeur::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDEUR_DEPLOYMENT_H_
