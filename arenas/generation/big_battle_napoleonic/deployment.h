// Initial places of generated armies: corps side by side in their sectors, each
// in rows five inches apart, its general behind the first row and the
// commander-in-chief behind the second.
//
// Armies are placed as if their home edge were the southern one.
#ifndef BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_DEPLOYMENT_H_
#define BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_DEPLOYMENT_H_

#include <vector>

#include "arenas/generation/armies.h"
#include "arenas/generation/big_battle_napoleonic/forces.h"
#include "arenas/generation/big_battle_napoleonic/situations.h"
#include "arenas/generation/ground_plan.h"

namespace berthier::big_battle_napoleonic::generation {

using berthier::generation::GroundPlan;
using berthier::generation::TableSize;

// From the home edge to the front of the first row.
inline constexpr Length kToFront = Inches(14);

TableSize DrawTable(const Situation& situation, int corps, RandomDraws& draws);

// How a side is to deploy.
struct Orders {
  // The first row is in line and the guns are unlimbered.
  bool drawn_up = false;
  // The last brigade of every infantry corps arrives later, or the last two if
  // it has six brigades of foot besides a garrison: they are in MARCH and have
  // no place.
  bool has_reserves = false;
  // By infantry corps from the left: whether it has a garrison. Its rawest
  // brigade is then in TOWN_WIDE, without a place until the ground is laid.
  std::vector<bool> garrisons = {};
};

// Places the army; returns the middles of its infantry corps, from the left.
std::vector<Length> Deploy(Army& army, const Orders& orders, TableSize table,
                           RandomDraws& draws);

// Rotates the army's places by 180 degrees, for the northern side.
void TurnRound(Army& army, TableSize table);

// Reserves the room of all units, with a margin, so that no area is laid there.
void LayForces(const Army& army, GroundPlan& plan);

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_DEPLOYMENT_H_
