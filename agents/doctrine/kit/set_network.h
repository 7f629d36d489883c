// A small network over two sets of rows: what units are, summed up by side.
//
// Every unit's row goes through one layer; what comes out is summed over a
// side's units (a "deep set": Zaheer et al. 2017), so neither number nor order
// of units matters. A second layer sees both sums and the side's own army row;
// a side's value is its view less the enemy's, so that the value to one side is
// minus the value to the other.
//
// Whole numbers throughout, like those of the rows (32 for 1): equal on every
// machine and compiler. Weights are 64ths in the first layer, 256ths in the
// others.
//
//   SetNetwork<40, 16, 32, 32> network(kWeights);
//   const double value = network.ValueTo(Side::kFirst, rows);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_SET_NETWORK_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_SET_NETWORK_H_

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "agents/doctrine/kit/feature_rows.h"

namespace berthier {

template <size_t kUnit, size_t kArmy, size_t kHidden, size_t kSecond>
class SetNetwork {
 public:
  // Row by row, an output's weights together, then its bias.
  struct Weights {
    int16_t unit[kHidden][kUnit];
    int32_t unit_bias[kHidden];
    int16_t second[kSecond][2 * kHidden + kArmy];
    int32_t second_bias[kSecond];
    int16_t last[kSecond];
  };
  using Rows = FeatureRows<kUnit, kArmy>;

  explicit constexpr SetNetwork(const Weights& weights) : weights_(&weights) {}

  // Within [-1, 1].
  double ValueTo(Side side, const Rows& rows) const {
    constexpr double kOne = kSumScale * kWeightScale * kWeightScale;
    const Sums first = SumsOf(rows.units[0]);
    const Sums second = SumsOf(rows.units[1]);
    const double lead =
        static_cast<double>(View(first, second, rows.armies[0]) -
                            View(second, first, rows.armies[1])) /
        kOne;
    const double value = std::tanh(lead);
    return side == Side::kFirst ? value : -value;
  }

 private:
  static constexpr int kSumScale = 64;
  static constexpr int kWeightScale = 256;
  using Sums = std::array<int16_t, kHidden>;

  Sums SumsOf(const std::vector<typename Rows::UnitRow>& rows) const {
    std::array<int32_t, kHidden> sums = {};
    for (const auto& row : rows) {
      std::array<int16_t, kUnit> wide;
      std::copy(row.begin(), row.end(), wide.begin());
      for (size_t j = 0; j < kHidden; ++j) {
        const int32_t h = weights_->unit_bias[j] + Dot(weights_->unit[j], wide);
        sums[j] += std::max(h, 0);
      }
    }
    // From 64 x 32 for 1 to 64 for 8.
    Sums narrow;
    for (size_t j = 0; j < kHidden; ++j) {
      narrow[j] = static_cast<int16_t>(std::min(sums[j] >> 8, 32767));
    }
    return narrow;
  }

  int64_t View(const Sums& own, const Sums& enemy,
               const typename Rows::ArmyRow& army) const {
    std::array<int16_t, 2 * kHidden + kArmy> all;
    std::copy(own.begin(), own.end(), all.begin());
    std::copy(enemy.begin(), enemy.end(), all.begin() + kHidden);
    for (size_t i = 0; i < kArmy; ++i) {
      all[2 * kHidden + i] = static_cast<int16_t>(2 * army[i]);
    }
    int64_t view = 0;
    for (size_t j = 0; j < kSecond; ++j) {
      const int32_t h =
          weights_->second_bias[j] + Dot(weights_->second[j], all);
      view += int64_t{std::max(h, 0)} * weights_->last[j];
    }
    return view;
  }

  template <size_t n>
  static int32_t Dot(const int16_t (&a)[n], const std::array<int16_t, n>& b) {
    int32_t sum = 0;
    for (size_t i = 0; i < n; ++i) sum += int32_t{a[i]} * b[i];
    return sum;
  }

  const Weights* weights_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_SET_NETWORK_H_
