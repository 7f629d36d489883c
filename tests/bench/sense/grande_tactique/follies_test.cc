// Each folly of Grande Tactique in a small position, and beside it what is
// none.
#include "bench/sense/grande_tactique/follies.h"

#include <optional>
#include <string>

#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "gtest/gtest.h"
#include "tests/bench/sense/told.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

// French with points on the south, Austrians far enough to leave them alone.
class FolliesTest : public ::testing::Test {
 protected:
  Told& Begin(int cp = 6, double x = 30, double y = 8) {
    Command(s, "French", cp, x, y);
    s.Begin();
    told.emplace(
        s.game(), s.position(), GrandeTactiqueFollies(),
        [this](const Position& position) -> std::optional<Order> {
          const State& state = ViewOf(s.game(), position).state;
          if (state.awaits.kind != static_cast<uint8_t>(Decision::kOrder)) {
            return std::nullopt;
          }
          return Order{.verb = static_cast<uint8_t>(Verb::kEndCommand)};
        });
    return *told;
  }
  void Give(Verb verb, const std::string& unit, const std::string& at = "") {
    told->Give(Named(s, verb, unit, at));
  }

  Skirmish s = Skirmish("orders");
  std::optional<Told> told;
};

TEST_F(FolliesTest, SquareWithoutHorseNear) {
  s.French("A", {"infantry"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 20, 180);
  s.Austrian("H", {"cavalry"}, 30, 40, 180);
  Begin();
  Give(Verb::kFormSquare, "A");
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kSquareFormed), 1);
  EXPECT_EQ(told->Count(Folly::kSquareKept), 1);
  EXPECT_EQ(told->Occasions(Folly::kSquareKept), 1);
}

TEST_F(FolliesTest, SquareAgainstHorseIsNone) {
  s.French("A", {"infantry"}, 30, 10, 0);
  s.Austrian("H", {"cavalry"}, 30, 20, 180);
  Begin();
  Give(Verb::kFormSquare, "A");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kSquareFormed), 1);
  EXPECT_EQ(told->Count(Folly::kSquareFormed), 0);
  EXPECT_EQ(told->Count(Folly::kSquareKept), 0);
}

TEST_F(FolliesTest, FootThatHorseWouldBeat) {
  // Seen from its flank, which costs it the check.
  s.French("A", {"infantry", "raw"}, 30, 10, 90);
  s.Austrian("H", {"cavalry", "veteran"}, 27, 17, 180);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kRiddenDown), 1);
}

TEST_F(FolliesTest, FootThatCannotPayForASquareIsNone) {
  s.French("A", {"infantry", "raw"}, 30, 10, 90);
  s.Austrian("H", {"cavalry", "veteran"}, 27, 17, 180);
  Begin(0);
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kRiddenDown), 1);
  EXPECT_EQ(told->Count(Folly::kRiddenDown), 0);
}

TEST_F(FolliesTest, PointsLapse) {
  s.French("A", {"infantry"}, 28, 10, 0).French("B", {"infantry"}, 32, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin(5);
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kPointsLeft), 5);
  EXPECT_EQ(told->Occasions(Folly::kPointsLeft), 5);
  EXPECT_EQ(told->Count(Folly::kIdlePurse), 1);
}

TEST_F(FolliesTest, PointsLeftByWhoActsAreNoIdleness) {
  s.French("A", {"infantry"}, 28, 10, 0).French("B", {"infantry"}, 32, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin(5);
  told->Give(MoveTo(s, "A", 28, 12, 0));
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kPointsLeft), 4);
  EXPECT_EQ(told->Count(Folly::kIdlePurse), 0);
}

TEST_F(FolliesTest, BatteryOutOfRangeForThreeTurns) {
  s.French("G", {"foot artillery"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin();
  told->EndTurn();
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kGunsIdle), 0);
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kGunsIdle), 1);
  EXPECT_EQ(told->Occasions(Folly::kGunsIdle), 1);
}

TEST_F(FolliesTest, HorseThatNeverCharges) {
  s.French("C", {"cavalry"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin();
  for (int i = 0; i < 7; ++i) told->EndTurn();
  told->Finish();
  EXPECT_EQ(told->Count(Folly::kHorseIdle), 1);
}

TEST_F(FolliesTest, HorseThatChargedIsNotIdle) {
  s.French("C", {"cavalry"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 16, 180);
  Begin();
  told->Give(ChargeAt(s, "C", "D", 30, 15.1, 0));
  for (int i = 0; i < 7; ++i) told->EndTurn();
  told->Finish();
  EXPECT_EQ(told->Count(Folly::kHorseIdle), 0);
  EXPECT_EQ(told->Occasions(Folly::kPoorCharge), 1);
  EXPECT_EQ(told->Count(Folly::kPoorCharge), 0);
}

TEST_F(FolliesTest, ChargeWithoutAChance) {
  s.French("C", {"cavalry", "raw"}, 30, 10, 0);
  s.Austrian("D", {"infantry", "veteran", "square"}, 30, 16, 180);
  Begin();
  told->Give(ChargeAt(s, "C", "D", 30, 14.5, 0));
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kPoorCharge), 1);
}

TEST_F(FolliesTest, BackToTheEnemy) {
  s.French("A", {"infantry"}, 28, 10, 180).French("B", {"infantry"}, 32, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 26, 180);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBack), 2);
  EXPECT_EQ(told->Count(Folly::kBack), 1);
}

