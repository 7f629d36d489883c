// Priors of orders from what they are worth.
//
//   FillPriors(worths, 0.3, priors);  // 0.3 points more: e times likelier
#ifndef BERTHIER_AGENTS_DOCTRINE_PRIORS_H_
#define BERTHIER_AGENTS_DOCTRINE_PRIORS_H_

#include <algorithm>
#include <cmath>
#include <span>

namespace berthier {

// Boltzmann weights at this temperature, in the unit of the worths; sum 1, none
// is 0. One prior for each worth, of which there is at least one.
inline void FillPriors(std::span<const double> values, double temperature,
                       std::span<float> priors) {
  constexpr double kLeast = -20;  // temperatures below the best
  const double most = *std::max_element(values.begin(), values.end());
  const auto weight = [&](double value) {
    return std::exp(std::max(kLeast, (value - most) / temperature));
  };
  double sum = 0;
  for (const double value : values) sum += weight(value);
  for (size_t i = 0; i < values.size(); ++i) {
    priors[i] = static_cast<float>(weight(values[i]) / sum);
  }
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_PRIORS_H_
