#include "arenas/ratings/elo.h"

#include <boost/math/distributions/normal.hpp>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <limits>

namespace berthier {

double ExpectedScore(double elo) {
  return 1 / (1 + std::exp(-elo / kEloPerNat));
}

double EloOfScore(double score) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (score <= 0) return -kInfinity;
  if (score >= 1) return kInfinity;
  return kEloPerNat * (std::log(score) - std::log1p(-score));
}

double NormalBelow(double z) { return std::erfc(-z / std::sqrt(2.0)) / 2; }

double NormalQuantile(double probability) {
  return boost::math::quantile(boost::math::normal(), probability);
}

double StudentBelow(double freedom, double t) {
  if (std::isinf(freedom)) return NormalBelow(t);
  return boost::math::cdf(boost::math::students_t(freedom), t);
}

double StudentQuantile(double freedom, double probability) {
  if (std::isinf(freedom)) return NormalQuantile(probability);
  return boost::math::quantile(boost::math::students_t(freedom), probability);
}

}  // namespace berthier
