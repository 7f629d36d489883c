// A game from the text of a position, for unit tests that look at more than a
// case can say.
//
//   const auto game = GameOf(R"(ruleset: "grande_tactique" unit { ... })");
//   Position position = StartOf(*game);
#ifndef BERTHIER_TESTS_CONFORMANCE_GRANDE_TACTIQUE_SETTING_H_
#define BERTHIER_TESTS_CONFORMANCE_GRANDE_TACTIQUE_SETTING_H_

#include <memory>
#include <string>
#include <string_view>

#include "engine/model/game.h"

namespace berthier {

// Null, with a failure of the test, if the text is wrong.
std::unique_ptr<const Game> GameOf(std::string_view text);
// The same of a file, relative to the root of the repository.
std::unique_ptr<const Game> GameOfFile(const std::string& path);

Position StartOf(const Game& game);

// The entry of this type and name as the game writes the position; an empty
// one, with a failure, if there is none.
Entry EntryOf(const Game& game, const Position& position, std::string_view type,
              std::string_view id);
int64_t NumberOf(const Entry& entry, std::string_view key);

}  // namespace berthier

#endif  // BERTHIER_TESTS_CONFORMANCE_GRANDE_TACTIQUE_SETTING_H_
