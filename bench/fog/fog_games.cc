// Plays two agents against each other in the fog of war and prints a Markdown
// row: the score, and the points above the enemy's, which tell more where games
// are drawn. An agent that is named "cheat:AGENT" is shown the truth
// (seeing_agent.h).
//
//   fog_games --pairs=10 "planner:budget { iterations: 200 per: TURN }"
//       "planner:budget { iterations: 200 per: TURN } worlds: 1"
//       high_road generated:la_grande_armee:9001:2:fog
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/flags/usage.h"
#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/flags/flags.h"
#include "arenas/match/dice.h"
#include "arenas/match/score_interval.h"
#include "bench/fog/fog_armies.h"
#include "bench/fog/seeing_agent.h"

ABSL_FLAG(int32_t, bounds, 0, "how long battles last; 0: as they say");

namespace berthier {
namespace {

struct Player {
  std::string name;
  SeeingAgent shown;
  double seconds = 0;  // of the thread, for all its decisions
  int64_t decisions = 0;
};

double ThreadSeconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) +
         static_cast<double>(now.tv_nsec) / 1e9;
}

Player Made(const std::string& name, std::string_view ruleset) {
  MadeSeeing made = MakeSeeing(name, ruleset);
  if (const auto* const problem = std::get_if<std::string>(&made)) {
    std::cerr << *problem << "\n";
    std::exit(2);
  }
  return {.name = name, .shown = std::get<SeeingAgent>(std::move(made))};
}

// Of the first side: its score, and its points less the enemy's.
struct Played {
  double score = 0;
  double margin = 0;
};
Played Play(const Game& game, const std::array<Player*, kSides>& players,
            uint64_t seed) {
  DiceStream dice(seed);
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const auto i = static_cast<uint64_t>(Index(side));
    players[i]->shown.agent->Begin(game, side, SeedFor(seed, i));
  }
  Position position(game.layout());
  game.Start(position);
  while (true) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_over()) break;
    if (awaited.is_roll()) {
      game.Resolve(position, dice.Throw(game, position), nullptr);
      continue;
    }
    Player& player = *players[static_cast<size_t>(Index(awaited.side))];
    const double begin = ThreadSeconds();
    const Choice choice = player.shown.Decide(game, position, awaited.side);
    player.seconds += ThreadSeconds() - begin;
    ++player.decisions;
    if (choice.failure || !game.Check(position, choice.order).ok()) {
      std::cerr << player.name << " gave no legal order\n";
      std::exit(1);
    }
    game.Play(position, choice.order, nullptr);
  }
  const Score score = game.FinalScore(position);
  return {.score = score.winner < 0                      ? 0.5
                   : score.winner == Index(Side::kFirst) ? 1
                                                         : 0,
          .margin = static_cast<double>(score.points[0] - score.points[1]) /
                    game.vocabulary().points.scale};
}

// The mean and two standard errors.
std::string WithError(const std::vector<double>& by_pair) {
  double sum = 0, squares = 0;
  for (const double one : by_pair) sum += one;
  const auto n = static_cast<double>(by_pair.size());
  for (const double one : by_pair) squares += (one - sum / n) * (one - sum / n);
  const double error = n < 2 ? 0 : std::sqrt(squares / (n * (n - 1)));
  return absl::StrFormat("%+.1f ± %.1f", sum / n, 2 * error);
}

int Run(int argc, char** argv) {
  absl::SetProgramUsageMessage("fog_games [flags] AGENT AGENT SCENARIO...");
  const std::vector<char*> words = absl::ParseCommandLine(argc, argv);
  if (words.size() < 4) {
    std::cerr << "fog_games AGENT AGENT SCENARIO...\n";
    return 2;
  }
  std::array<Player, 2> players;
  std::vector<double> by_pair, by_side, margins;
  int won = 0, drawn = 0, lost = 0;
  for (size_t i = 3; i < words.size(); ++i) {
    const LoadedGame loaded = InFog(words[i], absl::GetFlag(FLAGS_bounds));
    const uint64_t of_scenario = SeedFor(absl::GetFlag(FLAGS_seed), i - 3);
    for (size_t p = 0; p < 2; ++p) {
      Player made = Made(words[p + 1], loaded.game->ruleset());
      made.seconds = players[p].seconds;
      made.decisions = players[p].decisions;
      players[p] = std::move(made);
    }
    for (int pair = 0; pair < absl::GetFlag(FLAGS_pairs); ++pair) {
      const uint64_t seed = SeedFor(of_scenario, static_cast<uint64_t>(pair));
      double score = 0, of_first = 0, margin = 0;
      for (const bool swapped : {false, true}) {
        const Played first =
            Play(*loaded.game,
                 {&players[swapped ? 1 : 0], &players[swapped ? 0 : 1]}, seed);
        const double own = swapped ? 1 - first.score : first.score;
        ++(own == 1 ? won : own == 0 ? lost : drawn);
        score += own / 2;
        of_first += first.score / 2;
        margin += (swapped ? -first.margin : first.margin) / 2;
      }
      by_pair.push_back(score);
      by_side.push_back(of_first);
      margins.push_back(margin);
      std::cerr << absl::StrFormat("\r%s: %d pairs, %.3f ", words[i], pair + 1,
                                   IntervalOf(by_pair, 2).mean);
    }
  }
  const auto percent = [](const std::vector<double>& scores) {
    const ScoreInterval score = IntervalOf(scores, 2);
    return absl::StrFormat("%.1f (%.1f to %.1f)", 100 * score.mean,
                           100 * score.low, 100 * score.high);
  };
  const auto cost = [](const Player& player) {
    return 1000 * player.seconds /
           static_cast<double>(std::max<int64_t>(1, player.decisions));
  };
  std::cerr << "\n";
  std::cout << absl::StrFormat(
      "| `%s` against `%s` | %d | %d | %s | %d-%d-%d | %s | %s | %.2f, %.2f "
      "|\n",
      words[1], words[2], words.size() - 3, by_pair.size(), percent(by_pair),
      won, drawn, lost, percent(by_side), WithError(margins), cost(players[0]),
      cost(players[1]));
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) { return berthier::Run(argc, argv); }
