// The ground of a generated battle, and what is fought for on it.
//
// A place that is held lies before the middle of the corps that holds it: a
// village with its garrison, a height, a redoubt. Where two armies meet,
// villages lie halfway. Woods, hills, hedges and roads are strewn about.
#ifndef BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GROUND_H_
#define BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GROUND_H_

#include <string>
#include <vector>

#include "arenas/generation/big_battle_napoleonic/situations.h"
#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/model/scenario_document.h"

namespace berthier::big_battle_napoleonic::generation {

struct Ground {
  std::vector<Entry> entries;    // of type "terrain"
  std::string village;           // the first, which the battle is named after
  std::vector<Point> garrisons;  // where they stand, in the sequence of corps
};

// What a situation asks of the defender's corps: which holds a village, and
// which, if any, the redoubt.
struct Holdings {
  std::vector<bool> villages;
  int redoubt = -1;
};
Holdings HoldingsOf(const Situation& situation, int corps,
                    berthier::generation::RandomDraws& draws);

// `middles`: of the defender's corps, in the sequence of the holdings.
Ground LayGround(berthier::generation::GroundPlan plan,
                 const Situation& situation, const Holdings& holdings,
                 const std::vector<Length>& middles, std::string_view defender,
                 berthier::generation::RandomDraws& draws);

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GROUND_H_
