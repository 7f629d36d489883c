// Fits the weights of the Grande Tactique evaluation to how games end.
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
#include <string>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/doctrine/grande_tactique/drill/drill.h"
#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/random_source.h"
#include "arenas/match/duel.h"
#include "bench/tuning/games.h"
#include "engine/rulesets/grande_tactique/insight.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios to play on");
ABSL_FLAG(int, games_each, 20, "games on each");
ABSL_FLAG(uint64_t, from, 1, "where the dice come from");
ABSL_FLAG(int, rounds, 6, "how often all weights are looked at");

namespace berthier {
namespace {

namespace gt = grande_tactique;

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
    const gt::Field f = gt::FieldOf(game_, after);
    const int turn = f.state.round * 2 + Index(f.state.moving);
    if (turn == turn_) return;
    turn_ = turn;
    kept.push_back(after);
  }
  std::vector<Position> kept;

 private:
  const Game& game_;
  int turn_ = -1;
};

double Loss(const std::vector<Sample>& samples, const gt::Weights& weights) {
  double sum = 0;
  for (const Sample& sample : samples) {
    const double value = gt::ValueOf(gt::FieldOf(*sample.game, sample.position),
                                     Side::kFirst, weights);
    sum += (value - sample.outcome) * (value - sample.outcome);
  }
  return sum / static_cast<double>(std::max<size_t>(1, samples.size()));
}

int Main() {
  const std::vector<LoadedGame> games = GamesOf("fit", absl::GetFlag(FLAGS_on));
  if (games.empty()) return 2;
  std::vector<Sample> learned, apart;
  gt::DoctrineAgent first(Temper::kMeasured), second(Temper::kMeasured);
  gt::DrillAgent drill;
  const uint64_t seed = absl::GetFlag(FLAGS_from);
  for (const LoadedGame& loaded : games) {
    for (int i = 0; i < absl::GetFlag(FLAGS_games_each); ++i) {
      Keeper keeper(*loaded.game);
      DuelSetup duel;
      duel.game = loaded.game.get();
      duel.agents = {&first, &second};
      if (i % 4 == 2) duel.agents[0] = &drill;
      if (i % 4 == 3) duel.agents[1] = &drill;
      duel.dice_seed = SeedFor(seed, static_cast<uint64_t>(i));
      duel.witnesses = {&keeper};
      const Outcome outcome = PlayDuel(duel);
      const int winner = outcome.score.winner;
      const double result = winner < 0 ? 0 : winner == 0 ? 1 : -1;
      const double margin =
          (outcome.score.points[0] - outcome.score.points[1]) / 10000.0;
      const double came_of_it = 0.5 * result + 0.5 * std::tanh(margin / 0.2);
      for (Position& position : keeper.kept) {
        (i % 5 == 4 ? apart : learned)
            .push_back({loaded.game.get(), std::move(position), came_of_it});
      }
    }
  }
  gt::Weights weights = gt::WeightsOfValue();
  std::printf("%zu positions, %zu apart: loss %.4f, apart %.4f\n",
              learned.size(), apart.size(), Loss(learned, weights),
              Loss(apart, weights));
  double best = Loss(learned, weights);
  std::vector<double> strides(gt::Weights::Rows().size(), 0.2);
  for (int round = 0; round < absl::GetFlag(FLAGS_rounds); ++round) {
    for (size_t i = 0; i < gt::Weights::Rows().size(); ++i) {
      double& weight = weights.*gt::Weights::Rows()[i].value;
      const double was = weight;
      const double scale = std::max(0.05, std::abs(was));
      bool moved = false;
      for (const double sign : {1.0, -1.0}) {
        weight = was + sign * strides[i] * scale;
        const double loss = Loss(learned, weights);
        if (loss < best - 1e-7) {
          best = loss;
          moved = true;
          break;
        }
        weight = was;
      }
      strides[i] *= moved ? 1.5 : 0.5;
    }
    std::printf("round %d: loss %.4f, apart %.4f\n", round + 1, best,
                Loss(apart, weights));
    std::fflush(stdout);
  }
  const gt::Weights before = gt::WeightsOfValue();
  for (const auto& named : gt::Weights::Rows()) {
    if (weights.*named.value == before.*named.value) continue;
    std::printf("%s=%.3g (%.3g)\n", std::string(named.name).c_str(),
                weights.*named.value, before.*named.value);
  }
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::Main();
}
