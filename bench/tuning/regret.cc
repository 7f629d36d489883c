// What the choices of a doctrine lose, by kind of decision: each is compared
// with the others that could have been taken, by rollouts over common dice
// (agents/search/common_dice.h).
//
// `doctrine` plays `drill`. Of the others the best by one half of the dice is
// valued by the other half, so that a lucky one gains nothing.
//
//   regret --on=generated:grande_tactique:101 --playouts=64 --without=order
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "agents/doctrines.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "bench/tuning/tuned_games.h"

ABSL_FLAG(std::vector<std::string>, on, {}, "scenarios to play on");
ABSL_FLAG(int, playouts, 64,
          "rollouts of each choice, half of them to choose by");
ABSL_FLAG(int, turns, 9, "player-turns of a rollout");
ABSL_FLAG(int, most, 12, "choices looked at in a decision");
ABSL_FLAG(std::vector<std::string>, without, {},
          "kinds of decisions that are not looked at, by name");
ABSL_FLAG(uint64_t, from, 1, "where dice come from");

namespace berthier {
namespace {

struct Kind {
  int decisions = 0;
  int choices = 0;
  double sum = 0;
  double squares = 0;
};
using Kinds = std::vector<Kind>;  // as the vocabulary counts decisions

// The usual order first, then others, all or a sample.
std::vector<Order> OrdersLookedAt(const std::vector<Order>& orders,
                                  const Order& usual, RandomSource& source) {
  std::vector<Order> others;
  std::remove_copy(orders.begin(), orders.end(), std::back_inserter(others),
                   usual);
  for (size_t i = others.size(); i > 1; --i) {
    std::swap(others[i - 1], others[source.Below(static_cast<uint32_t>(i))]);
  }
  const auto most = static_cast<size_t>(absl::GetFlag(FLAGS_most));
  if (others.size() >= most) others.resize(most - 1);
  others.insert(others.begin(), usual);
  return others;
}

// What the best of the others gains on the usual order.
double GainOfBest(const Game& game, const Position& position, Side side,
                  const std::vector<Order>& orders, uint64_t seed) {
  const std::unique_ptr<Doctrine> book = DoctrineFor(game);
  Playout playout(game, *book);
  const int n = absl::GetFlag(FLAGS_playouts) / 2 * 2;
  const uint32_t turn = game.PlayerTurn(position);
  Position scratch = position;
  std::vector<std::array<double, 2>> means;  // by either half of the dice
  for (const Order& order : orders) {
    std::array<double, 2>& mean = means.emplace_back();
    for (int i = 0; i < n; ++i) {
      scratch = position;
      game.Play(scratch, order, nullptr);
      const double value =
          playout.Run(scratch, absl::GetFlag(FLAGS_turns), turn,
                      SeedFor(seed, static_cast<uint64_t>(i)));
      mean[static_cast<size_t>(i % 2)] +=
          (side == Side::kFirst ? value : -value) / (n / 2);
    }
  }
  double gain = 0;
  for (const size_t half : {0, 1}) {
    const auto best = std::max_element(
        means.begin(), means.end(),
        [half](const auto& a, const auto& b) { return a[half] < b[half]; });
    gain += ((*best)[1 - half] - means[0][1 - half]) / 2;
  }
  return gain;
}

bool IsLookedAt(const Game& game, uint8_t decision) {
  const std::vector<std::string> without = absl::GetFlag(FLAGS_without);
  return std::find(without.begin(), without.end(),
                   game.vocabulary().decisions[decision].name) == without.end();
}

void PlayGame(const TunedGames& tuned, const Game& game, Side doctrine_side,
              uint64_t seed, Kinds& kinds) {
  const std::unique_ptr<Agent> doctrine = AgentFor(tuned, "doctrine");
  const std::unique_ptr<Agent> drill = AgentFor(tuned, "drill");
  doctrine->Begin(game, doctrine_side, SeedFor(seed, 1));
  drill->Begin(game, Opponent(doctrine_side), SeedFor(seed, 2));
  CommonDice dice(SeedFor(seed, 3));
  RandomSource source(SeedFor(seed, 4));
  Position position(game.layout());
  game.Start(position);
  uint64_t looks = 0;
  std::vector<Order> orders;
  while (!game.Awaits(position).is_over()) {
    const Awaited awaited = game.Awaits(position);
    if (awaited.is_roll()) {
      game.Resolve(position, dice.Throw(game, position), nullptr);
      continue;
    }
    const bool own = awaited.side == doctrine_side;
    Agent& agent = own ? *doctrine : *drill;
    const Order order = agent.Decide(game, position, awaited.side).order;
    if (own && IsLookedAt(game, awaited.kind)) {
      orders.clear();
      game.Propose(position, orders);
      Kind& kind = kinds[awaited.kind];
      ++kind.decisions;
      kind.choices += static_cast<int>(orders.size());
      if (orders.size() > 1) {
        const double gain = GainOfBest(game, position, awaited.side,
                                       OrdersLookedAt(orders, order, source),
                                       SeedFor(SeedFor(seed, 5), looks++));
        kind.sum += gain;
        kind.squares += gain * gain;
      }
    }
    game.Play(position, order, nullptr);
  }
}

int Main() {
  if (absl::GetFlag(FLAGS_playouts) < 2 || absl::GetFlag(FLAGS_most) < 2) {
    std::fprintf(stderr, "regret: --playouts and --most must be at least 2\n");
    return 2;
  }
  const std::optional<TunedGames> tuned =
      TunedGamesOf("regret", absl::GetFlag(FLAGS_on));
  if (!tuned) return 2;
  const std::vector<Word>& decisions =
      tuned->games[0].game->vocabulary().decisions;
  Kinds kinds(decisions.size());
  uint64_t seed = absl::GetFlag(FLAGS_from);
  int played = 0;
  for (const LoadedGame& loaded : tuned->games) {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      PlayGame(*tuned, *loaded.game, side, ++seed, kinds);
      ++played;
    }
  }
  std::printf(
      "kind: decisions a game, choices each, value lost each in thousandths, "
      "value lost a game\n");
  for (size_t i = 0; i < kinds.size(); ++i) {
    const Kind& kind = kinds[i];
    if (kind.decisions < 2) continue;
    const double n = kind.decisions;
    const double mean = kind.sum / n;
    const double error = std::sqrt((kind.squares / n - mean * mean) / (n - 1));
    std::printf("%-22s %5.1f  %4.1f  %+6.2f +- %5.2f  %+.4f\n",
                std::string(decisions[i].name).c_str(), n / played,
                kind.choices / n, 1000 * mean, 1960 * error, kind.sum / played);
  }
  return 0;
}

}  // namespace
}  // namespace berthier

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return berthier::Main();
}
