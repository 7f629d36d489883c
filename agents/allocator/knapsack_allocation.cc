#include "agents/allocator/knapsack_allocation.h"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <utility>

namespace berthier {

struct KnapsackAllocation::Curve {
  std::vector<double> values;
  std::vector<int> chains;
};

namespace {

// Of no value, or too dear whatever else is bought.
bool IsIdle(const PricedBundle& bundle, size_t budgets) {
  return bundle.value <= 0 || bundle.price >= static_cast<int>(budgets);
}

}  // namespace

// Units of one group share bundles, directly or by way of others, so they are
// decided together: over the sets of units still free. Groups are independent
// of one another and are joined by budget alone.
KnapsackAllocation::KnapsackAllocation(std::span<const PricedBundle> bundles,
                                       int largest_budget) {
  const size_t budgets = static_cast<size_t>(std::max(0, largest_budget)) + 1;
  Curve best = {std::vector<double>(budgets, 0.0),
                std::vector<int>(budgets, -1)};
  std::vector<int> indices;
  for (const Group& group : GroupsOf(bundles, budgets)) {
    BundlesOf(group, bundles, budgets, indices);
    if (std::has_single_bit(group.units) || group.units == 0) {
      AddOneOf(indices, bundles, best);
    } else {
      best = WithGroup(std::move(best), group.units, indices, bundles);
    }
  }
  values_ = std::move(best.values);
  first_ = std::move(best.chains);
}

std::vector<KnapsackAllocation::Group> KnapsackAllocation::GroupsOf(
    std::span<const PricedBundle> bundles, size_t budgets) {
  std::vector<Group> groups;
  for (size_t i = 0; i < bundles.size(); ++i) {
    if (IsIdle(bundles[i], budgets)) continue;
    Group joined = {bundles[i].units, static_cast<int>(i)};
    std::erase_if(groups, [&](const Group& other) {
      // Bundles without a unit stand alone.
      if ((other.units & joined.units) == 0) return false;
      joined.units |= other.units;
      return true;
    });
    groups.push_back(joined);
  }
  return groups;
}

void KnapsackAllocation::BundlesOf(const Group& group,
                                   std::span<const PricedBundle> bundles,
                                   size_t budgets, std::vector<int>& indices) {
  indices.clear();
  if (group.units == 0) {
    indices.push_back(group.free);
    return;
  }
  for (size_t i = 0; i < bundles.size(); ++i) {
    if ((bundles[i].units & group.units) != 0 && !IsIdle(bundles[i], budgets)) {
      indices.push_back(static_cast<int>(i));
    }
  }
}

int KnapsackAllocation::LinkOf(int bundle, int next) {
  links_.push_back({bundle, next});
  return static_cast<int>(links_.size()) - 1;
}

// In place from the largest budget down: what a bundle builds on is the curve
// as it was, at a smaller budget or, if it is free, at the same one.
void KnapsackAllocation::AddOneOf(std::span<const int> indices,
                                  std::span<const PricedBundle> bundles,
                                  Curve& best) {
  for (size_t b = best.values.size(); b-- > 0;) {
    const double value_before = best.values[b];
    const int chain_before = best.chains[b];
    for (const int i : indices) {
      const PricedBundle& bundle = bundles[static_cast<size_t>(i)];
      const auto price = static_cast<size_t>(bundle.price);
      if (price > b) continue;
      const double value =
          (price == 0 ? value_before : best.values[b - price]) + bundle.value;
      if (value <= best.values[b]) continue;
      best.values[b] = value;
      best.chains[b] =
          LinkOf(i, price == 0 ? chain_before : best.chains[b - price]);
    }
  }
}

// From the joined curve of the groups before, by the set of this group's units
// that is still free, the lowest one being decided next.
KnapsackAllocation::Curve KnapsackAllocation::WithGroup(
    Curve before, uint64_t units, std::span<const int> indices,
    std::span<const PricedBundle> bundles) {
  const size_t budgets = before.values.size();
  const Curve nothing = {std::vector<double>(budgets, -1.0),
                         std::vector<int>(budgets, -1)};
  std::unordered_map<uint64_t, Curve> open;
  std::vector<uint64_t> sets = {units};
  open.emplace(units, std::move(before));
  Curve done = nothing;
  const auto offer = [&](uint64_t free, size_t budget, double value,
                         int chain) {
    Curve* curve = &done;
    if (free != 0) {
      auto [found, is_new] = open.try_emplace(free);
      if (is_new) {
        found->second = nothing;
        sets.push_back(free);
      }
      curve = &found->second;
    }
    if (value > curve->values[budget]) {
      curve->values[budget] = value;
      curve->chains[budget] = chain;
    }
  };
  // A set only leads to smaller ones, but they are found in any order: take the
  // largest number first, which no later one can lead to.
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
    for (const int i : indices) {
      const PricedBundle& bundle = bundles[static_cast<size_t>(i)];
      if ((bundle.units & lowest) == 0 || (bundle.units & ~set) != 0) continue;
      const uint64_t rest = set & ~bundle.units;
      for (size_t b = static_cast<size_t>(bundle.price); b < budgets; ++b) {
        const size_t from = b - static_cast<size_t>(bundle.price);
        if (curve.values[from] < 0) continue;
        const double value = curve.values[from] + bundle.value;
        const Curve* const there =
            rest == 0 ? &done
                      : (open.contains(rest) ? &open.at(rest) : nullptr);
        if (there != nullptr && there->values[b] >= value) continue;
        offer(rest, b, value, LinkOf(i, curve.chains[from]));
      }
    }
  }
  return done;
}

double KnapsackAllocation::Value(int budget) const {
  if (budget < 0) return 0;
  return values_[static_cast<size_t>(std::min(budget, largest_budget()))];
}

std::vector<int> KnapsackAllocation::Chosen(int budget) const {
  std::vector<int> chosen;
  if (budget < 0) return chosen;
  int at = first_[static_cast<size_t>(std::min(budget, largest_budget()))];
  for (; at >= 0; at = links_[static_cast<size_t>(at)].next) {
    chosen.push_back(links_[static_cast<size_t>(at)].bundle);
  }
  std::sort(chosen.begin(), chosen.end());
  return chosen;
}

}  // namespace berthier
