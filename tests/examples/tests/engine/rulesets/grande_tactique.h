#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_H_

#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "gtest/gtest.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

// Declarations that the examples in the headers of the same-named folder use.
namespace berthier::examples {

using namespace grande_tactique;
using grande_tactique::Verb;

namespace orders_h {
extern Skirmish s;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ENGINE_RULESETS_GRANDE_TACTIQUE_H_
