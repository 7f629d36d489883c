// The network over sets of rows: its arithmetic, by hand.
#include "agents/doctrine/kit/set_network.h"

#include <cmath>
#include <vector>

#include "gtest/gtest.h"

namespace berthier {
namespace {

using Network = SetNetwork<2, 1, 1, 1>;

// A unit adds 1 x its first number less half its second one; a view is own less
// half the enemy's, plus a quarter of the army's.
constexpr Network::Weights kWeights = {.unit = {{64, -32}},
                                       .unit_bias = {0},
                                       .second = {{256, -128, 64}},
                                       .second_bias = {0},
                                       .last = {256}};

using Rows = Network::Rows;

TEST(SetNetworkTest, ComputesAsByHand) {
  // Own: two units of (1, 1/2) are 3/4 each, an eighth of the sum 3/16. The
  // enemy's (2, 0) is 1/4. Own view 3/16 - 1/8 + 1/4, the enemy's 1/4 - 3/32.
  const Rows rows = {.units = {{{{32, 16}, {32, 16}}, {{64, 0}}}},
                     .armies = {{{32}, {0}}}};
  EXPECT_EQ(Network(kWeights).ValueTo(Side::kFirst, rows),
            std::tanh(0.3125 - 0.15625));
}

TEST(SetNetworkTest, AUnitBelowNothingAddsNothing) {
  const Rows three = {.units = {{{{-32, 0}, {32, 16}, {0, 64}}, {}}},
                      .armies = {}};
  const Rows one = {.units = {{{{32, 16}}, {}}}, .armies = {}};
  const Network network(kWeights);
  EXPECT_EQ(network.ValueTo(Side::kFirst, three),
            network.ValueTo(Side::kFirst, one));
  EXPECT_GT(network.ValueTo(Side::kFirst, one), 0);
}

TEST(SetNetworkTest, TheSidesExchangedChangeTheSign) {
  const Network network(kWeights);
  const std::vector<Rows::UnitRow> own = {{20, 3}, {5, -8}}, enemy = {{90, 1}};
  const Rows::ArmyRow first = {7}, second = {-12};
  const Rows rows = {.units = {own, enemy}, .armies = {first, second}};
  const double value = network.ValueTo(Side::kFirst, rows);
  EXPECT_NE(value, 0);
  EXPECT_EQ(value, -network.ValueTo(Side::kSecond, rows));
  EXPECT_EQ(value, -network.ValueTo(Side::kFirst, {.units = {enemy, own},
                                                   .armies = {second, first}}));
}

// The largest numbers there are, of a hundred units: no overflow.
TEST(SetNetworkTest, ManyUnitsAreNotTooMany) {
  constexpr Network::Weights kLarge = {.unit = {{32767, 32767}},
                                       .unit_bias = {1 << 20},
                                       .second = {{32767, 0, 0}},
                                       .second_bias = {0},
                                       .last = {32767}};
  const std::vector<Rows::UnitRow> many(100, {127, 127});
  EXPECT_EQ(Network(kLarge).ValueTo(Side::kFirst,
                                    {.units = {many, {}}, .armies = {}}),
            1);
}

}  // namespace
}  // namespace berthier
