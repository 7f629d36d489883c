// What a step of each weight of the Grande Tactique doctrine gains, by
// rollouts: turns planned with the weight moved up and down against the same
// turns planned as they are.
//
// `doctrine` plays `drill` and itself; every so many turns its Command Phase is
// planned again with every weight moved, one at a time. Plans that differ are
// played on by the book over common dice (agents/search/common_dice.h) and
// valued. A step tells in seconds what games would tell in hours, as only what
// the step changes differs; where it changes no order, it costs nothing.
//
//   rollouts --on=generated:grande_tactique:101 --playouts=32
//   rollouts --on=... --step=fear=0.4,likely=0.5       all of these at once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/doctrine/grande_tactique/drill/drill.h"
#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "bench/tuning/games.h"
#include "bench/tuning/set_weight.h"
#include "engine/rulesets/grande_tactique/insight.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios to play on");
ABSL_FLAG(int, playouts, 32, "rollouts of each plan");
ABSL_FLAG(int, turns, 9, "player-turns of a rollout");
ABSL_FLAG(int, every, 3, "player-turns of doctrine between two looks");
ABSL_FLAG(double, width, 0.3, "a step up and down, as a share of the weight");
ABSL_FLAG(std::vector<std::string>, step, {}, "NAME=VALUE: these together");
ABSL_FLAG(uint64_t, from, 1, "where dice come from");

namespace berthier {
namespace {

namespace gt = grande_tactique;

struct Step {
  std::string name;
  gt::Weights weights;
  int turns = 0;  // that it changed
  double sum = 0;
  double squares = 0;
};

// A Command Phase that is about to be planned.
struct Look {
  Position position;
  Side side = Side::kFirst;
};

std::vector<Look> LooksOf(const Game& game, uint64_t seed, Side doctrine_side,
                          bool against_drill) {
  gt::DoctrineAgent doctrine(Temper::kMeasured), other(Temper::kMeasured);
  gt::DrillAgent drill;
  Agent& enemy = against_drill ? static_cast<Agent&>(drill) : other;
  doctrine.Begin(game, doctrine_side, SeedFor(seed, 1));
  enemy.Begin(game, Opponent(doctrine_side), SeedFor(seed, 2));
  CommonDice dice(SeedFor(seed, 3));
  Position position(game.layout());
  game.Start(position);
  std::vector<Look> looks;
  uint32_t last = ~0u;
  int turns = 0;
  while (!game.Awaits(position).is_over()) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_roll()) {
      game.Resolve(position, dice.Throw(game, position), nullptr);
      continue;
    }
    const bool own = awaited.side == doctrine_side;
    const auto decision = static_cast<gt::Decision>(
        gt::FieldOf(game, position).state.awaits.kind);
    const uint32_t turn = game.PlayerTurn(position);
    if (own && decision == gt::Decision::kOrder && turn != last) {
      last = turn;
      const int every = absl::GetFlag(FLAGS_every);
      if (turns++ % every == 1 % every) {
        looks.push_back({position, awaited.side});
      }
    }
    Agent& agent = own ? doctrine : enemy;
    game.Play(position, agent.Decide(game, position, awaited.side).order,
              nullptr);
  }
  return looks;
}

// The end of the Command Phase as these weights plan it.
Position Planned(const Game& game, const Look& look,
                 const gt::Weights& weights) {
  gt::GrandeTactiqueDoctrine doctrine(Temper::kMeasured, weights);
  RandomSource choices(1);
  Position position = look.position;
  const uint32_t turn = game.PlayerTurn(position);
  while (game.Awaits(position).is_decision() &&
         game.Awaits(position).side == look.side &&
         game.PlayerTurn(position) == turn &&
         static_cast<gt::Decision>(
             gt::FieldOf(game, position).state.awaits.kind) ==
             gt::Decision::kOrder) {
    game.Play(position, doctrine.PlanOrder(game, position, {}, choices),
              nullptr);
  }
  return position;
}

