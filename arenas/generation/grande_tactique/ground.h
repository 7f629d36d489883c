// The ground of a generated battle: villages on roads, woods, hills with
// crests, fields of tall crops, brooks and walls, sometimes a redoubt.
//
// Catalogue 8.4 does not specify the ground; there is about as much terrain as
// in its S2 and S3. Villages, woods, redoubts, brooks and walls keep clear of
// all units and of each other, so that no unit starts where it may not be;
// hills and crops are less restricted. A piece that finds no room is left out.
#ifndef BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GROUND_H_
#define BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GROUND_H_

#include <vector>

#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/model/scenario_document.h"

namespace berthier::grande_tactique::generation {

struct Ground {
  std::vector<Entry> entries;  // of type "terrain"
  std::string village;         // the first one; the battle is named after it
};

// `plan` must hold the units of both sides already.
Ground LayGround(berthier::generation::GroundPlan plan, int divisions,
                 berthier::generation::RandomDraws& draws);

}  // namespace berthier::grande_tactique::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GROUND_H_
