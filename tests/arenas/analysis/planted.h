// A game of a strong agent in which one order was replaced by the worst that
// the game proposes: what a review is to find.
#ifndef BERTHIER_TESTS_ARENAS_ANALYSIS_PLANTED_H_
#define BERTHIER_TESTS_ARENAS_ANALYSIS_PLANTED_H_

#include <cstdint>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/analysis/game_path.h"

namespace berthier {

struct PlantedGame {
  GamePath path;
  GamePath own;      // as it went without the blunder
  size_t step = 0;   // of the path: the order that was replaced
  double worse = 0;  // than the agent's own, by playouts, in value
};

// Of the orders of a game with this seed one that matters is replaced: the
// worst against the agent's own of those tried, of a kind that cannot be mended
// in the same breath: dice follow, or the other side.
absl::StatusOr<PlantedGame> PlantBlunder(const std::string& scenario,
                                         const std::string& agent,
                                         uint64_t seed,
                                         std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_ANALYSIS_PLANTED_H_
