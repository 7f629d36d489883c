// A game of a strong agent with a planted blunder: one order was replaced by a
// bad one. A review must find it.
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
  GamePath own;      // the same game without the blunder
  size_t step = 0;   // index in path.steps of the order that was replaced
  double worse = 0;  // value lost against the agent's own order, by playouts
};

// Replaces one order of the game with this seed by the worst of the proposals
// tried. After it the dice or the other side follow, so that the agent cannot
// repair the blunder at once.
absl::StatusOr<PlantedGame> PlantBlunder(const std::string& scenario,
                                         const std::string& agent,
                                         uint64_t seed,
                                         std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_TESTS_ARENAS_ANALYSIS_PLANTED_H_
