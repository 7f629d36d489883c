// Where a unit of La Grande Armée may end.
#include <gtest/gtest.h>

#include <vector>

#include "arenas/table/reach.h"
#include "tests/arenas/small_games.h"
#include "tests/arenas/table/positions.h"

namespace berthier {
namespace {

// How many files a scout has is not said by who drags it: as was proposed.
TEST(LaGrandeArmeeNearestTest, WhatIsLeftOpenIsAsProposed) {
  const auto game = Bundled(RulesetNamed("la_grande_armee"), "high_road");
  int placed = 0;
  for (uint64_t seed = 1; seed <= 40 && placed < 3; ++seed) {
    const Position position = AtDecision(*game, "deploy item", 40, seed);
    std::vector<Order> orders;
    game->Propose(position, orders);
    const Order& middle = orders[orders.size() / 2];
    if (middle.amount == 0) continue;
    ++placed;
    Order wanted = middle;
    wanted.amount = 0;
    wanted.pose.centre.x += kTicksPerInch / 3;
    const Order whole = WithProposedAmount(*game, position, wanted);
    EXPECT_NE(whole.amount, 0);
    EXPECT_TRUE(Nearest(*game, position, whole, Turning::kFree).exact);
    EXPECT_EQ(WithProposedAmount(*game, position, middle), middle);
  }
  EXPECT_GT(placed, 0);
}

}  // namespace
}  // namespace berthier
