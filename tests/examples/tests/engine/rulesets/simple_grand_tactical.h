#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_

#include "engine/rulesets/simple_grand_tactical/facts/types.h"
#include "gtest/gtest.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace simple_grand_tactical;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_
