// Fits the weights that a doctrine values positions by to how games end,
// whatever the ruleset of the games.
//
// `doctrine` plays itself and `drill`; at the beginning of every player-turn
// the position is kept, and in the end how the game came out: half the result,
// half the margin. Then one weight after another is moved as long as that
// brings values nearer to outcomes (least squares, as chess programs do). Every
// fifth game is kept apart, to see that what is learned holds for others.
//
//   fit --on=generated:grande_tactique:101,... --games_each=40
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "agents/random_source.h"
#include "arenas/match/duel.h"
#include "bench/tuning/tuned_games.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios to play on");
ABSL_FLAG(int, games_each, 20, "games on each");
ABSL_FLAG(uint64_t, from, 1, "where the dice come from");
ABSL_FLAG(int, rounds, 6, "how often all weights are looked at");

namespace berthier {
namespace {

struct Sample {
  const Game* game;
  Position position;
  double outcome;
};

class Keeper final : public Witness {
 public:
  explicit Keeper(const Game& game) : game_(game) {}
  void Ordered(const Position&, Side, const Choice&) override {}
  void Thrown(const Position&, const Faces&) override {}
  void Reached(const Position& after) override {
    if (game_.Awaits(after).is_over()) return;
    const uint32_t turn = game_.PlayerTurn(after);
    if (turn == turn_) return;
    turn_ = turn;
    kept.push_back(after);
  }
  std::vector<Position> kept;

 private:
  const Game& game_;
  uint32_t turn_ = ~uint32_t{0};
};

// Positions to learn from, and others to see whether it holds.
struct Samples {
  std::vector<Sample> learned, apart;
};

double Loss(const std::vector<Sample>& samples, const TunableWeights& tunable,
            const std::vector<double>& weights) {
  double sum = 0;
  for (const Sample& sample : samples) {
    const double value =
        tunable.value(*sample.game, sample.position, Side::kFirst, weights);
    sum += (value - sample.outcome) * (value - sample.outcome);
  }
  return sum / static_cast<double>(std::max<size_t>(1, samples.size()));
}

// From -1 to 1 to the first side: half the result, half the margin.
double WorthOf(const Score& score) {
  const double result = score.winner < 0 ? 0 : score.winner == 0 ? 1 : -1;
  const double margin = (score.points[0] - score.points[1]) / 10000.0;
  return 0.5 * result + 0.5 * std::tanh(margin / 0.2);
}

Samples PlayedOn(const TunedGames& tuned) {
  Samples samples;
  const std::unique_ptr<Agent> first = AgentFor(tuned, "doctrine");
  const std::unique_ptr<Agent> second = AgentFor(tuned, "doctrine");
  const std::unique_ptr<Agent> drill = AgentFor(tuned, "drill");
  for (const LoadedGame& loaded : tuned.games) {
    for (int i = 0; i < absl::GetFlag(FLAGS_games_each); ++i) {
      Keeper keeper(*loaded.game);
      DuelSetup duel;
      duel.game = loaded.game.get();
      duel.agents = {first.get(), second.get()};
      if (i % 4 == 2) duel.agents[0] = drill.get();
      if (i % 4 == 3) duel.agents[1] = drill.get();
      duel.dice_seed =
          SeedFor(absl::GetFlag(FLAGS_from), static_cast<uint64_t>(i));
      duel.witnesses = {&keeper};
      const double came_of_it = WorthOf(PlayDuel(duel).score);
      for (Position& position : keeper.kept) {
        (i % 5 == 4 ? samples.apart : samples.learned)
            .push_back({loaded.game.get(), std::move(position), came_of_it});
      }
    }
  }
  return samples;
}

// One weight after the other, by a stride of its own, while that helps.
void Fit(const Samples& samples, const TunableWeights& tunable,
         std::vector<double>& weights) {
  double best = Loss(samples.learned, tunable, weights);
  std::vector<double> strides(weights.size(), 0.2);
  for (int round = 0; round < absl::GetFlag(FLAGS_rounds); ++round) {
    for (size_t i = 0; i < weights.size(); ++i) {
      const double was = weights[i];
      const double scale = std::max(0.05, std::abs(was));
      bool moved = false;
      for (const double sign : {1.0, -1.0}) {
        weights[i] = was + sign * strides[i] * scale;
        const double loss = Loss(samples.learned, tunable, weights);
        if (loss < best - 1e-7) {
          best = loss;
          moved = true;
          break;
        }
        weights[i] = was;
      }
      strides[i] *= moved ? 1.5 : 0.5;
    }
    std::printf("round %d: loss %.4f, apart %.4f\n", round + 1, best,
                Loss(samples.apart, tunable, weights));
    std::fflush(stdout);
  }
}

int Main() {
  const std::optional<TunedGames> tuned =
      TunedGamesOf("fit", absl::GetFlag(FLAGS_on));
  if (!tuned) return 2;
  const TunableWeights& tunable = *tuned->weights;
  const Samples samples = PlayedOn(*tuned);
  const std::vector<double> before = tunable.usual_of_value();
  std::vector<double> weights = before;
  std::printf("%zu positions, %zu apart: loss %.4f, apart %.4f\n",
              samples.learned.size(), samples.apart.size(),
              Loss(samples.learned, tunable, weights),
              Loss(samples.apart, tunable, weights));
  Fit(samples, tunable, weights);
  const std::vector<std::string_view> names = tunable.names();
  for (size_t i = 0; i < names.size(); ++i) {
    if (weights[i] == before[i]) continue;
    std::printf("%s=%.3g (%.3g)\n", std::string(names[i]).c_str(), weights[i],
                before[i]);
  }
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::Main();
}
