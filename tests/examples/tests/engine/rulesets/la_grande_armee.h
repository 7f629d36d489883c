#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_LA_GRANDE_ARMEE_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_LA_GRANDE_ARMEE_H_

#include "engine/rulesets/la_grande_armee/facts/types.h"
#include "gtest/gtest.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace la_grande_armee;

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_LA_GRANDE_ARMEE_H_
