#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_H_

#include "engine/rulesets/big_battle_napoleonic/facts/types.h"
#include "gtest/gtest.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace big_battle_napoleonic;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_H_
