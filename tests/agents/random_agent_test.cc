#include "agents/random_agent.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "tests/toys/breakthrough.h"

namespace berthier {
namespace {

class RandomAgentTest : public testing::Test {
 protected:
  RandomAgentTest() : position_(game_->layout()) { game_->Start(position_); }

  // Subjects of the orders that an agent begun with this seed gives first.
  std::vector<Order> Choices(uint64_t seed, int count) {
    RandomAgent agent;
    agent.Begin(*game_, Side::kFirst, seed);
    std::vector<Order> orders;
    for (int i = 0; i < count; ++i) {
      orders.push_back(agent.Decide(*game_, position_, Side::kFirst).order);
    }
    return orders;
  }

  std::unique_ptr<const Game> game_ = std::get<std::unique_ptr<const Game>>(
      Breakthrough().build(BreakthroughStart()));
  Position position_;
};

TEST_F(RandomAgentTest, IsDeterministicForASeed) {
  EXPECT_EQ(Choices(1, 20), Choices(1, 20));
  EXPECT_NE(Choices(1, 20), Choices(2, 20));
}

TEST_F(RandomAgentTest, BeginForgetsTheLastGame) {
  RandomAgent agent;
  agent.Begin(*game_, Side::kFirst, 1);
  const Order first = agent.Decide(*game_, position_, Side::kFirst).order;
  agent.Decide(*game_, position_, Side::kFirst);
  agent.Begin(*game_, Side::kFirst, 1);
  EXPECT_EQ(agent.Decide(*game_, position_, Side::kFirst).order, first);
}

TEST_F(RandomAgentTest, GivesEveryLegalOrderAndNoOther) {
  std::vector<Order> legal;
  game_->Propose(position_, legal);
  std::set<std::pair<int, int>> given;
  for (const Order& order : Choices(3, 2000)) {
    ASSERT_TRUE(game_->Check(position_, order).ok());
    given.insert({Index(order.subject), Index(order.object)});
  }
  EXPECT_EQ(given.size(), legal.size());
}

}  // namespace
}  // namespace berthier
