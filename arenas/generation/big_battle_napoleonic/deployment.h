// Where generated armies stand at the start: corps side by side in their
// sectors, each in rows five inches apart, its general behind the first row and
// the commander-in-chief behind the second.
//
// Everything is as its home edge were the southern one.
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

// What a side has been told before the battle.
struct Orders {
  // Its first row is in line, its guns unlimbered.
  bool drawn_up = false;
  // Of every corps of infantry the last brigade comes later, of one of six the
  // last two: they are in MARCH and have no place.
  bool has_reserves = false;
  // Which corps of infantry, from the left, has a garrison: its rawest brigade
  // is in TOWN_WIDE, without a place until the ground has one.
  std::vector<bool> garrisons = {};
};

// Where the corps of infantry have their middles, from the left.
std::vector<Length> Deploy(Army& army, const Orders& orders, TableSize table,
                           RandomDraws& draws);

void TurnRound(Army& army, TableSize table);

// Room that no area may take.
void LayForces(const Army& army, GroundPlan& plan);

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_DEPLOYMENT_H_
