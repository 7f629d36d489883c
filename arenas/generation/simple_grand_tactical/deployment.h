// Initial places of generated armies: corps side by side in their sectors, foot
// in columns with the guns between them, horse on the outer wings of a second
// row, the commander behind it.
//
// Armies are placed as if their home edge were the southern one.
#ifndef BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_DEPLOYMENT_H_
#define BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_DEPLOYMENT_H_

#include "arenas/generation/armies.h"
#include "arenas/generation/ground_plan.h"
#include "arenas/generation/simple_grand_tactical/forces.h"

namespace berthier::simple_grand_tactical::generation {

using berthier::generation::GroundPlan;
using berthier::generation::TableSize;

// From 120 by 90 to 200 by 140 centimetres.
TableSize TableFor(int corps);
// From the home edge to the front of the first row.
Length ToFront(int corps);

void Deploy(Army& army, TableSize table, RandomDraws& draws);
// Rotates the army's places by 180 degrees, for the northern side.
void TurnRound(Army& army, TableSize table);

// Reserves the room of all units, with a margin, so that no area is laid there.
void LayForces(const Army& army, GroundPlan& plan);

}  // namespace berthier::simple_grand_tactical::generation

#endif  // BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_DEPLOYMENT_H_
