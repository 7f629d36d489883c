#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_

#include "engine/rulesets/simple_grand_tactical/facts/types.h"
#include "gtest/gtest.h"

// What the examples of the headers there speak of.
namespace berthier::examples {

using namespace simple_grand_tactical;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_H_
