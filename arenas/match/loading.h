// Loads a game from a name on the command line: read, parse, build.
//
//   absl::StatusOr<LoadedGame> loaded = LoadGame("steinfeld", rulesets);
#ifndef BERTHIER_ARENAS_MATCH_LOADING_H_
#define BERTHIER_ARENAS_MATCH_LOADING_H_

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/model/game.h"
#include "proto/position_codec.h"

namespace berthier {

struct LoadedGame {
  std::unique_ptr<const Game> game;
  WrittenDocument written;
  std::string source;  // the file it came from, or the request
};

// `what` is the name of a bundled scenario (or with --scenarios of one in that
// folder), a file (if it contains a slash or a dot), or
// generated:RULESET:SEED[:SIZE].
absl::StatusOr<LoadedGame> LoadGame(const std::string& what,
                                    std::span<const Ruleset> rulesets);

// The bundled positions of the ruleset: situations that rarely occur in play.
absl::StatusOr<std::vector<LoadedGame>> LoadPositions(
    std::string_view ruleset, std::span<const Ruleset> rulesets);

// Builds the game of a document; `source` is its name in error messages.
absl::StatusOr<std::unique_ptr<const Game>> BuildGame(
    const ScenarioDocument& document, std::string_view source,
    std::span<const Ruleset> rulesets);

// The names of the bundled scenarios, or of those in the folder of --scenarios,
// in alphabetical order.
absl::StatusOr<std::vector<std::string>> ScenarioNames();

// The rulesets' names as text: "breakthrough, connect_four".
std::string RulesetNames(std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_LOADING_H_
