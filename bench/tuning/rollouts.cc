// What a step of each weight of a doctrine gains, by rollouts: turns planned
// with the weight moved up and down against the same turns planned as they are.
//
// `doctrine` plays `drill` and itself; every so many turns its turn is planned
// again, up to the first dice, with every weight moved, one at a time. Plans
// that differ are played on by the book over common dice
// (agents/search/common_dice.h) and valued. A step tells in seconds what games
// would tell in hours, as only what the step changes differs; where it changes
// no order, it costs nothing.
//
//   rollouts --on=generated:grande_tactique:101 --playouts=32
//   rollouts --on=... --step=fear=0.4,likely=0.5       all of these at once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "bench/tuning/tuned_games.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios to play on");
ABSL_FLAG(int, playouts, 32, "rollouts of each plan");
ABSL_FLAG(int, turns, 9, "player-turns of a rollout");
ABSL_FLAG(int, every, 3, "player-turns of doctrine between two looks");
ABSL_FLAG(double, width, 0.3, "a step up and down, as a share of the weight");
ABSL_FLAG(std::vector<std::string>, step, {}, "NAME=VALUE: these together");
ABSL_FLAG(uint64_t, from, 1, "where dice come from");

namespace berthier {
namespace {

struct Step {
  std::string name;
  std::vector<double> weights;
  int turns = 0;  // that it changed
  double sum = 0;
  double squares = 0;
};

// A turn that is about to be planned.
struct Look {
  Position position;
  Side side = Side::kFirst;
};

std::vector<Look> LooksOf(const TunedGames& tuned, const Game& game,
                          uint64_t seed, Side doctrine_side,
                          bool against_drill) {
  const std::unique_ptr<Agent> doctrine = AgentFor(tuned, "doctrine");
  const std::unique_ptr<Agent> enemy =
      AgentFor(tuned, against_drill ? "drill" : "doctrine");
  doctrine->Begin(game, doctrine_side, SeedFor(seed, 1));
  enemy->Begin(game, Opponent(doctrine_side), SeedFor(seed, 2));
  CommonDice dice(SeedFor(seed, 3));
  Position position(game.layout());
  game.Start(position);
  std::vector<Look> looks;
  uint32_t last = game.PlayerTurn(position);  // that of the deployment
  int turns = 0;
  while (!game.Awaits(position).is_over()) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_roll()) {
      game.Resolve(position, dice.Throw(game, position), nullptr);
      continue;
    }
    const bool own = awaited.side == doctrine_side;
    const uint32_t turn = game.PlayerTurn(position);
    if (own && turn != last) {
      last = turn;
      const int every = absl::GetFlag(FLAGS_every);
      if (turns++ % every == 1 % every) {
        looks.push_back({position, awaited.side});
      }
    }
    Agent& agent = own ? *doctrine : *enemy;
    game.Play(position, agent.Decide(game, position, awaited.side).order,
              nullptr);
  }
  return looks;
}

// Where the turn leads before its first dice, as these weights plan it.
Position Planned(const TunedGames& tuned, const Game& game, const Look& look,
                 const std::vector<double>& weights) {
  const std::unique_ptr<Doctrine> doctrine =
      tuned.weights->doctrine(Temper::kMeasured, weights);
  RandomSource choices(1);
  Position position = look.position;
  const uint32_t turn = game.PlayerTurn(position);
  while (game.Awaits(position).is_decision() &&
         game.Awaits(position).side == look.side &&
         game.PlayerTurn(position) == turn) {
    game.Play(position, doctrine->PlanOrder(game, position, {}, choices),
              nullptr);
  }
  return position;
}

void Compare(const TunedGames& tuned, const Game& game, const Look& look,
             uint64_t seed, std::vector<Step>& steps) {
  const std::unique_ptr<Doctrine> book = DoctrineFor(game);
  Playout playout(game, *book);
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
  const Position usual = Planned(tuned, game, look, tuned.weights->usual());
  // Many steps lead to the same plan.
  std::map<uint64_t, std::vector<double>> known;
  const uint64_t usual_hash = game.Hash(usual);
  for (Step& step : steps) {
    const Position planned = Planned(tuned, game, look, step.weights);
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

std::vector<Step> StepsAsked(const TunableWeights& tunable) {
  const std::vector<std::string_view> names = tunable.names();
  const std::vector<double> usual = tunable.usual();
  if (const auto asked = absl::GetFlag(FLAGS_step); !asked.empty()) {
    Step step = {.name = "together", .weights = usual};
    for (const std::string& one : asked) {
      if (const auto set = ReadWeight(one, names)) {
        step.weights[set->first] = set->second;
      } else {
        std::fprintf(stderr, "rollouts: --step has NAME=VALUE, not '%s'\n",
                     one.c_str());
        return {};
      }
    }
    return {step};
  }
  std::vector<Step> steps;
  for (size_t i = 0; i < names.size(); ++i) {
    for (const int way : {-1, 1}) {
      Step step = {.name = std::string(names[i]) + (way < 0 ? " -" : " +"),
                   .weights = usual};
      step.weights[i] +=
          way * absl::GetFlag(FLAGS_width) * std::max(0.05, std::abs(usual[i]));
      steps.push_back(std::move(step));
    }
  }
  return steps;
}

int Main() {
  const std::optional<TunedGames> tuned =
      TunedGamesOf("rollouts", absl::GetFlag(FLAGS_on));
  if (!tuned) return 2;
  std::vector<Step> steps = StepsAsked(*tuned->weights);
  if (steps.empty()) return 2;
  if (absl::GetFlag(FLAGS_every) < 1) {
    std::fprintf(stderr, "rollouts: --every must be at least 1\n");
    return 2;
  }
  uint64_t seed = absl::GetFlag(FLAGS_from);
  int looks = 0;
  for (const LoadedGame& loaded : tuned->games) {
    const Game& game = *loaded.game;
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      for (const bool against_drill : {true, false}) {
        ++seed;
        for (const Look& look :
             LooksOf(*tuned, game, seed, side, against_drill)) {
          Compare(*tuned, game, look,
                  SeedFor(seed, static_cast<uint64_t>(looks++)), steps);
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
