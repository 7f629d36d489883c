// What was weighed for one position, kept until another one is asked for, and
// what search asks of weighed options.
//
// An option has an order and what it is worth; the best comes first.
//
//   Weighed<std::vector<Option>> weighed;
//   const std::vector<Option>& options = weighed.Of(
//       game.Hash(position),
//       [&](std::vector<Option>& fresh) { staff.Weigh(f, fresh); });
//   SuggestOptions(options, orders);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHED_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_WEIGHED_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agents/doctrine/priors.h"
#include "engine/model/order.h"

namespace berthier {

template <typename What>
class Weighed {
 public:
  // Of the position with this hash: `weigh(what)` works it out unless the last
  // question was about the same one. It may find scratch memory in `what`.
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

template <typename Option>
void SuggestOptions(const std::vector<Option>& options,
                    std::vector<Order>& orders) {
  for (const Option& option : options) orders.push_back(option.order);
}

// Priors at this temperature, in the unit of the worths. An order that is none
// of the options is worth `unlooked` more than the best of them.
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
