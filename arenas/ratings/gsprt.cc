#include "arenas/ratings/gsprt.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace berthier {
namespace {

// The bounds within which the fitting below has a solution.
constexpr double kMostElo = 200;

// A distribution over scores spaced evenly from 0 to 1.
using Chances = std::vector<double>;

double ScoreAt(size_t i, size_t size) {
  return static_cast<double>(i) / static_cast<double>(size - 1);
}

struct Moments {
  double mean = 0;
  double variance = 0;
};

Moments MomentsOf(const Chances& chances) {
  Moments moments;
  for (size_t i = 0; i < chances.size(); ++i) {
    moments.mean += chances[i] * ScoreAt(i, chances.size());
  }
  for (size_t i = 0; i < chances.size(); ++i) {
    const double deviation = ScoreAt(i, chances.size()) - moments.mean;
    moments.variance += chances[i] * deviation * deviation;
  }
  return moments;
}

// The distribution of the greatest likelihood, given the empirical one, among
// those in which `values` have mean 0: p / (1 + theta value). The sum that
// theta brings to 0 falls from one pole to the other.
Chances MostLikely(const Chances& empirical, const Chances& values) {
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  double low = -1 / *most;
  double high = -1 / *least;
  constexpr int kHalvings = 200;
  for (int i = 0; i < kHalvings; ++i) {
    const double theta = (low + high) / 2;
    double sum = 0;
    for (size_t k = 0; k < values.size(); ++k) {
      sum += empirical[k] * values[k] / (1 + theta * values[k]);
    }
    (sum > 0 ? low : high) = theta;
  }
  Chances fitted(empirical.size());
  for (size_t k = 0; k < values.size(); ++k) {
    fitted[k] = empirical[k] / (1 + (low + high) / 2 * values[k]);
  }
  return fitted;
}

Chances MostLikelyWithMean(const Chances& empirical, double mean) {
  Chances values(empirical.size());
  for (size_t i = 0; i < values.size(); ++i) {
    values[i] = ScoreAt(i, values.size()) - mean;
  }
  return MostLikely(empirical, values);
}

// With (mean - 1/2) / deviation = t: Michel Van den Bergh, Comments on
// normalized Elo, section 4.1. The condition is made linear about the last
// fit, until that stays.
Chances MostLikelyWithRatio(const Chances& empirical, double t) {
  const size_t size = empirical.size();
  Chances fitted(size, 1 / static_cast<double>(size));
  Chances values(size);
  constexpr int kMostRounds = 100;
  constexpr double kStill = 1e-13;
  for (int round = 0; round < kMostRounds; ++round) {
    const Moments moments = MomentsOf(fitted);
    const double deviation = std::sqrt(moments.variance);
    for (size_t i = 0; i < size; ++i) {
      const double z = (ScoreAt(i, size) - moments.mean) / deviation;
      values[i] = ScoreAt(i, size) - 0.5 - t * deviation * (1 + z * z) / 2;
    }
    Chances next = MostLikely(empirical, values);
    double change = 0;
    for (size_t i = 0; i < size; ++i) {
      change = std::max(change, std::abs(next[i] - fitted[i]));
    }
    fitted = std::move(next);
    if (change < kStill) break;
  }
  return fitted;
}

Chances Empirical(std::span<const double> counts, double* samples) {
  constexpr double kUnseen = 1e-3;
  Chances chances(counts.begin(), counts.end());
  for (double& count : chances) count = count > 0 ? count : kUnseen;
  *samples = std::accumulate(chances.begin(), chances.end(), 0.0);
  for (double& count : chances) count /= *samples;
  return chances;
}

SprtState WeighSamples(const Sprt& sprt, std::span<const double> counts,
                       double games_a_sample) {
  SprtState state;
  state.lower_bound = sprt.lower_bound();
  state.upper_bound = sprt.upper_bound();
  if (std::accumulate(counts.begin(), counts.end(), 0.0) <= 0) return state;
  double samples = 0;
  const Chances empirical = Empirical(counts, &samples);
  const auto fit = [&](double elo) {
    return sprt.model == SprtModel::kLogistic
               ? MostLikelyWithMean(empirical, ExpectedScore(elo))
               : MostLikelyWithRatio(empirical, elo / kNormalizedElo *
                                                    std::sqrt(games_a_sample));
  };
  const Chances under0 = fit(sprt.elo0);
  const Chances under1 = fit(sprt.elo1);
  for (size_t i = 0; i < empirical.size(); ++i) {
    state.log_ratio +=
        samples * empirical[i] * (std::log(under1[i]) - std::log(under0[i]));
  }
  if (state.log_ratio >= state.upper_bound) {
    state.verdict = SprtVerdict::kElo1;
  } else if (state.log_ratio <= state.lower_bound) {
    state.verdict = SprtVerdict::kElo0;
  }
  return state;
}

bool IsWithin(double value, double low, double high) {
  return low < value && value < high;  // which NaN is not
}

}  // namespace

