// The games on which a tuning program plays, all of one ruleset, and the
// weights that are tuned.
#ifndef BERTHIER_BENCH_TUNING_TUNED_GAMES_H_
#define BERTHIER_BENCH_TUNING_TUNED_GAMES_H_

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.h"
#include "agents/doctrine/kit/weights.h"
#include "arenas/match/loading.h"

namespace berthier {

struct TunedGames {
  std::vector<LoadedGame> games;
  std::string ruleset;
  const TunableWeights* weights = nullptr;  // of the ruleset's doctrine
};

// Loads the games named by --on. If there are none or one cannot be loaded,
// prints a line that says why and returns none.
std::vector<LoadedGame> GamesOf(std::string_view program,
                                const std::vector<std::string>& on);
// Like GamesOf; the games must be of one ruleset whose doctrine has weights.
std::optional<TunedGames> TunedGamesOf(std::string_view program,
                                       const std::vector<std::string>& on);

// The requested agent for that ruleset; it must exist.
std::unique_ptr<Agent> AgentFor(const TunedGames& tuned,
                                std::string_view request);

}  // namespace berthier

#endif  // BERTHIER_BENCH_TUNING_TUNED_GAMES_H_
