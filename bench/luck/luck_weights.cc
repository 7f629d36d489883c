// Fits the weights of luck of a ruleset, and measures what they are worth.
//
//   luck_weights fit --on=generated:grande_tactique:201,... --pairs_each=20
//   luck_weights measure --on=generated:grande_tactique:301,... --pairs_each=10
//
// `fit` plays, fits and writes the text for arenas/luck; `measure` plays with
// the weights of the program and says how much less pairs scatter, what luck
// comes to in the mean and what it costs. Fit and measure on other battles and
// with other dice.
#include "arenas/luck/luck_weights.h"

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/strings/str_format.h"
#include "agents/doctrines.h"
#include "bench/luck/luck_fit.h"
#include "bench/luck/luck_games.h"
#include "bench/tuning/tuned_games.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios of one ruleset");
ABSL_FLAG(int, pairs_each, 10, "mirrored pairs on each");
ABSL_FLAG(uint64_t, from, 1, "where the dice come from");
ABSL_FLAG(std::vector<std::string>, players,
          (std::vector<std::string>{"doctrine", "doctrine"}), "who plays");
ABSL_FLAG(int, ahead_of, 2, "fit: rolls in a row that are averaged");
ABSL_FLAG(double, branches_of, 24, "fit: positions of a roll, at most");
ABSL_FLAG(double, evaluate_above, 0.06,
          "fit: scatter of the lead from which the evaluation is asked");

