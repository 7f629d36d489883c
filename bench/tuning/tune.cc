// Sets the weights of a doctrine by play, whatever the ruleset of the games.
//
// Simultaneous perturbation (Spall 1992), as chess programs tune: all weights
// are moved a little at once, up and down; both settings play mirrored pairs
// with common dice against each other and against `drill`; the weights follow
// the difference. Prints the weights that differ from those compiled in.
//
//   tune --on=generated:grande_tactique:101,ridge --steps=400
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/strings/str_format.h"
#include "agents/doctrine/kit/weights.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "agents/ruleset_agents.h"
#include "arenas/match/duel.h"
#include "bench/tuning/games.h"
#include "bench/tuning/set_weight.h"

ABSL_FLAG(std::vector<std::string>, on, {},
          "scenarios to play, comma by comma");
ABSL_FLAG(int, steps, 200, "how often the weights are moved");
ABSL_FLAG(uint64_t, from, 1, "where moves and dice come from");
ABSL_FLAG(double, width, 0.15, "how far, as a share of a weight");
ABSL_FLAG(double, rate, 0.05, "how far a step follows, as a share");
ABSL_FLAG(std::vector<std::string>, start, {}, "NAME=VALUE to begin with");
ABSL_FLAG(int, check, 0, "pairs against drill that check the result only");

