#include "agents/allocator/spending.h"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <utility>

namespace berthier {

// Units of one group share combos, directly or by way of others, so they are
// decided together: over the sets of units still free. Groups are independent
// of one another and are joined by budget alone.
struct BestSpending::Group {
  uint64_t units = 0;
  std::vector<int> combos;
};

namespace {

// What is best for each budget, with the chain of combos that gives it.
struct Curve {
  std::vector<double> values;
  std::vector<int> chains;
};

}  // namespace

BestSpending::BestSpending(std::span<const PricedCombo> combos,
                           int largest_budget) {
  const size_t budgets = static_cast<size_t>(std::max(0, largest_budget)) + 1;
  std::vector<Group> groups;
  for (int i = 0; i < static_cast<int>(combos.size()); ++i) {
    const PricedCombo& combo = combos[static_cast<size_t>(i)];
    if (combo.value <= 0 || combo.price >= static_cast<int>(budgets)) continue;
    Group joined = {combo.units, {i}};
    std::erase_if(groups, [&](const Group& other) {
      // Combos without a unit stand alone.
      if ((other.units & joined.units) == 0) return false;
      joined.units |= other.units;
      joined.combos.insert(joined.combos.end(), other.combos.begin(),
                           other.combos.end());
      return true;
    });
    groups.push_back(std::move(joined));
  }
  const auto link = [this](int combo, int next) {
    links_.push_back({combo, next});
    return static_cast<int>(links_.size()) - 1;
  };

  Curve best = {std::vector<double>(budgets, 0.0),
                std::vector<int>(budgets, -1)};
  for (Group& group : groups) {
    std::sort(group.combos.begin(), group.combos.end());
    // From the joined curve of the groups before, by the set of this group's
    // units that is still free, the lowest one being decided next.
    std::unordered_map<uint64_t, Curve> open;
    std::vector<uint64_t> sets = {group.units};
    open.emplace(group.units, best);
    Curve done = {std::vector<double>(budgets, -1.0),
                  std::vector<int>(budgets, -1)};
    const auto offer = [&](uint64_t free, size_t budget, double value,
                           int chain) {
      Curve* curve = &done;
      if (free != 0) {
        auto [found, is_new] = open.try_emplace(free);
        if (is_new) {
          found->second = {std::vector<double>(budgets, -1.0),
                           std::vector<int>(budgets, -1)};
          sets.push_back(free);
        }
        curve = &found->second;
      }
      if (value > curve->values[budget]) {
        curve->values[budget] = value;
        curve->chains[budget] = chain;
      }
    };
    if (group.units == 0) {
      const int i = group.combos[0];
      const PricedCombo& combo = combos[static_cast<size_t>(i)];
      for (size_t b = 0; b < budgets; ++b) {
        offer(0, b, best.values[b], best.chains[b]);
        if (b >= static_cast<size_t>(combo.price)) {
          const size_t from = b - static_cast<size_t>(combo.price);
          const double value = best.values[from] + combo.value;
          if (value > done.values[b]) {
            offer(0, b, value, link(i, best.chains[from]));
          }
        }
      }
      best = std::move(done);
      continue;
    }
    // A set only leads to smaller ones, but they are found in any order: take
    // the largest number first, which no later one can lead to.
    while (!sets.empty()) {
      const auto largest = std::max_element(sets.begin(), sets.end());
      const uint64_t set = *largest;
      sets.erase(largest);
      const Curve curve = std::move(open.at(set));
      open.erase(set);
      const uint64_t lowest = set & (~set + 1);
      for (size_t b = 0; b < budgets; ++b) {
        if (curve.values[b] >= 0) {
          offer(set & ~lowest, b, curve.values[b], curve.chains[b]);
        }
      }
      for (const int i : group.combos) {
        const PricedCombo& combo = combos[static_cast<size_t>(i)];
        if ((combo.units & lowest) == 0 || (combo.units & ~set) != 0) continue;
        const uint64_t rest = set & ~combo.units;
        for (size_t b = static_cast<size_t>(combo.price); b < budgets; ++b) {
          const size_t from = b - static_cast<size_t>(combo.price);
          if (curve.values[from] < 0) continue;
          const double value = curve.values[from] + combo.value;
          const Curve* const there =
              rest == 0 ? &done
                        : (open.contains(rest) ? &open.at(rest) : nullptr);
          if (there != nullptr && there->values[b] >= value) continue;
          offer(rest, b, value, link(i, curve.chains[from]));
        }
      }
    }
    best = std::move(done);
  }
  values_ = std::move(best.values);
  first_ = std::move(best.chains);
}

double BestSpending::Value(int budget) const {
  if (budget < 0) return 0;
  return values_[static_cast<size_t>(std::min(budget, largest_budget()))];
}

std::vector<int> BestSpending::Chosen(int budget) const {
  std::vector<int> chosen;
  if (budget < 0) return chosen;
  int at = first_[static_cast<size_t>(std::min(budget, largest_budget()))];
  for (; at >= 0; at = links_[static_cast<size_t>(at)].next) {
    chosen.push_back(links_[static_cast<size_t>(at)].combo);
  }
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

}  // namespace berthier
