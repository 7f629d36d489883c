// A game from the text of a position, for unit tests of things that a
// conformance case cannot express.
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
// The same from a file, relative to the root of the repository.
std::unique_ptr<const Game> GameOfFile(const std::string& path);

Position StartOf(const Game& game);

// The entry of this type and name in the document of the position; if there is
// none, an empty entry and a failure of the test.
Entry EntryOf(const Game& game, const Position& position, std::string_view type,
              std::string_view id);
int64_t NumberOf(const Entry& entry, std::string_view key);

}  // namespace berthier

#endif  // BERTHIER_TESTS_CONFORMANCE_GRANDE_TACTIQUE_SETTING_H_
