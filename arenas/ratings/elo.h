// The Elo scale, and the distributions that intervals are computed from.
//
// A difference of d Elo means an expected score of 1 / (1 + 10^(-d / 400)).
// Scores of 0 and 1 correspond to infinite Elo; no value is clamped.
//
//   ExpectedScore(100);  // 0.640
//   EloOfScore(0.75);    // 190.8
#ifndef BERTHIER_ARENAS_RATINGS_ELO_H_
#define BERTHIER_ARENAS_RATINGS_ELO_H_

namespace berthier {

// Elo per unit of natural log-odds.
inline constexpr double kEloPerNat = 173.71779276130073;  // 400 / ln 10
// Normalised Elo per standard deviation of the score of a game.
inline constexpr double kNormalizedElo = 2 * kEloPerNat;

// From `low` to `high`; a bound that the games do not determine is infinite.
struct Interval {
  double low = 0;
  double high = 0;

  bool Contains(double value) const { return low <= value && value <= high; }
};

double ExpectedScore(double elo);
double EloOfScore(double score);

// Distribution function and quantile of the standard normal distribution, and
// of Student's with `freedom` degrees of freedom (above 0; infinity: normal).
double NormalBelow(double z);
double NormalQuantile(double probability);
double StudentBelow(double freedom, double t);
double StudentQuantile(double freedom, double probability);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_ELO_H_
