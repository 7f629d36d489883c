#include "agents/levels.h"

#include <algorithm>
#include <array>
#include <vector>

#include "agents/ruleset_agents.h"

namespace berthier {
namespace {

constexpr std::array kLevels = {
    Level{.name = "recruit",
          .description = "an easy opponent: looks at little and decides at "
                         "once"},
    Level{.name = "veteran",
          .description = "a sound opponent with a plan for the battle: thinks "
                         "about half a second a player-turn"},
    Level{.name = "marshal",
          .description = "a strong one: thinks about 4 s a player-turn, on two "
                         "cores"},
    Level{.name = "emperor",
          .description = "the strongest: thinks about 30 s a player-turn, on "
                         "two cores, or until told to move"},
};

// Who plays a level in rulesets that do not say it themselves.
constexpr std::array kElsewhere = {
    LevelRequest{"recruit", "", "flat:budget { iterations: 20 }"},
    LevelRequest{"veteran", "", "mcts:budget { milliseconds: 250 }"},
    // Without a doctrine nobody knows where a turn ends: a decision's budget.
    LevelRequest{"marshal", "",
                 "mcts:budget { milliseconds: 2000 } threads: 2"},
    LevelRequest{"emperor", "",
                 "mcts:budget { milliseconds: 10000 } threads: 2"},
};

std::vector<LevelRequest> MakeRequests() {
  std::vector<LevelRequest> requests;
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    requests.insert(requests.end(), agents.levels.begin(), agents.levels.end());
  }
  requests.insert(requests.end(), kElsewhere.begin(), kElsewhere.end());
  return requests;
}

}  // namespace

std::span<const Level> Levels() { return kLevels; }

std::span<const LevelRequest> LevelRequests() {
  static const std::vector<LevelRequest> requests = MakeRequests();
  return requests;
}

std::string_view RequestOf(std::string_view level, std::string_view ruleset) {
  const std::span<const LevelRequest> requests = LevelRequests();
  const auto find = [&](std::string_view wanted) {
    return std::find_if(requests.begin(), requests.end(),
                        [&](const LevelRequest& line) {
                          return line.level == level && line.ruleset == wanted;
                        });
  };
  const auto own = find(ruleset);
  const auto found = own == requests.end() ? find("") : own;
  return found == requests.end() ? std::string_view() : found->request;
}

}  // namespace berthier
