// The generalised sequential probability ratio test (GSPRT): is the first of
// two players better by elo1 rather than by elo0?
//
// After each pair the likelihoods of the results under "better by elo1" and
// "better by elo0" are compared; the nuisance parameters (how often pairs are
// drawn) are fitted separately under each hypothesis. The test ends when the
// log-likelihood ratio leaves its bounds; the chance of accepting elo1 if elo0
// is true is then at most alpha, that of the reverse at most beta.
//
// In the logistic model elo0 and elo1 are Elo. In the normalised model they are
// in units of the standard deviation of a game's score, so that the length of a
// test does not depend on the rate of draws.
//
// A result that never occurred counts as 0.001 occurrences; otherwise the first
// few pairs might have no finite ratio.
//
//   const Sprt sprt = {.elo0 = 0, .elo1 = 10};
//   const SprtState state = Weigh(sprt, pairs);
//   if (state.verdict != SprtVerdict::kGoOn) ...
#ifndef BERTHIER_ARENAS_RATINGS_GSPRT_H_
#define BERTHIER_ARENAS_RATINGS_GSPRT_H_

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "arenas/ratings/elo.h"
#include "arenas/ratings/pentanomial.h"

namespace berthier {

enum class SprtModel : uint8_t { kLogistic, kNormalized };

struct Sprt {
  double elo0 = 0;
  double elo1 = 5;
  double alpha = 0.05;
  double beta = 0.05;
  SprtModel model = SprtModel::kNormalized;

  // Bounds of the log-likelihood ratio.
  double lower_bound() const;
  double upper_bound() const;
};

// What is wrong with the settings, as one sentence; nullopt if they are valid.
std::optional<std::string> FlawOf(const Sprt& sprt);

// kGoOn: undecided; else the accepted hypothesis.
enum class SprtVerdict : uint8_t { kGoOn, kElo0, kElo1 };

struct SprtState {
  double log_ratio = 0;  // for elo1 against elo0; 0 without pairs
  double lower_bound = 0;
  double upper_bound = 0;
  SprtVerdict verdict = SprtVerdict::kGoOn;
};

// The state of the test after these pairs.
SprtState Weigh(const Sprt& sprt, const PairCounts& counts);
// The same with games, not pairs, as independent samples.
SprtState WeighGames(const Sprt& sprt, const PairCounts& counts);

// Running mean and variance of pair scores, plain and less luck. A pair's score
// is the player's mean over both games; less luck it may be any number.
class FairPairs {
 public:
  void Add(double plain, double fair);
  int64_t pairs() const { return pairs_; }
  double fair_mean() const { return fair_.mean; }
  double fair_variance() const { return VarianceOf(fair_); }
  double plain_variance() const { return VarianceOf(plain_); }

 private:
  struct Sums {
    double mean = 0;
    double squares = 0;  // sum of squared deviations from the mean
  };
  double VarianceOf(const Sums& sums) const;

  int64_t pairs_ = 0;
  Sums plain_;
  Sums fair_;
};

// The same test on scores less luck, taken as normally distributed: the
// likelihood ratio of their mean, with the variance fitted under each
// hypothesis. The normalised model still uses the standard deviation of plain
// scores as its unit, so elo0 and elo1 keep their meaning and the test ends
// sooner. It never ends before kLeastFairPairs pairs, as the variance is hardly
// known before.
inline constexpr int64_t kLeastFairPairs = 30;
SprtState WeighFair(const Sprt& sprt, const FairPairs& pairs);

// An approximation of the normalised model's log-likelihood ratio in closed
// form; never used to decide.
double NormalizedRatioApproximately(const Sprt& sprt, const PairCounts& counts);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_GSPRT_H_
