#include "tests/arenas/ratings/synthetic.h"

#include <cstddef>
#include <string>

#include "agents/random_source.h"
#include "arenas/ratings/draw_model.h"
#include "arenas/ratings/elo.h"

namespace berthier {
namespace {

double Uniform(RandomSource& source) {
  return (static_cast<double>(source.Next() >> 11) + 0.5) / 0x1p53;
}

GameResult ResultAt(double luck, double expected, double draw_rate) {
  const double drawn = DrawChance(expected, 2 * draw_rate / (1 - draw_rate));
  const double won = expected - drawn / 2;
  if (luck < won) return GameResult::kFirstWon;
  return luck < won + drawn ? GameResult::kDrawn : GameResult::kSecondWon;
}

}  // namespace

League Simulate(const SyntheticLeague& settings, uint64_t seed) {
  RandomSource source(seed);
  League league;
  for (size_t i = 0; i < settings.elos.size(); ++i) {
    league.players.push_back("player " + std::to_string(i));
  }
  for (size_t i = 0; i < settings.advantages.size(); ++i) {
    league.scenarios.push_back("scenario " + std::to_string(i));
  }
  const int players = static_cast<int>(settings.elos.size());
  int64_t next_pair = 0;
  for (int i = 0; i < players; ++i) {
    for (int j = i + 1; j < players; ++j) {
      for (size_t s = 0; s < settings.advantages.size(); ++s) {
        for (int k = 0; k < settings.pairs; ++k) {
          const int64_t pair = next_pair++;
          const double luck = Uniform(source);
          const double own_luck = Uniform(source);
          const bool shared = Uniform(source) < settings.shared_luck;
          const double ahead = settings.elos[static_cast<size_t>(i)] -
                               settings.elos[static_cast<size_t>(j)];
          LeagueGame game;
          game.scenario = static_cast<int>(s);
          game.pair = pair;
          game.first = i;
          game.second = j;
          game.result =
              ResultAt(luck, ExpectedScore(ahead + settings.advantages[s]),
                       settings.draw_rate);
          league.games.push_back(game);
          game.first = j;
          game.second = i;
          game.result = ResultAt(shared ? luck : own_luck,
                                 ExpectedScore(-ahead + settings.advantages[s]),
                                 settings.draw_rate);
          league.games.push_back(game);
        }
      }
    }
  }
  return league;
}

}  // namespace berthier
