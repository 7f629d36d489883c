#include "tests/arenas/ratings/circle_rate.h"

#include <cstdint>
#include <string>

#include "agents/random_source.h"
#include "arenas/ratings/circles.h"
#include "arenas/ratings/draw_model.h"
#include "arenas/ratings/elo.h"
#include "arenas/ratings/luck.h"

namespace berthier {
namespace {

constexpr double kAdvantage = 80;
constexpr double kAhead = 190.85;  // Elo of one who scores 75 in 100
constexpr double kDrawRate = 0.2;
constexpr double kSharedLuck = 0.5;

// How far `player` is ahead of `other`.
double Ahead(const CircleLeague& settings, int player, int other) {
  if (player >= settings.circle || other >= settings.circle) return 0;
  if (other == (player + 1) % settings.circle) return kAhead;
  return player == (other + 1) % settings.circle ? -kAhead : 0;
}

Chances ChancesOf(double ahead) {
  const double expected = ExpectedScore(ahead + kAdvantage);
  return {.expected = expected,
          .drawn = DrawChance(expected, 2 * kDrawRate / (1 - kDrawRate))};
}

}  // namespace

int LeaguesWithCircles(const CircleLeague& settings, int leagues) {
  int found = 0;
  for (int i = 0; i < leagues; ++i) {
    RandomSource source(static_cast<uint64_t>(i));
    League league;
    league.scenarios = {"ridge"};
    const int players = settings.circle + settings.equals;
    for (int j = 0; j < players; ++j) {
      league.players.push_back("player " + std::to_string(j));
    }
    int64_t pair = 0;
    for (int j = 0; j < players; ++j) {
      for (int k = j + 1; k < players; ++k) {
        const double ahead = Ahead(settings, j, k);
        for (int n = 0; n < settings.pairs; ++n, ++pair) {
          const PairResults results = LuckyPair(
              ChancesOf(ahead), ChancesOf(-ahead), kSharedLuck, source);
          LeagueGame game;
          game.first = j;
          game.second = k;
          game.pair = pair;
          game.result = results[0];
          league.games.push_back(game);
          game.first = k;
          game.second = j;
          game.result = results[1];
          league.games.push_back(game);
        }
      }
    }
    found += CirclesOf(league, 0.95).empty() ? 0 : 1;
  }
  return found;
}

}  // namespace berthier
