// Declarations that the examples in the headers of this folder of tests use.
// Separate, because the tests of tables have a Dice of their own.
#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_H_

#include "gtest/gtest.h"

namespace berthier::grande_tactique {}

namespace berthier::examples {

using namespace grande_tactique;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_H_
