// What the examples of the headers of tests speak of.
#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_H_

#include <chrono>

#include "agents/budget.h"
#include "engine/model/game.h"
#include "engine/rulesets/big_battle_napoleonic/facts/types.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "gtest/gtest.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"
#include "tests/toys/breakthrough.h"

namespace berthier::examples {

extern const Game& game;

using std::chrono::microseconds;
using std::chrono::milliseconds;

namespace doctrine_orders_h {
using namespace grande_tactique;
using grande_tactique::Verb;
extern Skirmish s;
}  // namespace doctrine_orders_h
namespace orders_h {
using namespace grande_tactique;
using grande_tactique::Verb;
extern Skirmish s;
}  // namespace orders_h
namespace random_play_h {
extern Position p;
}
namespace skirmish_h {
using namespace grande_tactique;
}
namespace table_h {
using namespace big_battle_napoleonic;
}
namespace test_clock_h {
extern Meter meter;
}

namespace battlefield_h {
extern const Ruleset ruleset;
extern const Heading north;
}  // namespace battlefield_h

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_H_
