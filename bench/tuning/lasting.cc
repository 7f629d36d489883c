// Whether what search gains lasts: plans of search agents against the plan of
// the doctrine they start from, over dice that the search has not seen, valued
// after 5 and 15 player-turns and at the end of the battle, or --after others.
//
// Tells settings apart in minutes where games take hours; an agent is also
// compared with the one named before it, on the same turns and dice. `doctrine`
// plays itself; every fourth round both sides' turns are planned by every agent
// that is named, and each plan is played out by the book. An agent must tell
// its whole turn in its thoughts, as `planner` does, up to the first dice; with
// --whole_turns it plays its turn to the end instead, on common dice. Agents
// see what their side sees, "cheat:AGENT" the truth (bench/fog/seeing_agent.h),
// and what they do is played out in the true position.
//
//   lasting --on=generated:grande_tactique:101 --playouts=128
//     "planner:budget { iterations: 400 per: TURN }"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/search/common_dice.h"
#include "agents/search/playout.h"
#include "bench/fog/seeing_agent.h"
#include "bench/tuning/tuned_games.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios to play on");
ABSL_FLAG(int, playouts, 128, "playouts of each plan");
ABSL_FLAG(uint64_t, from, 1, "where the dice come from");
ABSL_FLAG(int, every, 8, "player-turns, of which the last two are looked at");
ABSL_FLAG(bool, whole_turns, false, "agents play their turns over the dice");
ABSL_FLAG(std::vector<std::string>, after,
          std::vector<std::string>({"5", "15", "end"}),
          "player-turns after which a turn is valued, or 'end'");
ABSL_FLAG(bool, hidden, false, "turns alone in which something is hidden");

namespace berthier {
namespace {

// The plan that every search starts from: none of its trials changes it.
constexpr char kBook[] = "planner:budget { iterations: 1 per: TURN }";

struct Sums {
  double sum = 0;
  double squares = 0;
  int n = 0;

