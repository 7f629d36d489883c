// The Elo difference of two players from their mirrored pairs.
//
// The unit is the pair: a player's score in both games together is one of five
// results (pentanomial), and its spread over the pairs gives the error. So luck
// that both games share (the scenario's favour, the dice) does not invalidate
// the interval.
//
// The interval is that of the mean score (normal, 95 %), converted to Elo. If
// all n pairs ended alike, their spread gives no information; then any other
// result has a chance of at most p = 1 - 0.025^(1/n), and the interval is as
// wide as the worst such results make it. Elo of a score of 0 or 1 is infinite.
//
// Normalised Elo counts differences in standard deviations of a game's score;
// it determines how many games it takes to tell the players apart, whatever the
// rate of draws.
//
//   const PairCounts pairs = CountPairs(league, marshal, recruit);
//   const PairElo elo = EloOfPairs(pairs);
//   // elo.elo, elo.interval, elo.superiority
#ifndef BERTHIER_ARENAS_RATINGS_PENTANOMIAL_H_
#define BERTHIER_ARENAS_RATINGS_PENTANOMIAL_H_

#include <array>
#include <cstdint>

#include "arenas/ratings/elo.h"
#include "arenas/ratings/league.h"

namespace berthier {

// Pairs by the player's results in both games. One won and one lost scores the
// same as two drawn, but is counted separately.
struct PairCounts {
  int64_t lost_lost = 0;
  int64_t lost_drawn = 0;
  int64_t won_lost = 0;
  int64_t drawn_drawn = 0;
  int64_t won_drawn = 0;
  int64_t won_won = 0;

  int64_t pairs() const {
    return lost_lost + lost_drawn + won_lost + drawn_drawn + won_drawn +
           won_won;
  }
  // Pairs by the player's points: 0, 0.5, 1, 1.5, 2.
  std::array<double, 5> pentanomial() const;
  // Games: lost, drawn, won.
  std::array<double, 3> trinomial() const;
};

// The complete pairs between `player` and `opponent`, counted for `player`.
// Pairs with a missing leg are left out.
PairCounts CountPairs(const League& league, int player, int opponent);

struct PairElo {
  int64_t samples = 0;  // pairs, or games
  double score = 0.5;   // mean score of a game, 0 to 1
  double variance = 0;  // of a sample's score, which is scaled to 0 to 1
  double elo = 0;
  Interval interval;  // 95 %
  double error = 0;   // half the width of the interval
  // Normalised Elo. If all samples are alike: 0 if the score is even, else
  // infinite.
  double normalized = 0;
  Interval normalized_interval;
  double superiority = 0.5;  // likelihood of being the better one
};

// Without any pair the intervals are infinite.
PairElo EloOfPairs(const PairCounts& counts);
// The same as if all games were independent.
PairElo EloOfGames(const PairCounts& counts);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_PENTANOMIAL_H_
