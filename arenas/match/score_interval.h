// How sure a score is: an interval that holds the true one in 95 of 100 cases.
//
// Scores are won 1, drawn 1/2, lost 0, and the unit of statistics is the pair:
// its two games share their dice. The interval is Wilson's, with as many
// trials as independent games would have given the same variance of the mean,
// at most one a game; where the pairs do not vary at all (everything won) one
// a pair. So it stays within 0 and 1, and forty games won out of forty are not
// taken for certainty.
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

// `by_pair` is not empty; each is the mean of so many games.
ScoreInterval IntervalOf(std::span<const double> by_pair, int games_a_pair);

// "0.950 (0.871 to 0.982)"
std::string ToText(const ScoreInterval& score);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_SCORE_INTERVAL_H_
