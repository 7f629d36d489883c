// From a name on the command line to a game: read, parse, build.
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

// `what` is the name of a bundled scenario (with --scenarios of one in that
// folder), or a file (a word with a slash or a dot in it), or
// generated:RULESET:SEED[:SIZE].
absl::StatusOr<LoadedGame> LoadGame(const std::string& what,
                                    std::span<const Ruleset> rulesets);

// The bundled positions of the ruleset: places that play seldom comes to.
absl::StatusOr<std::vector<LoadedGame>> LoadPositions(
    std::string_view ruleset, std::span<const Ruleset> rulesets);

// The game of a document at hand; `source` is what complaints call it.
absl::StatusOr<std::unique_ptr<const Game>> BuildGame(
    const ScenarioDocument& document, std::string_view source,
    std::span<const Ruleset> rulesets);

// The names of the bundled scenarios, or of those in the folder of --scenarios,
// in alphabetical sequence.
absl::StatusOr<std::vector<std::string>> ScenarioNames();

// "breakthrough, connect_four"
std::string RulesetNames(std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_LOADING_H_
