// Whether what search gains lasts: plans of search agents against the plan of
// the doctrine they start from, over dice that the search has not seen, valued
// after 5 and 15 player-turns and at the end of the battle.
//
// Tells settings apart in minutes where games take hours; an agent is also
// compared with the one named before it, on the same turns and dice. `doctrine`
// plays itself; every fourth round both sides' turns are planned by every agent
// that is named, and each plan is played out by the book. An agent must tell
// its whole turn in its thoughts, as `planner` does.
//
//   lasting --on=generated:grande_tactique:101 --playouts=128
//     "planner:budget { iterations: 400 per: TURN }"
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/registry.h"
#include "agents/search/playout.h"
#include "bench/tuning/tuned_games.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios to play on");
ABSL_FLAG(int, playouts, 128, "playouts of each plan");
ABSL_FLAG(uint64_t, from, 1, "where the dice come from");

namespace berthier {
namespace {

constexpr std::array kHorizons = {5, 15, Doctrine::kToTheEnd};
constexpr int kEvery = 8;  // player-turns

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
using Gains = std::array<Sums, kHorizons.size()>;

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
        doctrine.Turn(game, end) != turn) {
      break;
    }
    game.Play(end, order, nullptr);
  }
  return end;
}

// The mean values of a plan to its side, by horizon.
std::array<double, kHorizons.size()> ValuesOf(const Game& game,
                                              const Position& view, Side side,
                                              const std::vector<Order>& plan,
                                              uint64_t dice) {
  const std::unique_ptr<Doctrine> doctrine = DoctrineFor(game);
  Playout playout(game, *doctrine);
  const Position end = AfterPlan(game, *doctrine, view, side, plan);
  Position position(game.layout());
  std::array<double, kHorizons.size()> values = {};
  for (size_t h = 0; h < kHorizons.size(); ++h) {
    const int n = absl::GetFlag(FLAGS_playouts);
    for (int i = 0; i < n; ++i) {
      position = end;
      const double value =
          playout.Run(position, kHorizons[h], doctrine->Turn(game, view),
                      SeedFor(dice, static_cast<uint64_t>(i)));
      values[h] += (side == Side::kFirst ? value : -value) / n;
    }
  }
  return values;
}

// Of an agent: on the plan of the doctrine, and on that of the agent before.
struct Comparison {
  Gains gains = {};
  Gains more = {};
};

// All plans of one turn, tried on the same dice.
void CompareAt(const Game& game, const Position& position,
               const std::vector<std::string>& requests, uint64_t seed,
               std::vector<Comparison>& comparisons) {
  const Side side = game.Awaits(position).side;
  std::vector<std::array<double, kHorizons.size()>> values;
  for (const std::string& request : requests) {
    MadeAgent made = MakeAgent(request, game.ruleset());
    Agent& agent = *std::get<std::unique_ptr<Agent>>(made);
    agent.Begin(game, side, SeedFor(seed, 4));
    values.push_back(
        ValuesOf(game, position, side,
                 agent.Decide(game, position, side).thoughts.variation,
                 SeedFor(seed, game.PlayerTurn(position))));
  }
  for (size_t r = 1; r < requests.size(); ++r) {
    for (size_t h = 0; h < kHorizons.size(); ++h) {
      comparisons[r].gains[h].Add(values[r][h] - values[0][h]);
      comparisons[r].more[h].Add(values[r][h] - values[r - 1][h]);
    }
  }
}

// Whether there is anything to plan: answers come before it in many a turn.
bool HasPlan(const Game& game, const Position& position,
             const std::string& book, uint64_t seed) {
  constexpr size_t kLeast = 3;  // orders
  MadeAgent made = MakeAgent(book, game.ruleset());
  Agent& agent = *std::get<std::unique_ptr<Agent>>(made);
  const Side side = game.Awaits(position).side;
  agent.Begin(game, side, seed);
  const std::vector<Order> line =
      agent.Decide(game, position, side).thoughts.variation;
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
  const std::unique_ptr<Agent> first = AgentFor(tuned, "doctrine");
  const std::unique_ptr<Agent> second = AgentFor(tuned, "doctrine");
  first->Begin(game, Side::kFirst, SeedFor(seed, 1));
  second->Begin(game, Side::kSecond, SeedFor(seed, 2));
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
      if (turns++ / 2 % (kEvery / 2) == kEvery / 2 - 1) {
        CompareAt(game, position, requests, seed, comparisons);
      }
    }
    Agent& agent = awaited.side == Side::kFirst ? *first : *second;
    game.Play(position, agent.Decide(game, position, awaited.side).order,
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
    const MadeAgent made = MakeAgent(request, tuned->ruleset);
    if (const std::string* problem = std::get_if<std::string>(&made)) {
      std::fprintf(stderr, "lasting: %s\n", problem->c_str());
      return 2;
    }
  }
  std::vector<Comparison> comparisons(requests.size());
  uint64_t seed = absl::GetFlag(FLAGS_from);
  for (const LoadedGame& loaded : tuned->games) {
    Measure(*tuned, *loaded.game, requests, seed++, comparisons);
  }
  std::printf("gain of value after 5 turns, after 15, at the end; turns\n");
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
