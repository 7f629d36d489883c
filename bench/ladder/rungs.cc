#include "bench/ladder/rungs.h"

namespace berthier {
namespace {

// Budgets a factor of four apart. Trials and not time, so that the same commit
// plays the same games on any machine and beside any other work: 1,600 trials
// take about 3 s of a core in the generated battles, 4 s in the first turns of
// Retz.
constexpr std::string_view kLow =
    "planner:budget { iterations: 400 per: TURN }";
constexpr std::string_view kMiddle =
    "planner:budget { iterations: 1600 per: TURN }";
constexpr std::string_view kHigh =
    "planner:budget { iterations: 6400 per: TURN }";
// The small and medium battles of Big Battle Napoleonic: about 2 s of a core a
// move on the medium ones.
constexpr std::string_view kBigBattle =
    "planner:budget { iterations: 1200 per: TURN }";

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
    {.name = "planner-low", .first = kLow, .second = "doctrine", .pairs = 2},
    {.name = "planner-middle",
     .first = kMiddle,
     .second = "doctrine",
     .pairs = 2,
     .asked = "75 %"},
    {.name = "planner-high",
     .first = kHigh,
     .second = "doctrine",
     .pairs = 2,
     .asked = "85 %"},
    {.name = "planner-low-to-middle",
     .first = kMiddle,
     .second = kLow,
     .pairs = 2,
     .asked = "above 50 %"},
    {.name = "planner-middle-to-high",
     .first = kHigh,
     .second = kMiddle,
     .pairs = 2,
     .asked = "above 50 %"},
    // The others at 400 iterations a player-turn: about what the low budget
    // takes.
    {.name = "mcts",
     .first = "mcts:budget { iterations: 400 per: TURN }",
     .second = "doctrine"},
    {.name = "greedy", .first = "greedy", .second = "doctrine"},
    {.name = "flat",
     .first = "flat:budget { iterations: 400 per: TURN }",
     .second = "doctrine"},
    {.name = "portfolio",
     .first = "portfolio:budget { iterations: 400 per: TURN }",
     .second = "doctrine"},
    {.name = "evolution",
     .first = "evolution:budget { iterations: 400 per: TURN }",
     .second = "doctrine"},
    {.name = "naive",
     .first = "naive:budget { iterations: 400 per: TURN }",
     .second = "doctrine"},
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
    // Whether the seat matters, a small budget tells as well.
    {.name = "planner-self",
     .first = "planner:budget { iterations: 50 per: TURN }",
     .second = "planner:budget { iterations: 50 per: TURN }",
     .asked = "50 %"},
    {.name = "mcts-self",
     .first = "mcts:budget { iterations: 50 per: TURN }",
     .second = "mcts:budget { iterations: 50 per: TURN }",
     .asked = "50 %"},
    {.name = "greedy-self",
     .first = "greedy",
     .second = "greedy",
     .asked = "50 %"},
    {.name = "flat-self",
     .first = "flat:budget { iterations: 50 per: TURN }",
     .second = "flat:budget { iterations: 50 per: TURN }",
     .asked = "50 %"},
    {.name = "portfolio-self",
     .first = "portfolio:budget { iterations: 50 per: TURN }",
     .second = "portfolio:budget { iterations: 50 per: TURN }",
     .asked = "50 %"},
    {.name = "evolution-self",
     .first = "evolution:budget { iterations: 50 per: TURN }",
     .second = "evolution:budget { iterations: 50 per: TURN }",
     .asked = "50 %"},
    {.name = "naive-self",
     .first = "naive:budget { iterations: 50 per: TURN }",
     .second = "naive:budget { iterations: 50 per: TURN }",
     .asked = "50 %"},
    {.name = "bbn-drill",
     .first = "drill",
     .second = "random",
     .battles = Battles::kBigBattle,
     .pairs = 50,
     .asked = "98 %"},
    {.name = "bbn-doctrine",
     .first = "doctrine",
     .second = "drill",
     .battles = Battles::kBigBattle,
     .pairs = 50,
     .asked = "80 %"},
    {.name = "bbn-planner",
     .first = kBigBattle,
     .second = "doctrine",
     .battles = Battles::kBigBattle,
     .pairs = 5,
     .asked = "65 %"},
    {.name = "bbn-doctrine-self",
     .first = "doctrine",
     .second = "doctrine",
     .battles = Battles::kBigBattle,
     .pairs = 50},
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
    {.name = "tune-planner",
     .first = kLow,
     .second = "doctrine",
     .battles = Battles::kTuning,
     .pairs = 2},
};

}  // namespace

std::span<const Rung> Rungs() { return kRungs; }

std::vector<std::string> ScenariosOf(Battles battles) {
  if (battles == Battles::kBigBattle) {
    return {"farm", "st_amand", "crest", "redoubt"};
  }
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
