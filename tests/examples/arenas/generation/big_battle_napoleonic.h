#ifndef BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_H_
#define BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_H_

#include "arenas/generation/big_battle_napoleonic/forces.h"
#include "arenas/generation/random_draws.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace big_battle_napoleonic::generation;
extern generation::RandomDraws draws;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_BIG_BATTLE_NAPOLEONIC_H_
