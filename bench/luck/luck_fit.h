// The fit of weights of luck, and what they are worth.
//
// Least squares of the score, less its mean on the scenario, on the sums of
// luck: the weights that leave the least variance. A ridge keeps them small,
// and what a kind of roll has of its own, beside what all kinds have in common,
// smaller: so a kind that is seldom thrown goes with the others.
//
//   const auto weights = FitLuck(games, {});
//   const LuckGain gain = GainOf(others, luck_of_others);
#ifndef BERTHIER_BENCH_LUCK_LUCK_FIT_H_
#define BERTHIER_BENCH_LUCK_LUCK_FIT_H_

#include <vector>

#include "bench/luck/luck_games.h"

namespace berthier {

struct LuckRidge {
  double common = 1e-3;  // in variances of the score
  double own = 1e-2;
};

// [kind of roll][value].
std::vector<std::vector<double>> FitLuck(const std::vector<LuckyGame>& games,
                                         const LuckRidge& ridge);

// Luck of a game by weights.
double LuckBy(const std::vector<std::vector<double>>& weights,
              const LuckyGame& game);

struct LuckGain {
  double pairs = 1;        // variance of a pair's score over that less luck
  double pairs_error = 0;  // standard error, by the jackknife over pairs
  double games = 1;        // the same of single games
  double mean = 0;         // of luck, and its error
  double mean_error = 0;
};
// Of pairs as their first agent sees them; scores less the scenario's mean.
LuckGain GainOf(const std::vector<LuckyGame>& games,
                const std::vector<double>& luck);

}  // namespace berthier

#endif  // BERTHIER_BENCH_LUCK_LUCK_FIT_H_
