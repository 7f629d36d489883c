// Where generated armies stand at the start: corps side by side in their
// sectors, foot in columns with the guns between them, horse on the outer
// wings of a second row, the commander behind it.
//
// Everything is as its home edge were the southern one.
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
void TurnRound(Army& army, TableSize table);

// Room that no area may take.
void LayForces(const Army& army, GroundPlan& plan);

}  // namespace berthier::simple_grand_tactical::generation

#endif  // BERTHIER_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_DEPLOYMENT_H_
