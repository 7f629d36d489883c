// How often a review finds a blunder that was planted, and whether luck is 0 on
// the mean: figures, not times.
//
//   review_proofs planted SCENARIO AGENT GAMES BUDGET
//   review_proofs luck SCENARIO AGENT GAMES BUDGET
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>

#include "agents/value/estimate.h"
#include "arenas/analysis/review.h"
#include "arenas/analysis/tell_review.h"
#include "engine/rulesets/registry.h"
#include "tests/arenas/analysis/planted.h"
#include "tests/arenas/analysis/recorded_games.h"

namespace berthier {
namespace {

// In points of winning chance: smaller blunders are not looked for.
constexpr double kLeastPlanted = 30;

// What the worst order of a game cost for certain, in points.
double CostliestOf(const GamePath& path, uint64_t budget) {
  const auto review = ReviewGame(path, {.budget = budget}, {});
  double costliest = 0;
  if (!review.ok()) return costliest;
  for (const ReviewedStep& step : review->steps) {
    if (step.IsClear(step.loss)) {
      costliest = std::max(costliest, PointsOf(step.loss.value));
    }
  }
  return costliest;
}

int Planted(const std::string& scenario, const std::string& agent,
            uint64_t games, uint64_t budget) {
  uint64_t found = 0;
  uint64_t all = 0;
  for (uint64_t game = 1; game <= games; ++game) {
    const auto planted = PlantBlunder(scenario, agent, game, Rulesets());
    if (!planted.ok()) return 1;
    // What the agent does of itself may be worse than what was planted.
    const double own = CostliestOf(planted->own, budget);
    if (PointsOf(planted->worse) < std::max(kLeastPlanted, own)) {
      std::printf("game %d: planted %.0f points, its own worst order %.0f\n",
                  static_cast<int>(game), PointsOf(planted->worse), own);
      continue;
    }
    ++all;
    const auto review = ReviewGame(planted->path, {.budget = budget}, {});
    if (!review.ok()) return 1;
    const wire::Review told = TellReview(planted->path, *review, "bench");
    const uint32_t costliest =
        told.costliest_size() > 0 ? told.costliest(0) : 0;
    const bool is_it = costliest == planted->step + 1;
    found += is_it;
    std::printf("game %d: step %d, worse by %.2f, costliest %d%s\n",
                static_cast<int>(game), static_cast<int>(planted->step + 1),
                planted->worse, static_cast<int>(costliest),
                is_it ? "" : " (another)");
    for (const size_t step : {planted->step, size_t{costliest} - 1}) {
      const wire::ReviewedStep& one = told.step(static_cast<int>(step));
      std::printf("  %d lost %.0f +- %.0f points: %s\n",
                  static_cast<int>(step + 1), one.loss().value(),
                  one.loss().error(), one.words().c_str());
    }
    std::fflush(stdout);
  }
  std::printf("found %d of %d\n", static_cast<int>(found),
              static_cast<int>(all));
  return 0;
}

int Luck(const std::string& scenario, const std::string& agent, uint64_t games,
         uint64_t budget) {
  const auto loaded = LoadGame(scenario, Rulesets());
  if (!loaded.ok()) return 1;
  std::map<std::string, RunningMean> of_kind;  // by game, so errors are honest
  for (uint64_t game = 1; game <= games; ++game) {
    const auto path =
        PathOf(RecordOfGame(*loaded, agent, game), scenario, Rulesets());
    if (!path.ok()) return 1;
    const auto review = ReviewGame(*path, {.budget = budget, .seed = game}, {});
    if (!review.ok()) return 1;
    std::map<std::string, double> sums;
    for (size_t i = 0; i < path->steps.size(); ++i) {
      const PathStep& step = path->steps[i];
      if (step.kind != PathStep::Kind::kRoll) continue;
      const double luck = review->steps[i].weighed.luck.value;
      sums[std::string(
          path->game->vocabulary().rolls[step.awaited.kind].name)] += luck;
      sums["all"] += luck;
    }
    for (const auto& [kind, sum] : sums) of_kind[kind].Add(sum);
  }
  for (const auto& [kind, mean] : of_kind) {
    const Estimate luck = mean.estimate();
    std::printf("%-28s %+.4f +- %.4f a game, %d games\n", kind.c_str(),
                luck.value, luck.error, static_cast<int>(luck.count));
  }
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int count, char** arguments) {
  if (count != 6) {
    std::fputs("review_proofs planted|luck SCENARIO AGENT GAMES BUDGET\n",
               stderr);
    return 2;
  }
  const std::string what = arguments[1];
  const uint64_t games = std::strtoull(arguments[4], nullptr, 10);
  const uint64_t budget = std::strtoull(arguments[5], nullptr, 10);
  return what == "luck"
             ? berthier::Luck(arguments[2], arguments[3], games, budget)
             : berthier::Planted(arguments[2], arguments[3], games, budget);
}