namespace berthier {
namespace {

// A weight fewer games than these would not show.
constexpr int kDigits = 4;

void Write(const LuckWeights& weights, const Game& game) {
  std::printf("# Fitted by bench/luck on %d games of %s and %s.\n",
              static_cast<int>(absl::GetFlag(FLAGS_on).size()) * 2 *
                  absl::GetFlag(FLAGS_pairs_each),
              absl::GetFlag(FLAGS_players)[0].c_str(),
              absl::GetFlag(FLAGS_players)[1].c_str());
  std::printf("ruleset: \"%s\"\nahead: %d\nbranches: %g\nevaluate_from: %g\n",
              std::string(game.ruleset()).c_str(), weights.ahead,
              weights.branches, weights.evaluate_from);
  const auto values = LuckMeter::ValueNames(IndicatorsFor(game));
  for (size_t kind = 0; kind < weights.by_roll.size(); ++kind) {
    std::string lines;
    for (size_t i = 0; i < values.size(); ++i) {
      const double weight = weights.by_roll[kind][i];
      if (weight == 0) continue;
      lines += absl::StrFormat("  value { name: \"%s\" weight: %.*g }\n",
                               std::string(values[i]), kDigits, weight);
    }
    if (lines.empty()) continue;
    std::printf("roll {\n  kind: \"%s\"\n%s}\n",
                std::string(game.vocabulary().rolls[kind].name).c_str(),
                lines.c_str());
  }
}

void Tell(const LuckGain& gain) {
  std::fprintf(stderr,
               "variance of a pair's score over that less luck: %.3f +- %.3f; "
               "of a game's %.3f; mean luck %.4f +- %.4f\n",
               gain.pairs, 1.96 * gain.pairs_error, gain.games, gain.mean,
               1.96 * gain.mean_error);
}

void Fit(LuckyMatch match) {
  const Game& game = *match.games->front().game;
  match.mirrored = false;
  match.weights = {.ahead = absl::GetFlag(FLAGS_ahead_of),
                   .branches = absl::GetFlag(FLAGS_branches_of),
                   .evaluate_from = absl::GetFlag(FLAGS_evaluate_above),
                   .by_roll = {}};
  match.weights.by_roll.assign(
      game.vocabulary().rolls.size(),
      std::vector<double>(LuckMeter::ValueNames(IndicatorsFor(game)).size(),
                          1));
  const std::vector<LuckyGame> games = PlayLuckyGames(match);
  // Every fifth pair kept apart tells which ridge to take.
  std::vector<LuckyGame> learned, apart;
  for (const LuckyGame& one : games) {
    (one.pair % 5 == 4 ? apart : learned).push_back(one);
  }
  LuckRidge best;
  double most = 0;
  for (const double common : {1e-4, 1e-3, 1e-2}) {
    for (const double own : {1e-3, 1e-2, 1e-1, 1e3}) {
      const LuckRidge ridge = {.common = common, .own = own};
      const auto weights = FitLuck(learned, ridge);
      std::vector<double> luck;
      for (const LuckyGame& one : apart) luck.push_back(LuckBy(weights, one));
      const LuckGain gain = GainOf(apart, luck);
      std::fprintf(stderr, "ridge %g, %g: ", common, own);
      Tell(gain);
      if (gain.games <= most) continue;
      most = gain.games;
      best = ridge;
    }
  }
  match.weights.by_roll = FitLuck(games, best);
  Write(match.weights, game);
}

void Measure(LuckyMatch match) {
  const Game& game = *match.games->front().game;
  std::optional<NumberedLuckWeights> weights = LuckWeightsFor(game);
  if (!weights) {
    std::fprintf(stderr, "luck_weights: no weights for this ruleset\n");
    return;
  }
  match.weights = weights->weights;
  const std::vector<LuckyGame> games = PlayLuckyGames(match);
  std::vector<double> luck;
  double play = 0, metered = 0, score = 0;
  for (const LuckyGame& one : games) {
    luck.push_back(one.luck);
    play += one.play_seconds;
    metered += one.luck_seconds;
    // As the first agent sees it.
    score += one.leg == 0 ? one.score - one.luck : 1 - one.score + one.luck;
  }
  Tell(GainOf(games, luck));
  const auto n = static_cast<double>(games.size());
  std::fprintf(stderr,
               "adjusted score of the first agent %.4f; a game %.2f ms, its "
               "luck %.2f ms: %.1f %%\n",
               score / n, 1e3 * play / n, 1e3 * metered / n,
               100 * metered / play);
  for (size_t kind = 0; kind < game.vocabulary().rolls.size(); ++kind) {
    double sum = 0, squares = 0, of_pair = 0;
    int rolls = 0;
    for (const LuckyGame& one : games) {
      if (one.leg == 0) of_pair = 0;
      for (size_t i = 0; i < match.weights.by_roll[kind].size(); ++i) {
        of_pair += match.weights.by_roll[kind][i] * one.sums[kind][i];
      }
      rolls += one.rolls[kind];
      if (one.leg == 0) continue;
      // The games of a pair share their dice, and may be the same game.
      sum += of_pair;
      squares += of_pair * of_pair;
    }
    if (rolls == 0) continue;
    std::fprintf(stderr,
                 "%s: %d rolls, luck a game %.5f, in standard errors %.2f\n",
                 std::string(game.vocabulary().rolls[kind].name).c_str(), rolls,
                 sum / n, squares > 0 ? sum / std::sqrt(squares) : 0);
  }
}

int Main(const std::vector<char*>& arguments) {
  const std::vector<LoadedGame> games =
      GamesOf("luck_weights", absl::GetFlag(FLAGS_on));
  const std::vector<std::string> players = absl::GetFlag(FLAGS_players);
  const std::string what = arguments.size() == 2 ? arguments[1] : "";
  if (games.empty() || players.size() != 2 ||
      (what != "fit" && what != "measure")) {
    std::fprintf(stderr, "luck_weights fit|measure --on=SCENARIO,...\n");
    return 2;
  }
  LuckyMatch match;
  match.games = &games;
  match.agents = {players[0], players[1]};
  match.pairs = absl::GetFlag(FLAGS_pairs_each);
  match.seed = absl::GetFlag(FLAGS_from);
  what == "fit" ? Fit(match) : Measure(match);
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  return berthier::Main(absl::ParseCommandLine(argc, argv));
}
