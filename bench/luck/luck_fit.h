// Fits weights of luck and measures how much variance they remove.
//
// Least squares of the score (minus its mean on the scenario) on the sums of
// luck, which minimises the remaining variance. A ridge penalty keeps the
// weights small, and shrinks each kind of roll's own weights further towards
// those common to all kinds, so a rarely thrown kind follows the others.
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

// Returns weights[kind of roll][value].
std::vector<std::vector<double>> FitLuck(const std::vector<LuckyGame>& games,
                                         const LuckRidge& ridge);

// The luck of a game with these weights.
double LuckBy(const std::vector<std::vector<double>>& weights,
              const LuckyGame& game);

struct LuckGain {
  double pairs = 1;        // variance of a pair's score / that without luck
  double pairs_error = 0;  // standard error, by jackknife over groups of pairs
  double games = 1;        // the same ratio for single games
  double mean = 0;         // mean of luck
  double mean_error = 0;
};
// The gain from subtracting luck[i] from the score of games[i]. Successive
// games form pairs, scored for the pair's first agent; for single games the
// scenario's mean is subtracted.
LuckGain GainOf(const std::vector<LuckyGame>& games,
                const std::vector<double>& luck);

}  // namespace berthier

#endif  // BERTHIER_BENCH_LUCK_LUCK_FIT_H_