TEST_F(FolliesTest, WhoHasJustRalliedMayShowHisBack) {
  s.French("A", {"infantry", "fleeing"}, 28, 10, 180);
  s.Austrian("D", {"infantry"}, 30, 26, 180);
  Begin(2);
  Give(Verb::kRally, "A");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBack), 0);
}

TEST_F(FolliesTest, BackwardsFarFromTheEnemy) {
  s.French("A", {"infantry"}, 28, 20, 0).French("B", {"infantry"}, 32, 20, 180);
  s.Austrian("D", {"infantry"}, 28, 36, 180);
  Begin(6, 28, 18);
  told->Give(MoveTo(s, "A", 28, 18, 0));
  told->Give(MoveTo(s, "B", 32, 16, 180));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBackward), 2);
  EXPECT_EQ(told->Count(Folly::kBackward), 1);
}

TEST_F(FolliesTest, BackwardsBeforeHorseInReachIsNone) {
  s.French("A", {"infantry"}, 28, 20, 0);
  s.Austrian("H", {"cavalry"}, 28, 29, 180);
  Begin(6, 28, 18);
  told->Give(MoveTo(s, "A", 28, 18, 0));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBackward), 1);
  EXPECT_EQ(told->Count(Folly::kBackward), 0);
}

TEST_F(FolliesTest, SidewaysFarFromTheEnemy) {
  s.French("A", {"infantry"}, 28, 20, 0).French("B", {"infantry"}, 28, 16, 0);
  s.Austrian("D", {"infantry"}, 30, 38, 180);
  Begin(6, 28, 18);
  told->Give(MoveTo(s, "A", 30, 20, 0));
  told->Give(MoveTo(s, "B", 28, 18, 0));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kSideways), 2);
  EXPECT_EQ(told->Count(Folly::kSideways), 1);
}

TEST_F(FolliesTest, SquareThereAndBack) {
  s.French("A", {"infantry"}, 30, 10, 0).French("B", {"infantry"}, 33, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin();
  Give(Verb::kFormSquare, "A");
  told->EndTurn();
  Give(Verb::kLeaveSquare, "A");
  Give(Verb::kFormSquare, "B");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kThereAndBack), 3);
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 1);
}

TEST_F(FolliesTest, UnlimberedForNothing) {
  s.French("G", {"foot artillery", "limbered"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin();
  Give(Verb::kUnlimber, "G");
  told->EndTurn();
  Give(Verb::kLimber, "G");
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 1);
}

TEST_F(FolliesTest, UnlimberedToFireIsNone) {
  s.French("G", {"foot artillery", "limbered"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 26, 180);
  Begin();
  Give(Verb::kUnlimber, "G");
  Give(Verb::kStartFiring, "G");
  told->EndTurn();
  Give(Verb::kStopFiring, "G");
  told->EndTurn();
  Give(Verb::kLimber, "G");
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 0);
}

TEST_F(FolliesTest, GarrisonsChanged) {
  s.Ground("farm", "built-up area", 28, 12, 32, 15);
  s.French("A", {"infantry"}, 30, 8, 0).French("B", {"infantry"}, 30, 10, 0);
  s.Occupies("A", "farm");
  s.Austrian("D", {"infantry"}, 30, 44, 180);
  Begin();
  told->EndTurn();
  told->Give(Via(MoveTo(s, "A", 34, 13.5, 90), 32, 13.5));
  Give(Verb::kOccupy, "B", "farm");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kGarrison), 2);
  EXPECT_EQ(told->Count(Folly::kGarrison), 1);
}

TEST_F(FolliesTest, FlankOfGunsInReach) {
  s.French("C", {"cavalry"}, 22, 22, 90);
  s.Austrian("G", {"foot artillery"}, 30, 20, 180);
  Begin(6, 22, 20);
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kGunsSpared), 0);
  EXPECT_EQ(told->Occasions(Folly::kGunsSpared), 1);
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kGunsSpared), 1);
}

TEST_F(FolliesTest, BatteryRalliedThreeTimes) {
  s.French("G", {"foot artillery", "silenced"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(told->Count(Folly::kRalliedAgain), 0);
    if (!s.Is("G", Cohesion::kSilenced)) {
      // Somebody silenced it again.
      s.position().As<State>().unit(s.Id("G")).cohesion = Cohesion::kSilenced;
    }
    Give(Verb::kRally, "G");
    told->EndTurn();
  }
  EXPECT_EQ(told->Count(Folly::kRalliedAgain), 1);
}

TEST_F(FolliesTest, WordsAndDeeds) {
  s.French("A", {"infantry"}, 28, 10, 0).French("B", {"infantry"}, 32, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  Begin();
  told->Give(MoveTo(s, "A", 28, 12, 0), "Mainly on the right: A moves");
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kUnkept), 0);
  EXPECT_EQ(told->Count(Folly::kWing), 0);
  told->Give(MoveTo(s, "A", 28, 14, 0), "Mainly on the left: A moves, B moves");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kUnkept), 2);
  EXPECT_EQ(told->Count(Folly::kUnkept), 1);
  EXPECT_EQ(told->Count(Folly::kWing), 1);
}

}  // namespace
}  // namespace berthier::grande_tactique
