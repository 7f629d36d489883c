// What the examples of the headers of tests/arenas speak of: apart, for a
// tournament's Plan is not the table's.
#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_

#include "engine/model/game.h"
#include "gtest/gtest.h"

namespace berthier::examples {

namespace positions_h {
extern const Game& game;
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_
