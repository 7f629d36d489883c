// Each folly of Simple Grand Tactical in a small position, and beside it what
// is none.
#include "bench/sense/simple_grand_tactical/follies.h"

#include <optional>
#include <string>
#include <vector>

#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"
#include "gtest/gtest.h"
#include "tests/bench/sense/told.h"
#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

class FolliesTest : public ::testing::Test {
 protected:
  void Begin() {
    t.Begin();
    told.emplace(
        t.game(), t.position(), SimpleGrandTacticalFollies(),
        [this](const Position& position) -> std::optional<Order> {
          const State& state = ViewOf(t.game(), position).state;
          if (static_cast<Decision>(state.awaits.kind) != Decision::kMove) {
            return std::nullopt;
          }
          return Order{.verb = static_cast<uint8_t>(Verb::kEndMoves)};
        });
  }

  // The first proposal by which A stands in the formation.
  Order Formed(Formation formation) {
    std::vector<Order> orders;
    t.game().Propose(t.position(), orders);
    for (const Order& order : orders) {
      if (order.verb != static_cast<uint8_t>(Verb::kForm)) continue;
      Position after = t.position();
      t.game().Play(after, order, nullptr);
      if (ViewOf(t.game(), after).unit(t.Of("A")).formation == formation) {
        return order;
      }
    }
    ADD_FAILURE() << "no such order";
    return {};
  }

  Table t = Table("movement");
  std::optional<Told> told;
};

TEST_F(FolliesTest, SquareWithoutHorseNear) {
  t.Unit("A", "French", {"line", "square"}, 10, 20, 0);
  t.Unit("B", "French", {"line", "square"}, 90, 20, 0);
  t.Unit("H", "Austrian", {"light cavalry"}, 90, 40, 180);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kSquareKept), 2);
  EXPECT_EQ(told->Count(Folly::kSquareKept), 1);
}

TEST_F(FolliesTest, BackToTheEnemy) {
  t.Unit("A", "French", {"line"}, 30, 20, 180);
  t.Unit("B", "French", {"line"}, 60, 20, 0);
  t.Unit("D", "Austrian", {"line"}, 45, 45, 180);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBack), 2);
  EXPECT_EQ(told->Count(Folly::kBack), 1);
}

TEST_F(FolliesTest, AwayFromAnEnemyFarOff) {
  t.Unit("A", "French", {"line"}, 30, 40, 180);
  t.Unit("D", "Austrian", {"line"}, 30, 90, 180);
  Begin();
  told->Give(t.MoveTo("A", 30, 30, 180));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBackward), 1);
  EXPECT_EQ(told->Count(Folly::kBackward), 1);
}

TEST_F(FolliesTest, TowardsHimIsNone) {
  t.Unit("A", "French", {"line"}, 30, 40, 0);
  t.Unit("D", "Austrian", {"line"}, 30, 90, 180);
  Begin();
  told->Give(t.MoveTo("A", 30, 50, 0));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBackward), 1);
  EXPECT_EQ(told->Count(Folly::kBackward), 0);
}

TEST_F(FolliesTest, GunsAndHorseThatDoNothing) {
  t.Unit("G", "French", {"medium artillery"}, 30, 20, 0);
  t.Unit("C", "French", {"light cavalry"}, 60, 20, 0);
  t.Unit("D", "Austrian", {"line"}, 45, 95, 180);
  Begin();
  for (int i = 0; i < 7; ++i) told->EndTurn();
  told->Finish();
  EXPECT_EQ(told->Count(Folly::kGunsSilent), 1);
  EXPECT_EQ(told->Count(Folly::kHorseIdle), 1);
}

TEST_F(FolliesTest, FormationsThereAndBack) {
  t.Unit("A", "French", {"line", "column"}, 30, 20, 0);
  t.Unit("D", "Austrian", {"line"}, 30, 95, 180);
  Begin();
  told->Give(Formed(Formation::kLine));
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 0);
  told->Give(Formed(Formation::kColumn));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kThereAndBack), 2);
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 1);
}

TEST_F(FolliesTest, WordsWithoutDeeds) {
  t.Unit("A", "French", {"line"}, 30, 40, 0);
  t.Unit("B", "French", {"line"}, 60, 40, 0);
  t.Unit("D", "Austrian", {"line"}, 30, 90, 180);
  Begin();
  told->Give(t.MoveTo("A", 30, 50, 0), "A closes up, B follows");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kUnkept), 1);
  EXPECT_EQ(told->Count(Folly::kUnkept), 1);
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
