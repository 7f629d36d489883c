#include "bench/ladder/rungs.h"

namespace berthier {
namespace {

// Budgets at least a factor of four apart, in time of a player-turn on one
// core.
constexpr std::string_view kMctsLow =
    "mcts:budget { milliseconds: 500 per: TURN }";
constexpr std::string_view kMctsMiddle =
    "mcts:budget { milliseconds: 2000 per: TURN }";
constexpr std::string_view kMctsHigh =
    "mcts:budget { milliseconds: 8000 per: TURN }";

constexpr Rung kRungs[] = {
    {.name = "drill",
     .first = "drill",
     .second = "random",
     .pairs = 50,
     .asked = "99 %"},
    {.name = "doctrine",
     .first = "doctrine",
     .second = "drill",
     .pairs = 50,
     .asked = "90 %"},
    {.name = "mcts-low", .first = kMctsLow, .second = "doctrine", .pairs = 4},
    {.name = "mcts-middle",
     .first = kMctsMiddle,
     .second = "doctrine",
     .pairs = 4,
     .asked = "75 %"},
    {.name = "mcts-high",
     .first = kMctsHigh,
     .second = "doctrine",
     .pairs = 2,
     .asked = "85 %"},
    {.name = "mcts-low-to-middle",
     .first = kMctsMiddle,
     .second = kMctsLow,
     .pairs = 4,
     .asked = "above 50 %"},
    {.name = "mcts-middle-to-high",
     .first = kMctsHigh,
     .second = kMctsMiddle,
     .pairs = 2,
     .asked = "above 50 %"},
    {.name = "random-self",
     .first = "random",
     .second = "random",
     .pairs = 50,
     .asked = "50 %"},
    {.name = "drill-self",
     .first = "drill",
     .second = "drill",
     .pairs = 50,
     .asked = "50 %"},
    {.name = "doctrine-self",
     .first = "doctrine",
     .second = "doctrine",
     .pairs = 50,
     .asked = "50 %"},
    {.name = "mcts-self",
     .first = kMctsLow,
     .second = kMctsLow,
     .pairs = 4,
     .asked = "50 %"},
    // For those who tune: the same questions on other battles.
    {.name = "tune-drill",
     .first = "drill",
     .second = "random",
     .battles = Battles::kTuning,
     .pairs = 20},
    {.name = "tune-doctrine",
     .first = "doctrine",
     .second = "drill",
     .battles = Battles::kTuning,
     .pairs = 20},
    {.name = "tune-mcts",
     .first = kMctsLow,
     .second = "doctrine",
     .battles = Battles::kTuning,
     .pairs = 2},
};

}  // namespace

std::span<const Rung> Rungs() { return kRungs; }

std::vector<std::string> ScenariosOf(Battles battles) {
  // Catalogue S1, S2 and 8.4. No battle is in both sets.
  std::vector<std::string> scenarios;
  int first_seed = 101;
  if (battles == Battles::kTest) {
    scenarios = {"steinfeld", "retz"};
    first_seed = 9001;
  }
  for (int seed = first_seed; seed < first_seed + 12; ++seed) {
    scenarios.push_back("generated:grande_tactique:" + std::to_string(seed));
  }
  return scenarios;
}

}  // namespace berthier