double Sprt::lower_bound() const { return std::log(beta / (1 - alpha)); }
double Sprt::upper_bound() const { return std::log((1 - beta) / alpha); }

std::optional<std::string> FlawOf(const Sprt& sprt) {
  if (!IsWithin(sprt.elo0, -kMostElo, kMostElo) ||
      !IsWithin(sprt.elo1, -kMostElo, kMostElo)) {
    return "elo0 and elo1 must lie between -200 and 200";
  }
  if (!(sprt.elo0 < sprt.elo1)) return "elo0 must be less than elo1";
  if (!IsWithin(sprt.alpha, 0, 0.5) || !IsWithin(sprt.beta, 0, 0.5)) {
    return "alpha and beta must lie between 0 and 0.5";
  }
  return std::nullopt;
}

SprtState Weigh(const Sprt& sprt, const PairCounts& counts) {
  return WeighSamples(sprt, counts.pentanomial(), 2);
}

SprtState WeighGames(const Sprt& sprt, const PairCounts& counts) {
  return WeighSamples(sprt, counts.trinomial(), 1);
}

void FairPairs::Add(double plain, double fair) {
  ++pairs_;
  const auto add = [this](double value, Sums& sums) {
    const double off = value - sums.mean;
    sums.mean += off / static_cast<double>(pairs_);
    sums.squares += off * (value - sums.mean);
  };
  add(plain, plain_);
  add(fair, fair_);
}

double FairPairs::VarianceOf(const Sums& sums) const {
  return pairs_ < 2 ? 0 : sums.squares / static_cast<double>(pairs_ - 1);
}

SprtState WeighFair(const Sprt& sprt, const FairPairs& pairs) {
  SprtState state;
  state.lower_bound = sprt.lower_bound();
  state.upper_bound = sprt.upper_bound();
  const double variance = pairs.fair_variance();
  if (pairs.pairs() < 2 || variance <= 0) return state;
  const double spread = std::sqrt(2 * pairs.plain_variance());
  const auto misfit = [&](double elo) {
    const double mean = sprt.model == SprtModel::kLogistic
                            ? ExpectedScore(elo)
                            : 0.5 + elo / kNormalizedElo * spread;
    const double off = pairs.fair_mean() - mean;
    return std::log1p(off * off / variance);
  };
  state.log_ratio = static_cast<double>(pairs.pairs()) / 2 *
                    (misfit(sprt.elo0) - misfit(sprt.elo1));
  if (pairs.pairs() < kLeastFairPairs) return state;
  if (state.log_ratio >= state.upper_bound) {
    state.verdict = SprtVerdict::kElo1;
  } else if (state.log_ratio <= state.lower_bound) {
    state.verdict = SprtVerdict::kElo0;
  }
  return state;
}

double NormalizedRatioApproximately(const Sprt& sprt,
                                    const PairCounts& counts) {
  if (counts.pairs() == 0) return 0;
  double samples = 0;
  const Chances empirical = Empirical(counts.pentanomial(), &samples);
  const Moments moments = MomentsOf(empirical);
  const double t = (moments.mean - 0.5) / std::sqrt(2 * moments.variance);
  const double t0 = t - sprt.elo0 / kNormalizedElo;
  const double t1 = t - sprt.elo1 / kNormalizedElo;
  return samples * (std::log1p(t0 * t0) - std::log1p(t1 * t1));
}

}  // namespace berthier
