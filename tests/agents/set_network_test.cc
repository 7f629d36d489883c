// The network over sets of rows: its arithmetic, by hand.
#include "agents/doctrine/kit/set_network.h"

#include <array>
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

TEST(SetNetworkTest, ComputesAsByHand) {
  // Own: two units of (1, 1/2) are 3/4 each, an eighth of the sum 3/16. The
  // enemy's (2, 0) is 1/4. Own view 3/16 - 1/8 + 1/4, the enemy's 1/4 - 3/32.
  const std::array<Network::UnitRows, 2> units = {
      Network::UnitRows{{32, 16}, {32, 16}}, Network::UnitRows{{64, 0}}};
  EXPECT_EQ(Network(kWeights).Lead(units, {{{32}, {0}}}), 0.3125 - 0.15625);
}

TEST(SetNetworkTest, AUnitBelowNothingAddsNothing) {
  const std::array<Network::UnitRows, 2> units = {
      Network::UnitRows{{-32, 0}, {32, 16}, {0, 64}}, Network::UnitRows{}};
  const std::array<Network::UnitRows, 2> one = {Network::UnitRows{{32, 16}},
                                                Network::UnitRows{}};
  const Network network(kWeights);
  EXPECT_EQ(network.Lead(units, {}), network.Lead(one, {}));
  EXPECT_GT(network.Lead(one, {}), 0);
}

TEST(SetNetworkTest, TheSidesExchangedChangeTheSign) {
  const Network network(kWeights);
  const Network::UnitRows own = {{20, 3}, {5, -8}}, enemy = {{90, 1}};
  const Network::ArmyRow first = {7}, second = {-12};
  EXPECT_EQ(network.Lead({own, enemy}, {first, second}),
            -network.Lead({enemy, own}, {second, first}));
}

// The largest numbers there are, of a hundred units: no overflow.
TEST(SetNetworkTest, ManyUnitsAreNotTooMany) {
  constexpr Network::Weights kLarge = {.unit = {{32767, 32767}},
                                       .unit_bias = {1 << 20},
                                       .second = {{32767, 0, 0}},
                                       .second_bias = {0},
                                       .last = {32767}};
  const Network::UnitRows many(100, {127, 127});
  EXPECT_GT(Network(kLarge).Lead({many, {}}, {}), 1000);
}

}  // namespace
}  // namespace berthier
