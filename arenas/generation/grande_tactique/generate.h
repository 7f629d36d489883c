// Battles of Grande Tactique by seed, as catalogue 8.4 has them.
//
// A size is a number of divisions a side. The table is fifteen inches wide a
// division and three on either flank (36 at least), the battle lasts eight
// rounds a division, rounded up to whole quarters of an hour, and 48 at most.
// A lot says who moves first.
#ifndef BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GENERATE_H_
#define BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator GrandeTactiqueGenerator();

}  // namespace berthier

#endif  // BERTHIER_ARENAS_GENERATION_GRANDE_TACTIQUE_GENERATE_H_