  void Add(double value) {
    sum += value;
    squares += value * value;
    ++n;
  }
  double mean() const { return n == 0 ? 0 : sum / n; }
  // Half a 95 % interval.
  double around() const {
    if (n < 2) return 0;
    return 1.96 * std::sqrt((squares / n - mean() * mean()) / (n - 1));
  }
};
using Gains = std::vector<Sums>;

// Of --after; empty if it is wrong.
std::vector<int> Horizons() {
  std::vector<int> horizons;
  for (const std::string& after : absl::GetFlag(FLAGS_after)) {
    int turns = Doctrine::kToTheEnd;
    if (after != "end" && !absl::SimpleAtoi(after, &turns)) return {};
    horizons.push_back(turns);
  }
  return horizons;
}

// The position after the plan. Played until the dice, the other side or the
// next turn have a say: where an agent plans a single order, its thoughts go on
// with what the doctrine expects after that.
Position AfterPlan(const Game& game, Doctrine& doctrine, const Position& view,
                   Side side, const std::vector<Order>& plan) {
  Position end = view;
  const uint32_t turn = doctrine.Turn(game, view);
  for (const Order& order : plan) {
    const Awaited awaited = game.Awaits(end);
    if (!awaited.is_decision() || awaited.side != side ||
        doctrine.Turn(game, end) != turn || !game.Check(end, order).ok()) {
      break;
    }
    game.Play(end, order, nullptr);
  }
  return end;
}

// The position after the agent's turn, in which the other side does as the book
// says.
Position AfterTurn(const Game& game, Doctrine& doctrine,
                   const Position& position, Side side,
                   const SeeingAgent& shown, uint64_t seed) {
  Position end = position;
  const uint32_t turn = doctrine.Turn(game, position);
  CommonDice dice(seed);
  RandomSource choices(seed);
  while (!game.Awaits(end).is_over()) {
    const Awaited awaited = game.Awaits(end);
    if (awaited.is_roll()) {
      game.Resolve(end, dice.Throw(game, end), nullptr);
      continue;
    }
    if (doctrine.Turn(game, end) != turn) break;
    game.Play(end,
              awaited.side == side ? shown.Decide(game, end, side).order
                                   : doctrine.Choose(game, end, choices),
              nullptr);
  }
  return end;
}

// The mean values to a side of what an agent does in its turn, by horizon.
std::vector<double> ValuesOf(const Game& game, const Position& begin, Side side,
                             const SeeingAgent& shown, uint64_t dice) {
  const std::unique_ptr<Doctrine> doctrine = DoctrineFor(game);
  Playout playout(game, *doctrine);
  const Position end =
      absl::GetFlag(FLAGS_whole_turns)
          ? AfterTurn(game, *doctrine, begin, side, shown, dice)
          : AfterPlan(game, *doctrine, begin, side,
                      shown.Decide(game, begin, side).thoughts.variation);
  Position position(game.layout());
  const std::vector<int> horizons = Horizons();
  std::vector<double> values(horizons.size());
  for (size_t h = 0; h < horizons.size(); ++h) {
    const int n = absl::GetFlag(FLAGS_playouts);
    for (int i = 0; i < n; ++i) {
      position = end;
      const double value =
          playout.Run(position, horizons[h], doctrine->Turn(game, begin),
                      SeedFor(dice, static_cast<uint64_t>(i)));
      values[h] += (side == Side::kFirst ? value : -value) / n;
    }
  }
  return values;
}

// Of an agent: on the plan of the doctrine, and on that of the agent before.
struct Comparison {
  Gains gains = Gains(Horizons().size());
  Gains more = Gains(Horizons().size());
};

// All plans of one turn, tried on the same dice.
void CompareAt(const Game& game, const Position& position,
               const std::vector<std::string>& requests, uint64_t seed,
               std::vector<Comparison>& comparisons) {
  const Side side = game.Awaits(position).side;
  std::vector<std::vector<double>> values;
  for (const std::string& request : requests) {
    const MadeSeeing made = MakeSeeing(request, game.ruleset());
    const SeeingAgent& shown = std::get<SeeingAgent>(made);
    shown.agent->Begin(game, side, SeedFor(seed, 4));
    values.push_back(ValuesOf(game, position, side, shown,
                              SeedFor(seed, game.PlayerTurn(position))));
  }
  for (size_t r = 1; r < requests.size(); ++r) {
    for (size_t h = 0; h < values[r].size(); ++h) {
      comparisons[r].gains[h].Add(values[r][h] - values[0][h]);
      comparisons[r].more[h].Add(values[r][h] - values[r - 1][h]);
    }
  }
}

// Whether there is anything to plan: answers come before it in many a turn.
bool HasPlan(const Game& game, const Position& position,
             const std::string& book, uint64_t seed) {
  constexpr size_t kLeast = 3;  // orders
  if (absl::GetFlag(FLAGS_whole_turns)) return true;
  const MadeSeeing made = MakeSeeing(book, game.ruleset());
  const SeeingAgent& shown = std::get<SeeingAgent>(made);
  const Side side = game.Awaits(position).side;
  shown.agent->Begin(game, side, seed);
  const std::vector<Order> line =
      shown.Decide(game, position, side).thoughts.variation;
  const std::unique_ptr<Doctrine> doctrine = DoctrineFor(game);
  Position end = position;
  size_t orders = 0;
  for (; orders < std::min(kLeast, line.size()); ++orders) {
    const Awaited awaited = game.Awaits(end);
    if (!awaited.is_decision() || awaited.side != side) break;
    game.Play(end, line[orders], nullptr);
  }
  return orders == kLeast;
}

void Measure(const TunedGames& tuned, const Game& game,
             const std::vector<std::string>& requests, uint64_t seed,
             std::vector<Comparison>& comparisons) {
  const SeeingAgent first = {.agent = AgentFor(tuned, "doctrine")};
  const SeeingAgent second = {.agent = AgentFor(tuned, "doctrine")};
  first.agent->Begin(game, Side::kFirst, SeedFor(seed, 1));
  second.agent->Begin(game, Side::kSecond, SeedFor(seed, 2));
  const int every = std::max(2, absl::GetFlag(FLAGS_every));
  RandomSource dice(SeedFor(seed, 3));
  Position position(game.layout());
  game.Start(position);
  uint32_t last = game.PlayerTurn(position);  // that of the deployment
  int turns = 0;
  while (!game.Awaits(position).is_over()) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_roll()) {
      game.Resolve(position, Throw(game, position, dice), nullptr);
      continue;
    }
    const uint32_t turn = game.PlayerTurn(position);
    if (turn != last && HasPlan(game, position, requests.front(), seed)) {
      last = turn;
      // One turn of either side, again and again.
      if (turns++ / 2 % (every / 2) == every / 2 - 1 &&
          (!absl::GetFlag(FLAGS_hidden) ||
           IsAnythingHidden(game, position, awaited.side))) {
        CompareAt(game, position, requests, seed, comparisons);
      }
    }
    const SeeingAgent& shown = awaited.side == Side::kFirst ? first : second;
    game.Play(position, shown.Decide(game, position, awaited.side).order,
              nullptr);
  }
}

int Main(int argc, char** argv) {
  std::vector<std::string> requests = {kBook};
  const std::vector<char*> named = absl::ParseCommandLine(argc, argv);
  requests.insert(requests.end(), named.begin() + 1, named.end());
  const std::optional<TunedGames> tuned =
      TunedGamesOf("lasting", absl::GetFlag(FLAGS_on));
  if (!tuned) return 2;
  for (const std::string& request : requests) {
    const MadeSeeing made = MakeSeeing(request, tuned->ruleset);
    if (const std::string* problem = std::get_if<std::string>(&made)) {
      std::fprintf(stderr, "lasting: %s\n", problem->c_str());
      return 2;
    }
  }
  if (Horizons().empty()) {
    std::fprintf(stderr, "lasting: --after has numbers of turns, or 'end'\n");
    return 2;
  }
  std::vector<Comparison> comparisons(requests.size());
  uint64_t seed = absl::GetFlag(FLAGS_from);
  for (const LoadedGame& loaded : tuned->games) {
    Measure(*tuned, *loaded.game, requests, seed++, comparisons);
  }
  std::printf("gain of value after %s turns; turns\n",
              absl::StrJoin(absl::GetFlag(FLAGS_after), ", ").c_str());
  const auto print = [](const char* what, const Gains& gains) {
    std::printf("  %-12s", what);
    for (const Sums& sums : gains) {
      std::printf("  %+.3f +- %.3f", sums.mean(), sums.around());
    }
    std::printf("  %d\n", gains[0].n);
  };
  for (size_t r = 1; r < requests.size(); ++r) {
    std::printf("%s\n", requests[r].c_str());
    print("on doctrine", comparisons[r].gains);
    if (r > 1) print("on the last", comparisons[r].more);
  }
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) { return berthier::Main(argc, argv); }