void Compare(const Game& game, const Look& look, uint64_t seed,
             std::vector<Step>& steps) {
  gt::GrandeTactiqueDoctrine book(Temper::kMeasured);
  Playout playout(game, book);
  const uint32_t turn = game.PlayerTurn(look.position);
  const int n = absl::GetFlag(FLAGS_playouts);
  Position scratch = look.position;
  const auto values_of = [&](const Position& planned) {
    std::vector<double> values;
    for (int i = 0; i < n; ++i) {
      scratch = planned;
      const double value =
          playout.Run(scratch, absl::GetFlag(FLAGS_turns), turn,
                      SeedFor(seed, static_cast<uint64_t>(i)));
      values.push_back(look.side == Side::kFirst ? value : -value);
    }
    return values;
  };
  const Position usual = Planned(game, look, gt::Weights());
  // Many steps lead to the same plan.
  std::map<uint64_t, std::vector<double>> known;
  const uint64_t usual_hash = game.Hash(usual);
  for (Step& step : steps) {
    const Position planned = Planned(game, look, step.weights);
    const uint64_t hash = game.Hash(planned);
    if (hash == usual_hash) continue;
    if (known.empty()) known[usual_hash] = values_of(usual);
    if (!known.contains(hash)) known[hash] = values_of(planned);
    const std::vector<double>& base = known[usual_hash];
    const std::vector<double>& values = known[hash];
    double mean = 0;
    for (size_t i = 0; i < values.size(); ++i) {
      mean += (values[i] - base[i]) / n;
    }
    ++step.turns;
    step.sum += mean;
    step.squares += mean * mean;
  }
}

std::vector<Step> StepsAsked() {
  std::vector<Step> steps;
  const auto rows = gt::Weights::Rows();
  if (const auto asked = absl::GetFlag(FLAGS_step); !asked.empty()) {
    Step step = {.name = "together", .weights = {}};
    std::vector<std::string_view> names;
    for (const auto& row : rows) names.push_back(row.name);
    for (const std::string& one : asked) {
      if (const auto set = ReadWeight(one, names)) {
        step.weights.*rows[set->first].value = set->second;
      } else {
        std::fprintf(stderr, "rollouts: --step has NAME=VALUE, not '%s'\n",
                     one.c_str());
        return {};
      }
    }
    return {step};
  }
  for (const auto& weight : rows) {
    if (weight.what.starts_with("evaluation")) continue;
    for (const int way : {-1, 1}) {
      Step step = {.name = std::string(weight.name) + (way < 0 ? " -" : " +"),
                   .weights = {}};
      double& value = step.weights.*weight.value;
      value +=
          way * absl::GetFlag(FLAGS_width) * std::max(0.05, std::abs(value));
      steps.push_back(std::move(step));
    }
  }
  return steps;
}

int Main() {
  std::vector<Step> steps = StepsAsked();
  if (steps.empty()) return 2;
  if (absl::GetFlag(FLAGS_every) < 1) {
    std::fprintf(stderr, "rollouts: --every must be at least 1\n");
    return 2;
  }
  uint64_t seed = absl::GetFlag(FLAGS_from);
  int looks = 0;
  const std::vector<LoadedGame> games =
      GamesOf("rollouts", absl::GetFlag(FLAGS_on));
  if (games.empty()) return 2;
  for (const LoadedGame& loaded : games) {
    const Game& game = *loaded.game;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      for (const bool against_drill : {true, false}) {
        ++seed;
        for (const Look& look : LooksOf(game, seed, side, against_drill)) {
          Compare(game, look, SeedFor(seed, static_cast<uint64_t>(looks++)),
                  steps);
        }
      }
    }
  }
  if (looks < 2) {
    std::fprintf(stderr, "rollouts: too few turns to look at: lower --every\n");
    return 2;
  }
  std::sort(steps.begin(), steps.end(),
            [](const Step& a, const Step& b) { return a.sum > b.sum; });
  std::printf(
      "step: gain of value a turn in thousandths, turns changed of %d\n",
      looks);
  for (const Step& step : steps) {
    // Turns that it does not change count as 0.
    const double mean = step.sum / looks;
    const double error =
        std::sqrt((step.squares / looks - mean * mean) / (looks - 1));
    std::printf("%-24s %+7.2f +- %5.2f  %d\n", step.name.c_str(), 1000 * mean,
                1960 * error, step.turns);
  }
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::Main();
}
