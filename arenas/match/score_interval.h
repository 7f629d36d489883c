// A 95 % confidence interval for a mean score.
//
// Scores are won 1, drawn 1/2, lost 0, and the statistical unit is the pair, as
// its two games share their dice. The interval is Wilson's. The number of
// trials is the effective sample size: the number of independent games with the
// same variance of the mean, at most one per game; if all pairs are equal
// (everything won), one per pair. So the interval stays within 0 and 1, and
// forty wins out of forty are not taken for certainty.
//
//   const ScoreInterval score = IntervalOf(tally.score_by_pair, 2);
//   // score.mean, score.low, score.high
#ifndef BERTHIER_ARENAS_MATCH_SCORE_INTERVAL_H_
#define BERTHIER_ARENAS_MATCH_SCORE_INTERVAL_H_

#include <span>
#include <string>

namespace berthier {

struct ScoreInterval {
  double mean = 0;
  double low = 0;
  double high = 1;
};

// `by_pair` has the mean score of each pair of `games_a_pair` games; it must
// not be empty.
ScoreInterval IntervalOf(std::span<const double> by_pair, int games_a_pair);

// Mean and interval as text: "0.950 (0.871 to 0.982)".
std::string ToText(const ScoreInterval& score);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_SCORE_INTERVAL_H_
