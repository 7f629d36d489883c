// A one-entry cache of what was computed for a position, and helpers that give
// the weighed options to search.
//
// An option has an order and its value; the best option comes first.
//
//   Weighed<std::vector<Option>> weighed;
//   const std::vector<Option>& options = weighed.Of(
//       game.Hash(position),
//       [&](std::vector<Option>& fresh) { staff.Weigh(f, fresh); });
//   SuggestOptions(options, orders);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHED_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHED_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agents/doctrine/priors.h"
#include "engine/model/chooser.h"
#include "engine/model/order.h"

namespace berthier {

// The place of one of the options that are as good as the first, drawn.
template <typename Option>
size_t DrawOfTheBest(const std::vector<Option>& options, Chooser& chooser) {
  constexpr double kEqual = 1e-9;
  const auto equals =
      std::count_if(options.begin(), options.end(), [&](const Option& one) {
        return options.front().value - one.value < kEqual;
      });
  return chooser.Below(static_cast<uint32_t>(equals));
}

template <typename What>
class Weighed {
 public:
  // The result for the position with this hash: calls `weigh(what)` unless the
  // last call had the same hash. `what` still holds the previous result and its
  // memory.
  template <typename Weigh>
  const What& Of(uint64_t hash, Weigh&& weigh) {
    if (hash_ != hash) {
      weigh(what_);
      hash_ = hash;
    }
    return what_;
  }

 private:
  std::optional<uint64_t> hash_;
  What what_;
};

// Appends the orders of the options.
template <typename Option>
void SuggestOptions(const std::vector<Option>& options,
                    std::vector<Order>& orders) {
  for (const Option& option : options) orders.push_back(option.order);
}

// Priors of orders by the values of their options, at `temperature` (in the
// unit of the values). An order without an option has the value of the best
// option plus `unlooked`.
template <typename Option>
class OptionPriors {
 public:
  OptionPriors(double temperature, double unlooked)
      : temperature_(temperature), unlooked_(unlooked) {}

  void Fill(const std::vector<Option>& options, std::span<const Order> orders,
            std::span<float> priors) {
    values_.assign(orders.size(), options.front().value + unlooked_);
    for (size_t i = 0; i < orders.size(); ++i) {
      for (const Option& option : options) {
        if (option.order == orders[i]) values_[i] = option.value;
      }
    }
    FillPriors(values_, temperature_, priors);
  }

 private:
  double temperature_;
  double unlooked_;
  std::vector<double> values_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHED_H_
