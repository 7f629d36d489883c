#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDEUR_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDEUR_H_

#include "engine/rulesets/grandeur/facts/types.h"
#include "gtest/gtest.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace grandeur;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDEUR_H_
