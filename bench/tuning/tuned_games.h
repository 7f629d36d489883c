// The games that a program of this folder is told to play on, all of one
// ruleset, and what plays and tunes them.
#ifndef BERTHIER_BENCH_TUNING_TUNED_GAMES_H_
#define BERTHIER_BENCH_TUNING_TUNED_GAMES_H_

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "agents/doctrine/kit/weights.h"
#include "arenas/match/loading.h"

namespace berthier {

struct TunedGames {
  std::vector<LoadedGame> games;
  std::string ruleset;
  const TunableWeights* weights = nullptr;  // of its doctrine
};

// Of --on. None, and a line that says why, if there are none or one of them
// cannot be had.
std::vector<LoadedGame> GamesOf(std::string_view program,
                                const std::vector<std::string>& on);
// The same, of one ruleset whose doctrine has weights.
std::optional<TunedGames> TunedGamesOf(std::string_view program,
                                       const std::vector<std::string>& on);

// An agent of that ruleset, which must have it.
std::unique_ptr<Agent> AgentFor(const TunedGames& tuned,
                                std::string_view request);

// Which of `names` the text sets, as NAME=VALUE, and to what; nothing if it
// sets none.
std::optional<std::pair<size_t, double>> ReadWeight(
    std::string_view text, const std::vector<std::string_view>& names);

}  // namespace berthier

#endif  // BERTHIER_BENCH_TUNING_TUNED_GAMES_H_
