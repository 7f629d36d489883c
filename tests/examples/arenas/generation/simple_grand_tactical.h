#ifndef BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_H_
#define BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_H_

#include "arenas/generation/random_draws.h"
#include "arenas/generation/simple_grand_tactical/forces.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace simple_grand_tactical::generation;
extern generation::RandomDraws draws;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_SIMPLE_GRAND_TACTICAL_H_
