// The ground of a generated battle: villages on roads, woods, hills with
// crests, fields of tall crops, brooks and walls, now and then a redoubt.
//
// Catalogue 8.4 leaves the ground open; there is about as much of it as in its
// S2 and S3. Villages, woods, redoubts, brooks and walls keep clear of whoever
// stands on the table and of each other, so that nobody stands where he may
// not; hills and crops may lie anywhere they do not look odd. Where a piece
// finds no room it is left out.
#ifndef BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GROUND_H_
#define BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GROUND_H_

#include <vector>

#include "arenas/generation/ground_plan.h"
#include "arenas/generation/random_draws.h"
#include "engine/model/scenario_document.h"

namespace berthier::grande_tactique::generation {

struct Ground {
  std::vector<Entry> entries;  // of type "terrain"
  std::string village;         // the first, which the battle is named after
};

// On a table where `plan` has laid the units of both sides.
Ground LayGround(berthier::generation::GroundPlan plan, int divisions,
                 berthier::generation::RandomDraws& draws);

}  // namespace berthier::grande_tactique::generation

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GROUND_H_
