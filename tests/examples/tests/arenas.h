// Declarations that the examples in the headers of tests/arenas use. Separate,
// because a tournament's TournamentPlan is not the table's.
#ifndef BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_
#define BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "engine/model/game.h"
#include "gtest/gtest.h"

namespace berthier::examples {

namespace bad_positions_h {
extern const std::vector<BadPosition> kBad;
}
namespace odds_of_phrase_h {
extern const std::string text;
}
namespace positions_h {
extern const Game& game;
}
namespace seeds_h {
void Lay(uint64_t seed);
}

}  // namespace berthier::examples

#endif  // BERTHIER_TESTS_EXAMPLES_TESTS_ARENAS_H_
