// Two players: how far apart they are, from mirrored pairs.
//
// The unit is the pair: what one player scores in both games together is one
// of five results, and their spread over the pairs is the error. So luck that
// both games share (the scenario's favour, the dice) takes nothing away from
// the truth of the interval.
//
// The interval is that of the mean score (normal, 95 %), carried to Elo. If
// all n pairs ended alike their spread says nothing; then any other result has
// a chance of at most p = 1 - 0.025^(1/n), and the interval is as wide as the
// worst such results make it. Elo of a score of 0 or 1 is infinite.
//
// Normalised Elo counts differences in standard deviations of a game's score;
// it says how many games it takes to tell the players apart, whatever the rate
// of draws.
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

// Pairs by what the player in question made of both games. One won and one
// lost counts as two drawn, but is told apart.
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
  // By points, from 0 to 2 in halves.
  std::array<double, 5> pentanomial() const;
  // The games one by one: lost, drawn, won.
  std::array<double, 3> trinomial() const;
};

// The complete pairs between `player` and `opponent`, as the first sees them.
// A pair of which a leg misses is left out.
PairCounts CountPairs(const League& league, int player, int opponent);

struct PairElo {
  int64_t samples = 0;  // pairs, or games
  double score = 0.5;   // of a game, 0 to 1
  double variance = 0;  // of a sample's score, 0 to 1
  double elo = 0;
  Interval interval;      // 95 %
  double error = 0;       // half the width of the interval
  double normalized = 0;  // Elo; 0 where the spread is 0 and the score even
  Interval normalized_interval;
  double superiority = 0.5;  // likelihood of being the better one
};

// Without any pair everything is unknown: the intervals are infinite.
PairElo EloOfPairs(const PairCounts& counts);
// The same as if the games had nothing in common.
PairElo EloOfGames(const PairCounts& counts);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_PENTANOMIAL_H_
