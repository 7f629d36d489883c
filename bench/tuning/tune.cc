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
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/strings/str_format.h"
#include "agents/doctrine/kit/weights.h"
#include "agents/random_source.h"
#include "arenas/match/duel.h"
#include "bench/tuning/tuned_games.h"

ABSL_FLAG(std::vector<std::string>, on, {},
          "scenarios to play, comma by comma");
ABSL_FLAG(int, steps, 200, "how often the weights are moved");
ABSL_FLAG(uint64_t, from, 1, "where moves and dice come from");
ABSL_FLAG(double, width, 0.15, "how far, as a share of a weight");
ABSL_FLAG(double, rate, 0.05, "how far a step follows, as a share");
ABSL_FLAG(std::vector<std::string>, start, {}, "NAME=VALUE to begin with");
ABSL_FLAG(int, check, 0, "pairs that check the result only");
ABSL_FLAG(std::string, against, "drill",
          "who is played in a check; 'doctrine' has the usual weights");

namespace berthier {
namespace {

using Values = std::vector<double>;  // one a weight

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

// The usual weights with those of --start; nothing if one is none.
std::optional<Values> StartOf(const TunableWeights& tunable) {
  Values weights = tunable.usual();
  for (const std::string& start : absl::GetFlag(FLAGS_start)) {
    const auto set = ReadWeight(start, tunable.names());
    if (!set) {
      std::fprintf(stderr, "tune: --start has NAME=VALUE, not '%s'\n",
                   start.c_str());
      return std::nullopt;
    }
    weights[set->first] = set->second;
  }
  return weights;
}

// Plays pairs against another agent and says what came of it.
void Check(const TunedGames& tuned, const Values& weights, int pairs) {
  const uint64_t seed = absl::GetFlag(FLAGS_from);
  const std::unique_ptr<Agent> other =
      AgentFor(tuned, absl::GetFlag(FLAGS_against));
  double all = 0, all_margin = 0, all_variance = 0;
  for (const LoadedGame& loaded : tuned.games) {
    const auto agent = tuned.weights->agent(Temper::kMeasured, weights);
    double score = 0, squares = 0, margin = 0;
    for (int i = 0; i < pairs; ++i) {
      double pair = 0;
      margin += PlayPair(*loaded.game, *agent, *other,
                         SeedFor(seed, static_cast<uint64_t>(i)), pair);
      score += pair / 2;
      squares += pair * pair / 4;
    }
    const double mean = score / pairs;
    const double error =
        std::sqrt((squares / pairs - mean * mean) / std::max(1, pairs - 1));
    std::printf("%-40s %.3f +- %.3f (95 %%)  margin %+.3f\n",
                loaded.source.c_str(), mean, 1.96 * error, margin / pairs);
    const auto n = static_cast<double>(tuned.games.size());
    all += mean / n;
    all_margin += margin / pairs / n;
    all_variance += error * error / (n * n);
  }
  std::printf("%-40s %.3f +- %.3f (95 %%)  margin %+.3f\n", "all", all,
              1.96 * std::sqrt(all_variance), all_margin);
}

// Simultaneous perturbation from a start on.
class Walk {
 public:
  Walk(const TunedGames& tuned, Values start)
      : tuned_(tuned),
        usual_(tuned.weights->usual()),
        weights_(std::move(start)),
        speed_(weights_.size(), 0),
        mean_(weights_),
        source_(absl::GetFlag(FLAGS_from)),
        drill_(AgentFor(tuned, "drill")) {}

  void Go(int steps) {
    double level = 0;
    for (int step = 0; step < steps; ++step) {
      level += Step(step, steps);
      if ((step + 1) % 50 != 0) continue;
      std::printf("step %d: against drill %+.3f\n", step + 1, level / 50);
      level = 0;
      Print(*tuned_.weights, averaged_ > 0 ? mean_ : weights_);
    }
    Print(*tuned_.weights, mean_);
  }

 private:
  // Returns how both settings did against `drill`.
  double Step(int step, int steps) {
    const double width = absl::GetFlag(FLAGS_width);
    std::vector<int> signs(weights_.size());
    Values up = weights_, down = weights_;
    for (size_t i = 0; i < weights_.size(); ++i) {
      signs[i] = source_.Below(2) == 0 ? -1 : 1;
      const double off = signs[i] * width * ScaleOf(usual_[i]);
      up[i] += off;
      down[i] -= off;
    }
    const auto& games = tuned_.games;
    const Game& game = *games[static_cast<size_t>(step) % games.size()].game;
    const uint64_t dice =
        SeedFor(absl::GetFlag(FLAGS_from), 1000 + static_cast<uint64_t>(step));
    const auto a = tuned_.weights->agent(Temper::kMeasured, up);
    const auto b = tuned_.weights->agent(Temper::kMeasured, down);
    double ignored = 0;
    const double against_a = PlayPair(game, *a, *drill_, dice, ignored);
    const double against_b = PlayPair(game, *b, *drill_, dice, ignored);
    const double between = PlayPair(game, *a, *b, dice, ignored);
    const double gain = 0.5 * (against_a - against_b) + between;
    const double pace =
        absl::GetFlag(FLAGS_rate) / (1 + 3.0 * step / std::max(1, steps));
    for (size_t i = 0; i < weights_.size(); ++i) {
      speed_[i] = 0.8 * speed_[i] + 0.2 * gain * signs[i];
      weights_[i] += pace * speed_[i] * ScaleOf(usual_[i]);
    }
    if (step >= steps / 2) {
      ++averaged_;
      for (size_t i = 0; i < weights_.size(); ++i) {
        mean_[i] += (weights_[i] - mean_[i]) / averaged_;
      }
    }
    return (against_a + against_b) / 2;
  }

  const TunedGames& tuned_;
  const Values usual_;
  Values weights_;
  std::vector<double> speed_;
  // The mean of the second half is steadier than where the walk ends.
  Values mean_;
  int averaged_ = 0;
  RandomSource source_;
  const std::unique_ptr<Agent> drill_;
};

int Main() {
  const std::optional<TunedGames> tuned =
      TunedGamesOf("tune", absl::GetFlag(FLAGS_on));
  if (!tuned) return 2;
  std::optional<Values> start = StartOf(*tuned->weights);
  if (!start) return 2;
  if (const int pairs = absl::GetFlag(FLAGS_check); pairs > 0) {
    Check(*tuned, *start, pairs);
  } else {
    Walk(*tuned, *std::move(start)).Go(absl::GetFlag(FLAGS_steps));
  }
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::Main();
}
