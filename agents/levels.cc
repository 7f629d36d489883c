#include "agents/levels.h"

#include <algorithm>
#include <array>

namespace berthier {
namespace {

constexpr std::array kLevels = {
    Level{.name = "recruit",
          .description = "an easy opponent: looks at little before it decides"},
    Level{.name = "veteran",
          .description = "a sound opponent that decides at once, or nearly"},
    Level{.name = "marshal",
          .description = "the strongest: thinks about 10 s a player-turn, on "
                         "two cores"},
};

// One line a level and ruleset; a change of who plays a level is made here.
constexpr std::array kRequests = {
    // So few playouts that it hardly tells a good order from a bad one: on Retz
    // it scores 0.15 against the veteran, 0.40 against drill. (The cautious
    // temper is no recruit: 0.43 and 0.77.)
    LevelRequest{"recruit", "grande_tactique",
                 "flat:budget { iterations: 8 } candidates: 8"},
    // The plain script; the doctrine wins four times of five against it.
    LevelRequest{"recruit", "big_battle_napoleonic", "drill"},
    LevelRequest{"recruit", "", "flat:budget { iterations: 20 }"},
    // The doctrine in the temper it plays best, at once.
    LevelRequest{"veteran", "grande_tactique", "doctrine:measured"},
    LevelRequest{"veteran", "big_battle_napoleonic", "doctrine:measured"},
    LevelRequest{"veteran", "", "mcts:budget { milliseconds: 250 }"},
    // The best search agent, on both cores.
    LevelRequest{"marshal", "grande_tactique",
                 "planner:budget { milliseconds: 10000 per: TURN } threads: 2"},
    LevelRequest{"marshal", "big_battle_napoleonic",
                 "planner:budget { milliseconds: 10000 per: TURN } threads: 2"},
    // Without a doctrine nobody knows where a turn ends: a decision's budget.
    LevelRequest{"marshal", "",
                 "mcts:budget { milliseconds: 2000 } threads: 2"},
};

}  // namespace

std::span<const Level> Levels() { return kLevels; }

std::span<const LevelRequest> LevelRequests() { return kRequests; }

std::string_view RequestOf(std::string_view level, std::string_view ruleset) {
  const auto find = [level](std::string_view wanted) {
    return std::find_if(kRequests.begin(), kRequests.end(),
                        [&](const LevelRequest& line) {
                          return line.level == level && line.ruleset == wanted;
                        });
  };
  const auto own = find(ruleset);
  const auto found = own == kRequests.end() ? find("") : own;
  return found == kRequests.end() ? std::string_view() : found->request;
}

}  // namespace berthier
