// The games that a program of this folder is told to play on.
#ifndef BERTHIER_BENCH_TUNING_GAMES_H_
#define BERTHIER_BENCH_TUNING_GAMES_H_

#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/match/loading.h"
#include "engine/rulesets/registry.h"

namespace berthier {

// Of --on. None, and a line that says why, if there are none or one of them
// cannot be had.
inline std::vector<LoadedGame> GamesOf(const char* program,
                                       const std::vector<std::string>& on) {
  std::vector<LoadedGame> games;
  for (const std::string& what : on) {
    absl::StatusOr<LoadedGame> loaded = LoadGame(what, Rulesets());
    if (!loaded.ok()) {
      std::fprintf(stderr, "%s: %s\n", program,
                   std::string(loaded.status().message()).c_str());
      return {};
    }
    games.push_back(*std::move(loaded));
  }
  if (games.empty()) {
    std::fprintf(stderr, "%s: --on names the scenarios to play on\n", program);
  }
  return games;
}

}  // namespace berthier

#endif  // BERTHIER_BENCH_TUNING_GAMES_H_
