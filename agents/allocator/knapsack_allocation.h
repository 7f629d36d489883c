// Which bundles of orders to buy with the points of one purse: a knapsack
// whose bundles exclude one another where they share a unit.
//
// A bundle is something worth doing as a whole (limber, drive up, unlimber and
// fire; two units that charge together): it takes some units, has a price and
// a value. A unit takes part in one bundle at most. Every budget from 0 to the
// largest is answered at once.
//
// Laws: no set of bundles within the budget, no two sharing a unit, has a
// higher total value than the one chosen; value(b) never falls as b grows;
// bundles of value 0 or less are never chosen; the chosen indices ascend.
//
//   const KnapsackAllocation best(bundles, purse + pool);
//   for (const int i : best.Chosen(purse)) Buy(bundles[i]);
//   double another = best.Marginal(purse);
#ifndef BERTHIER_AGENTS_ALLOCATOR_KNAPSACK_ALLOCATION_H_
#define BERTHIER_AGENTS_ALLOCATOR_KNAPSACK_ALLOCATION_H_

#include <cstdint>
#include <span>
#include <vector>

namespace berthier {

struct PricedBundle {
  uint64_t units = 0;  // a bit each
  int price = 0;       // not negative
  double value = 0;
};

class KnapsackAllocation {
 public:
  KnapsackAllocation(std::span<const PricedBundle> bundles, int largest_budget);

  int largest_budget() const { return static_cast<int>(values_.size()) - 1; }
  // Of the best set for a budget of 0 to the largest; more is worth no more
  // than the largest.
  double Value(int budget) const;
  // What one more point would add to it.
  double Marginal(int budget) const {
    return Value(budget + 1) - Value(budget);
  }
  // Indices of the bundles of the best set.
  std::vector<int> Chosen(int budget) const;
  std::span<const double> values() const { return values_; }

 private:
  // Units that bundles tie together, and the bundles on them.
  struct Group;
  // What is best for each budget, with the chain of bundles that gives it.
  struct Curve;

  static std::vector<Group> GroupsOf(std::span<const PricedBundle> bundles,
                                     size_t budgets);
  // `before`, where one more bundle without units may be bought.
  Curve WithFree(const Curve& before, int i,
                 std::span<const PricedBundle> bundles);
  // ... where the bundles of one more group may be bought.
  Curve WithGroup(Curve before, const Group& group,
                  std::span<const PricedBundle> bundles);
  // The chain of a bundle bought and what led to it.
  int LinkOf(int bundle, int next);

  std::vector<double> values_;
  // A chosen bundle for budget b and what led to it: chains in one pool.
  struct Link {
    int bundle;
    int next;
  };
  std::vector<Link> links_;
  std::vector<int> first_;  // of each budget; -1: nothing is bought
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_ALLOCATOR_KNAPSACK_ALLOCATION_H_
