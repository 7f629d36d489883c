#ifndef BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_GRANDEUR_H_
#define BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_GRANDEUR_H_

#include "arenas/generation/grandeur/forces.h"
#include "arenas/generation/random_draws.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace grandeur::generation;
extern generation::RandomDraws draws;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_ARENAS_GENERATION_GRANDEUR_H_
