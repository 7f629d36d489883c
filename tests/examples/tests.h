// Declarations that the examples in the headers of tests use.
#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_H_

#include <chrono>

#include "agents/budget.h"
#include "engine/model/game.h"
#include "gtest/gtest.h"
#include "tests/toys/breakthrough.h"

namespace berthier::examples {

extern const Game& game;
extern const Ruleset ruleset;

using std::chrono::microseconds;
using std::chrono::milliseconds;

namespace random_play_h {
extern Position p;
}
namespace test_clock_h {
extern Meter meter;
}

namespace battlefield_h {
extern const Heading north;
}  // namespace battlefield_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_H_
