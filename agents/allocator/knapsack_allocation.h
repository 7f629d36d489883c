// Which bundles of orders to buy with the points of one purse: a knapsack
// whose bundles exclude one another where they share a unit.
//
// A bundle is a set of orders worth giving together (limber, drive up, unlimber
// and fire; two units that charge together). It uses some units and has a price
// and a value. A unit takes part in at most one bundle. The best sets for all
// budgets from 0 to the largest are computed at once.
//
// Laws: the chosen set has the highest total value of all sets of bundles that
// fit the budget and share no unit; Value(b) never falls as b grows; bundles of
// value 0 or less are never chosen; the chosen indices ascend.
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
  uint64_t units = 0;  // bit mask, one bit per unit
  int price = 0;       // not negative
  double value = 0;
};

class KnapsackAllocation {
 public:
  KnapsackAllocation(std::span<const PricedBundle> bundles, int largest_budget);

  int largest_budget() const { return static_cast<int>(values_.size()) - 1; }
  // Value of the best set for `budget`, which is at least 0. Budgets above the
  // largest count as the largest.
  double Value(int budget) const;
  // What one more point would add to Value(budget).
  double Marginal(int budget) const {
    return Value(budget + 1) - Value(budget);
  }
  // Indices of the bundles of the best set, ascending.
  std::vector<int> Chosen(int budget) const;
  std::span<const double> values() const { return values_; }

 private:
  // A set of units connected by shared bundles; or a bundle without units.
  struct Group {
    uint64_t units;
    int free;
  };
  // For each budget the best value and the chain of bundles that gives it.
  struct Curve;

  static std::vector<Group> GroupsOf(std::span<const PricedBundle> bundles,
                                     size_t budgets);
  // Indices of the bundles that the group decides about, ascending.
  static void BundlesOf(const Group& group,
                        std::span<const PricedBundle> bundles, size_t budgets,
                        std::vector<int>& indices);
  // Extends `best` by the option to buy one of these bundles.
  void AddOneOf(std::span<const int> indices,
                std::span<const PricedBundle> bundles, Curve& best);
  // `before`, extended by the option to buy some of these bundles of `units`.
  Curve WithGroup(Curve before, uint64_t units, std::span<const int> indices,
                  std::span<const PricedBundle> bundles);
  // Index of a new chain: `bundle` in front of the chain `next`.
  int LinkOf(int bundle, int next);

  std::vector<double> values_;
  // An entry of a linked list of bought bundles; all lists share one pool.
  struct Link {
    int bundle;
    int next;
  };
  std::vector<Link> links_;
  std::vector<int> first_;  // first link of each budget; -1: nothing is bought
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_ALLOCATOR_KNAPSACK_ALLOCATION_H_
