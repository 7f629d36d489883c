// The ground of a generated battle, and its objectives.
//
// A defended place lies in front of the middle of the corps that holds it: a
// village with its garrison, a height, a redoubt. In a meeting battle villages
// lie halfway. Woods, hills, hedges and roads are scattered at random.
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
  std::string village;           // the first one; the battle is named after it
  std::vector<Point> garrisons;  // their places, in the sequence of corps
};

// Which of the defender's corps hold a village, and which the redoubt.
struct Holdings {
  std::vector<bool> villages;  // by corps
  int redoubt = -1;            // index of a corps; -1: there is no redoubt
};
Holdings HoldingsOf(const Situation& situation, int corps,
                    berthier::generation::RandomDraws& draws);

// `middles` are those of the defender's corps, in the sequence of `holdings`.
Ground LayGround(berthier::generation::GroundPlan plan,
                 const Situation& situation, const Holdings& holdings,
                 const std::vector<Length>& middles, std::string_view defender,
                 berthier::generation::RandomDraws& draws);

}  // namespace berthier::big_battle_napoleonic::generation

#endif  // BERTHIER_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_GROUND_H_
