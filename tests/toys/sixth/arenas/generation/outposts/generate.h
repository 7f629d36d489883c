// Battles of Outposts by seed: the size is the number of pickets of each side,
// placed in two irregular rows.
#ifndef BERTHIER_TESTS_TOYS_SIXTH_ARENAS_GENERATION_OUTPOSTS_GENERATE_H_
#define BERTHIER_TESTS_TOYS_SIXTH_ARENAS_GENERATION_OUTPOSTS_GENERATE_H_

#include "arenas/generation/generator.h"

namespace berthier {

Generator OutpostsGenerator();

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_SIXTH_ARENAS_GENERATION_OUTPOSTS_GENERATE_H_