namespace berthier {
namespace {

using Values = std::vector<double>;  // one a weight

const TunableWeights* TunableOf(std::string_view ruleset) {
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (agents.ruleset == ruleset) return agents.tunable;
  }
  return nullptr;
}

// From -1 to 1 to the first agent: half the result, half the margin.
double Play(const Game& game, std::array<Agent*, kSides> agents, Side first,
            uint64_t seed, double& score) {
  DuelSetup duel;
  duel.game = &game;
  const size_t us = static_cast<size_t>(Index(first));
  duel.agents[us] = agents[0];
  duel.agents[1 - us] = agents[1];
  duel.dice_seed = seed;
  duel.agent_seeds = {seed + 1, seed + 2};
  const Outcome outcome = PlayDuel(duel);
  const int winner = outcome.score.winner;
  const double result = winner < 0                       ? 0
                        : winner == static_cast<int>(us) ? 1
                                                         : -1;
  score += (result + 1) / 2;
  const double margin =
      (outcome.score.points[us] - outcome.score.points[1 - us]) / 10000.0;
  return 0.5 * result + 0.5 * std::tanh(margin / 0.2);
}

double PlayPair(const Game& game, Agent& a, Agent& b, uint64_t seed,
                double& score) {
  const double first = Play(game, {&a, &b}, Side::kFirst, seed, score);
  return (first + Play(game, {&a, &b}, Side::kSecond, seed, score)) / 2;
}

double ScaleOf(double weight) { return std::max(0.05, std::abs(weight)); }

void Print(const TunableWeights& tunable, const Values& values) {
  const Values compiled = tunable.usual();
  const std::vector<std::string_view> names = tunable.names();
  std::string line;
  for (size_t i = 0; i < names.size(); ++i) {
    if (values[i] == compiled[i]) continue;
    line += absl::StrFormat("%s%s=%.3g", line.empty() ? "" : ",",
                            std::string(names[i]), values[i]);
  }
  std::printf("--start=%s\n", line.c_str());
  std::fflush(stdout);
}

int Main() {
  const std::vector<LoadedGame> games =
      GamesOf("tune", absl::GetFlag(FLAGS_on));
  if (games.empty()) return 2;
  const std::string ruleset(games[0].game->ruleset());
  const TunableWeights* const tunable = TunableOf(ruleset);
  MadeAgent made = MakeAgent("drill", ruleset);
  if (tunable == nullptr || made.index() != 0) {
    std::fprintf(stderr, "tune: nothing to tune of %s, or no drill to try\n",
                 ruleset.c_str());
    return 2;
  }
  for (const LoadedGame& loaded : games) {
    if (loaded.game->ruleset() == ruleset) continue;
    std::fprintf(stderr, "tune: the games are of more than one ruleset\n");
    return 2;
  }
  const Values usual = tunable->usual();
  const std::vector<std::string_view> named = tunable->names();
  Values weights = usual;
  for (const std::string& start : absl::GetFlag(FLAGS_start)) {
    if (const auto set = ReadWeight(start, named)) {
      weights[set->first] = set->second;
    } else {
      std::fprintf(stderr, "tune: --start has NAME=VALUE, not '%s'\n",
                   start.c_str());
      return 2;
    }
  }
  const uint64_t seed = absl::GetFlag(FLAGS_from);
  Agent& drill = *std::get<std::unique_ptr<Agent>>(made);
  double ignored = 0;
  if (const int pairs = absl::GetFlag(FLAGS_check); pairs > 0) {
    double all = 0, all_margin = 0, all_variance = 0;
    for (const LoadedGame& loaded : games) {
      const auto agent = tunable->agent(Temper::kMeasured, weights);
      double score = 0, squares = 0, margin = 0;
      for (int i = 0; i < pairs; ++i) {
        double pair = 0;
        margin += PlayPair(*loaded.game, *agent, drill,
                           SeedFor(seed, static_cast<uint64_t>(i)), pair);
        score += pair / 2;
        squares += pair * pair / 4;
      }
      const double mean = score / pairs;
      const double error =
          std::sqrt((squares / pairs - mean * mean) / std::max(1, pairs - 1));
      std::printf("%-40s %.3f +- %.3f (95 %%)  margin %+.3f\n",
                  loaded.source.c_str(), mean, 1.96 * error, margin / pairs);
      const auto n = static_cast<double>(games.size());
      all += mean / n;
      all_margin += margin / pairs / n;
      all_variance += error * error / (n * n);
    }
    std::printf("%-40s %.3f +- %.3f (95 %%)  margin %+.3f\n", "all", all,
                1.96 * std::sqrt(all_variance), all_margin);
    return 0;
  }
  RandomSource source(seed);
  const double width = absl::GetFlag(FLAGS_width);
  std::vector<double> speed(named.size(), 0);
  // The mean of the second half is steadier than where the walk ends.
  Values mean = weights;
  int averaged = 0;
  double level = 0;
  const int steps = absl::GetFlag(FLAGS_steps);
  for (int step = 0; step < steps; ++step) {
    std::vector<int> signs(named.size());
    Values up = weights, down = weights;
    for (size_t i = 0; i < named.size(); ++i) {
      signs[i] = source.Below(2) == 0 ? -1 : 1;
      const double off = signs[i] * width * ScaleOf(usual[i]);
      up[i] += off;
      down[i] -= off;
    }
    const Game& game = *games[static_cast<size_t>(step) % games.size()].game;
    const uint64_t dice = SeedFor(seed, 1000 + static_cast<uint64_t>(step));
    const auto a = tunable->agent(Temper::kMeasured, up);
    const auto b = tunable->agent(Temper::kMeasured, down);
    const double against_a = PlayPair(game, *a, drill, dice, ignored);
    const double against_b = PlayPair(game, *b, drill, dice, ignored);
    const double between = PlayPair(game, *a, *b, dice, ignored);
    const double gain = 0.5 * (against_a - against_b) + between;
    const double pace =
        absl::GetFlag(FLAGS_rate) / (1 + 3.0 * step / std::max(1, steps));
    for (size_t i = 0; i < named.size(); ++i) {
      speed[i] = 0.8 * speed[i] + 0.2 * gain * signs[i];
      weights[i] += pace * speed[i] * ScaleOf(usual[i]);
    }
    if (step >= steps / 2) {
      ++averaged;
      for (size_t i = 0; i < named.size(); ++i) {
        mean[i] += (weights[i] - mean[i]) / averaged;
      }
    }
    level += (against_a + against_b) / 2;
    if ((step + 1) % 50 == 0) {
      std::printf("step %d: against drill %+.3f\n", step + 1, level / 50);
      level = 0;
      Print(*tunable, averaged > 0 ? mean : weights);
    }
  }
  Print(*tunable, mean);
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::Main();
}
