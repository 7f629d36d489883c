// Battles of Grande Tactique by seed, by catalogue 8.4: two armies that have
// just come up.
//
// The size is the number of divisions of each side. The table is fifteen inches
// wide for each division plus three on either flank, at least 36. The battle
// lasts eight rounds for each division, at most 48, rounded up to whole
// quarters of an hour. Who moves first is drawn at random.
#ifndef BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator GrandeTactiqueGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GENERATE_H_
