// The spending of command points is exact (GT-D1, GT-CMD-05, GT-CMD-14).
#include <algorithm>
#include <vector>

#include "agents/allocator/allotment.h"
#include "agents/allocator/knapsack_allocation.h"
#include "agents/random_source.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace berthier {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The best value of all subsets within the budget.
double ByTrying(const std::vector<PricedBundle>& bundles, int budget) {
  double best = 0;
  for (uint32_t subset = 0; subset < uint32_t{1} << bundles.size(); ++subset) {
    uint64_t units = 0;
    int price = 0;
    double value = 0;
    bool fits = true;
    for (size_t i = 0; i < bundles.size(); ++i) {
      if ((subset >> i & 1) == 0) continue;
      fits = fits && (units & bundles[i].units) == 0;
      units |= bundles[i].units;
      price += bundles[i].price;
      value += bundles[i].value;
    }
    if (fits && price <= budget) best = std::max(best, value);
  }
  return best;
}

std::vector<PricedBundle> RandomCombos(RandomSource& source) {
  std::vector<PricedBundle> bundles(source.Below(11));
  for (PricedBundle& bundle : bundles) {
    bundle.units = uint64_t{1} << source.Below(5);
    if (source.Below(3) == 0) bundle.units |= uint64_t{1} << source.Below(5);
    if (source.Below(12) == 0) bundle.units = 0;
    bundle.price = static_cast<int>(source.Below(5));
    bundle.value = static_cast<int>(source.Below(40)) * 0.25 - 2;
  }
  return bundles;
}

TEST(SpendingTest, NoBudgetedSetOfHigherValueExists) {
  RandomSource source(1815);
  for (int trial = 0; trial < 400; ++trial) {
    const std::vector<PricedBundle> bundles = RandomCombos(source);
    const KnapsackAllocation spending(bundles, 9);
    for (int budget = 0; budget <= 9; ++budget) {
      ASSERT_DOUBLE_EQ(spending.Value(budget), ByTrying(bundles, budget))
          << "trial " << trial << ", budget " << budget;
    }
  }
}

TEST(SpendingTest, WhatIsChosenIsWithinTheBudgetAndHasTheValue) {
  RandomSource source(1809);
  for (int trial = 0; trial < 200; ++trial) {
    const std::vector<PricedBundle> bundles = RandomCombos(source);
    const KnapsackAllocation spending(bundles, 9);
    for (int budget = 0; budget <= 9; ++budget) {
      uint64_t units = 0;
      int price = 0;
      double value = 0;
      for (const int i : spending.Chosen(budget)) {
        const PricedBundle& bundle = bundles[static_cast<size_t>(i)];
        EXPECT_EQ(units & bundle.units, 0u);
        units |= bundle.units;
        price += bundle.price;
        value += bundle.value;
      }
      EXPECT_LE(price, budget);
      EXPECT_DOUBLE_EQ(value, spending.Value(budget));
    }
  }
}

// 9.1: bonus points are worth most where they complete a bundle.
TEST(SpendingTest, TheLastPointOfABatteryShiftIsWorthTheShift) {
  const std::vector<PricedBundle> bundles = {{0b001, 4, 3.0}, {0b010, 1, 0.5}};
  const KnapsackAllocation spending(bundles, 6);
  EXPECT_DOUBLE_EQ(spending.Marginal(2), 0);
  EXPECT_DOUBLE_EQ(spending.Marginal(3), 2.5);
  EXPECT_THAT(spending.Chosen(4), ElementsAre(0));
  EXPECT_THAT(spending.Chosen(3), ElementsAre(1));
  EXPECT_THAT(spending.Chosen(0), IsEmpty());
  EXPECT_DOUBLE_EQ(spending.Marginal(6), 0) << "more than can be spent";
}

TEST(AllotmentTest, NoOtherSharesAreWorthMore) {
  RandomSource source(1806);
  for (int trial = 0; trial < 300; ++trial) {
    const int pool = static_cast<int>(source.Below(6));
    std::vector<std::vector<double>> worths(3);
    for (std::vector<double>& worth : worths) {
      for (int n = 0; n <= pool; ++n) {
        worth.push_back(static_cast<int>(source.Below(20)) * 0.5);
      }
    }
    double best = -1;
    for (int a = 0; a <= pool; ++a) {
      for (int b = 0; a + b <= pool; ++b) {
        best = std::max(best, worths[0][static_cast<size_t>(a)] +
                                  worths[1][static_cast<size_t>(b)] +
                                  worths[2][static_cast<size_t>(pool - a - b)]);
      }
    }
    const std::vector<int> shares = BestShares(worths, pool);
    ASSERT_EQ(shares.size(), 3u);
    EXPECT_EQ(shares[0] + shares[1] + shares[2], pool);
    double total = 0;
    for (size_t i = 0; i < 3; ++i) {
      ASSERT_GE(shares[i], 0);
      total += worths[i][static_cast<size_t>(shares[i])];
    }
    EXPECT_DOUBLE_EQ(total, best) << "trial " << trial;
  }
}

// GT-X-02 with the needs of GT-X-03: each wants 4 points for its plan.
TEST(AllotmentTest, ThePoolCompletesThePlanThatIsNearest) {
  // A has thrown 2, B has thrown 3; a plan is worth 1.
  const std::vector<std::vector<double>> worths = {{0, 0, 1}, {0, 1, 1}};
  EXPECT_THAT(BestShares(worths, 1), ElementsAre(0, 1));
  EXPECT_THAT(BestShares(worths, 2), ElementsAre(2, 0));
}

}  // namespace
}  // namespace berthier
