// Turns values of orders into priors.
//
//   FillPriors(worths, 0.3, priors);  // 0.3 points more: e times likelier
#ifndef BERTHIER_AGENTS_DOCTRINE_PRIORS_H_
#define BERTHIER_AGENTS_DOCTRINE_PRIORS_H_

#include <algorithm>
#include <cmath>
#include <span>

namespace berthier {

// Fills `priors` with Boltzmann weights of `values` at `temperature` (in the
// unit of the values); they sum to 1 and none is 0. Precondition: one prior for
// each value, at least one value.
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
