#include "bench/tuning/tuned_games.h"

#include <cstdio>
#include <utility>
#include <variant>

#include "absl/status/statusor.h"
#include "absl/strings/str_format.h"
#include "agents/registry.h"
#include "agents/ruleset_agents.h"
#include "engine/model/fault.h"
#include "engine/rulesets/registry.h"

namespace berthier {
namespace {

std::nullopt_t Wrong(std::string_view program, std::string_view what) {
  absl::FPrintF(stderr, "%s: %s\n", program, what);
  return std::nullopt;
}

}  // namespace

std::vector<LoadedGame> GamesOf(std::string_view program,
                                const std::vector<std::string>& on) {
  std::vector<LoadedGame> games;
  for (const std::string& what : on) {
    absl::StatusOr<LoadedGame> loaded = LoadGame(what, Rulesets());
    if (!loaded.ok()) {
      Wrong(program, std::string(loaded.status().message()));
      return {};
    }
    games.push_back(*std::move(loaded));
  }
  if (games.empty()) Wrong(program, "--on names the scenarios to play on");
  return games;
}

std::optional<TunedGames> TunedGamesOf(std::string_view program,
                                       const std::vector<std::string>& on) {
  TunedGames tuned = {.games = GamesOf(program, on)};
  if (tuned.games.empty()) return std::nullopt;
  tuned.ruleset = tuned.games[0].game->ruleset();
  for (const LoadedGame& loaded : tuned.games) {
    if (loaded.game->ruleset() != tuned.ruleset) {
      return Wrong(program, "the games of --on are of more than one ruleset");
    }
  }
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (agents.ruleset == tuned.ruleset) tuned.weights = agents.tunable;
  }
  if (tuned.weights == nullptr) {
    return Wrong(program, "the doctrine of " + tuned.ruleset +
                              " has no weights: name games of another ruleset");
  }
  return tuned;
}

std::unique_ptr<Agent> AgentFor(const TunedGames& tuned,
                                std::string_view request) {
  MadeAgent made = MakeAgent(std::string(request), tuned.ruleset);
  auto* const agent = std::get_if<std::unique_ptr<Agent>>(&made);
  BERTHIER_CHECK(agent != nullptr);
  return std::move(*agent);
}

}  // namespace berthier
