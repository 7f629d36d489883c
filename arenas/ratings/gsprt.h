// The generalised sequential probability ratio test: is one of two players
// better by elo1 rather than by elo0?
//
// After each pair the likelihood of the results under "better by elo1" is
// weighed against that under "better by elo0"; what else they depend on (how
// often pairs are drawn) is fitted anew under either. The test ends when the
// logarithm of the ratio leaves its bounds; then it errs with a chance of at
// most alpha (says elo1 where elo0 is true) and beta (the reverse).
//
// In the logistic model elo0 and elo1 are Elo. In the normalised one they are
// in units of the spread of a game's score, so that a test takes as many games
// for one rate of draws as for another.
//
// A result that never occurred counts as a thousandth of one, without which
// the first few pairs could have no ratio.
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

  double lower_bound() const;
  double upper_bound() const;
};

// What is wrong with the settings of a test, as one sentence, or nothing.
std::optional<std::string> FlawOf(const Sprt& sprt);

enum class SprtVerdict : uint8_t { kGoOn, kElo0, kElo1 };

struct SprtState {
  double log_ratio = 0;  // for elo1 against elo0; 0 without pairs
  double lower_bound = 0;
  double upper_bound = 0;
  SprtVerdict verdict = SprtVerdict::kGoOn;
};

// The test after these pairs.
SprtState Weigh(const Sprt& sprt, const PairCounts& counts);
// The same with every game as a sample of its own.
SprtState WeighGames(const Sprt& sprt, const PairCounts& counts);

// Pairs whose scores are less luck, and so any numbers: what a player made of
// both games in the mean, plain and less luck.
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
    double squares = 0;  // about the mean
  };
  double VarianceOf(const Sums& sums) const;

  int64_t pairs_ = 0;
  Sums plain_;
  Sums fair_;
};

// The same test on scores less luck, which are taken for normal: the ratio of
// the likelihoods of their mean, their variance being fitted under either. The
// normalised model still counts in units of the spread of plain scores, so that
// elo0 and elo1 mean what they mean without luck taken off, and the test ends
// sooner. It never ends before kLeastFairPairs, when spreads are hardly known.
inline constexpr int64_t kLeastFairPairs = 30;
SprtState WeighFair(const Sprt& sprt, const FairPairs& pairs);

// The normalised ratio of pairs in closed form: close to the exact one, never
// used to decide.
double NormalizedRatioApproximately(const Sprt& sprt, const PairCounts& counts);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_RATINGS_GSPRT_H_
