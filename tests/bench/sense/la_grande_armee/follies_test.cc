// Each folly of La Grande Armée in a small position, and beside it what is
// none.
#include "bench/sense/la_grande_armee/follies.h"

#include <optional>
#include <string>
#include <vector>

#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "engine/rulesets/la_grande_armee/orders/candidates.h"
#include "gtest/gtest.h"
#include "tests/bench/sense/told.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

class FolliesTest : public ::testing::Test {
 protected:
  FolliesTest() {
    t.clock().links = {{"corps", "I"}};
    t.Corps("I", "French");
    t.Leader("Napoleon", "French", {"army commander"}, 6, 2, 2);
    // Every check is passed.
    t.Leader("Reille", "French", {"corps commander"}, 5, 30, 12).of = "I";
    t.Corps("Y", "Allied");
    t.Leader("Blücher", "Allied", {"army commander"}, 1, 2, 46);
    t.Leader("Yorck", "Allied", {"corps commander"}, 3, 70, 46).of = "Y";
  }

  void Begin() {
    t.Begin();
    told.emplace(t.game(), t.position(), LaGrandeArmeeFollies(),
                 [this](const Position& position) -> std::optional<Order> {
                   const Pending& awaits =
                       ViewOf(t.game(), position).state.awaits;
                   switch (static_cast<Decision>(awaits.kind)) {
                     case Decision::kElement:
                       return OrderOf(Verb::kEndCorps);
                     case Decision::kAction: {
                       Order order = OrderOf(Verb::kEndElement);
                       order.subject = awaits.about();
                       return order;
                     }
                     default:
                       return std::nullopt;
                   }
                 });
  }
  void Foot(const std::string& name, double x, double y, double facing) {
    t.Unit(name, "French", {"infantry"}, 8, 4, x, y, facing);
  }
  void Enemy(const std::string& name, std::vector<std::string> is, double x,
             double y) {
    t.Unit(name, "Allied", std::move(is), 8, 4, x, y, 180);
  }

  Table t = Table("corps");
  std::optional<Told> told;
};

TEST_F(FolliesTest, SquareWithoutHorseNear) {
  for (const double x : {10.0, 60.0}) {
    Entry& square = t.Unit(x < 30 ? "A" : "B", "French", {"infantry", "square"},
                           4, 1, x, 20, 0);
    square.numbers = {
        {"troops", 4}, {"front", 1}, {"right", 1}, {"back", 1}, {"left", 1}};
  }
  Enemy("H", {"heavy cavalry"}, 60, 27);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kSquare), 2);
  EXPECT_EQ(told->Count(Folly::kSquare), 1);
}

TEST_F(FolliesTest, BackToTheEnemy) {
  Foot("A", 20, 20, 180);
  Foot("B", 40, 20, 0);
  Enemy("D", {"infantry"}, 30, 30);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBack), 2);
  EXPECT_EQ(told->Count(Folly::kBack), 1);
}

TEST_F(FolliesTest, WeakElementsInReach) {
  for (const double x : {20.0, 60.0}) {
    t.Unit(x < 30 ? "A" : "B", "French", {"infantry"}, 4, 4, x, 20, 0)
        .numbers.emplace_back("markers", 2);
  }
  Enemy("D", {"infantry"}, 20, 30);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kLeftToDie), 2);
  EXPECT_EQ(told->Count(Folly::kLeftToDie), 1);
}

TEST_F(FolliesTest, HorseWithoutItsCommander) {
  t.Unit("A", "French", {"light cavalry"}, 5, 5, 30, 20, 0);
  t.Unit("B", "French", {"light cavalry"}, 5, 5, 60, 20, 0);
  Enemy("D", {"infantry"}, 30, 45);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kOutOfCommand), 2);
  EXPECT_EQ(told->Count(Folly::kOutOfCommand), 1);
}

// He has joined who is shot at; who is out of range is none.
TEST_F(FolliesTest, ACommanderUnderFire) {
  Foot("A", 30, 20, 0);
  Entry& with = t.Find("Reille");
  with.place.reset();
  with.links = {{"with", "A"}};
  Enemy("D", {"infantry"}, 30, 26);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kExposed), 1);
  EXPECT_EQ(told->Count(Folly::kExposed), 1);
  told->Finish();
  EXPECT_EQ(told->Occasions(Folly::kFallen), 1);
  EXPECT_EQ(told->Count(Folly::kFallen), 0);
}

TEST_F(FolliesTest, ACommanderOutOfRange) {
  Foot("A", 30, 20, 0);
  Entry& with = t.Find("Reille");
  with.place.reset();
  with.links = {{"with", "A"}};
  Enemy("D", {"infantry"}, 30, 40);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kExposed), 1);
  EXPECT_EQ(told->Count(Folly::kExposed), 0);
}

// From where he stays he has A in command, between them both.
TEST_F(FolliesTest, ACommanderWhoLeavesHisFoot) {
  Foot("A", 30, 20, 0);
  Foot("B", 38, 20, 0);
  Enemy("D", {"infantry"}, 30, 45);
  Begin();
  told->Give(OrderOf(Verb::kEndCorps));
  told->Give(t.Said("stay", "Reille"));
  EXPECT_EQ(told->Occasions(Folly::kLeftAlone), 1);
  EXPECT_EQ(told->Count(Folly::kLeftAlone), 1);
}

TEST_F(FolliesTest, ACommanderWhoCannotHaveBothIsNone) {
  Foot("A", 30, 20, 0);
  Foot("B", 60, 20, 0);
  Enemy("D", {"infantry"}, 30, 45);
  Begin();
  told->Give(OrderOf(Verb::kEndCorps));
  told->Give(t.Said("stay", "Reille"));
  EXPECT_EQ(told->Occasions(Folly::kLeftAlone), 1);
  EXPECT_EQ(told->Count(Folly::kLeftAlone), 0);
}

// ACT-11: B has one less on its check.
TEST_F(FolliesTest, ACommanderWithAnotherElement) {
  Foot("A", 30, 20, 0);
  t.Unit("B", "French", {"infantry"}, 8, 4, 36, 20, 0)
      .numbers.emplace_back("markers", 1);
  Entry& with = t.Find("Reille");
  with.place.reset();
  with.links = {{"with", "A"}};
  Enemy("D", {"infantry"}, 30, 45);
  Begin();
  told->Give(t.Said("lead", "A"));
  told->Give(t.To("advance", "A", 30, 22, 0));
  told->Give(t.Said("end element", "A"));
  told->Give(t.Said("lead", "B"));
  told->Give(t.Said("reform", "B"));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kElsewhere), 2);
  EXPECT_EQ(told->Count(Folly::kElsewhere), 1);
}

TEST_F(FolliesTest, WhoCouldReformAndDoesNothing) {
  t.Unit("A", "French", {"infantry"}, 8, 4, 30, 20, 0)
      .numbers.emplace_back("markers", 1);
  Foot("B", 40, 20, 0);
  Enemy("D", {"infantry"}, 30, 45);
  Begin();
  for (const char* name : {"A", "B"}) {
    told->Give(t.Said("lead", name));
    told->Give(t.Said("end element", name));
  }
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kUnrested), 1);
  EXPECT_EQ(told->Count(Folly::kUnrested), 1);
}

TEST_F(FolliesTest, AShakenChargeThatCannotPay) {
  t.Unit("A", "French", {"light cavalry"}, 3, 3, 30, 20, 0)
      .numbers.emplace_back("markers", 2);
  Enemy("D", {"infantry", "guard"}, 30, 22);
  Begin();
  told->Give(t.Said("lead", "A"));
  told->Give(t.Said("charge", "A", "D"));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kPoorCharge), 1);
  EXPECT_EQ(told->Count(Folly::kPoorCharge), 1);
  EXPECT_EQ(told->Count(Folly::kShakenCharge), 1);
}

TEST_F(FolliesTest, LancersAtFootInLineAreNone) {
  t.Unit("A", "French", {"lancers"}, 8, 4, 30, 20, 0);
  Enemy("D", {"infantry"}, 30, 25);
  Begin();
  told->Give(t.Said("lead", "A"));
  told->Give(t.Said("charge", "A", "D"));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kPoorCharge), 1);
  EXPECT_EQ(told->Count(Folly::kPoorCharge), 0);
  EXPECT_EQ(told->Count(Folly::kShakenCharge), 0);
}

TEST_F(FolliesTest, AwayFromAnEnemyFarOff) {
  Foot("A", 26, 16, 180);
  Foot("B", 34, 16, 0);
  Enemy("D", {"infantry"}, 30, 45);
  Begin();
  told->Give(t.Said("lead", "A"));
  told->Give(t.To("advance", "A", 26, 14, 180));
  told->Give(t.Said("end element", "A"));
  told->Give(t.Said("lead", "B"));
  told->Give(t.To("advance", "B", 34, 18, 0));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBackward), 2);
  EXPECT_EQ(told->Count(Folly::kBackward), 1);
}

// MOV-26, MOV-27: guns go through friends, and may end there.
TEST_F(FolliesTest, GunsOnTopOfFriends) {
  Foot("A", 20, 20, 0);
  t.Unit("G", "French", {"artillery"}, 0, 2, 20, 17.5, 0).numbers = {
      {"guns", 2}, {"files", 2}};
  Foot("B", 40, 20, 0);
  Enemy("D", {"infantry"}, 20, 46);
  Begin();
  told->Give(t.Said("lead", "G"));
  told->Give(t.To("advance", "G", 20, 19, 0));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kOnFriends), 3);
  EXPECT_EQ(told->Count(Folly::kOnFriends), 2);
}

TEST_F(FolliesTest, GunsAndHorseThatDoNothing) {
  t.Unit("G", "French", {"artillery"}, 0, 2, 20, 20, 0).numbers = {
      {"guns", 2}, {"files", 2}};
  t.Unit("C", "French", {"light cavalry"}, 5, 5, 30, 20, 0);
  Enemy("D", {"infantry"}, 30, 46);
  Begin();
  for (int i = 0; i < 6; ++i) told->EndTurn();
  told->Finish();
  EXPECT_EQ(told->Count(Folly::kGunsSilent), 1);
  EXPECT_EQ(told->Count(Folly::kHorseIdle), 1);
}

TEST_F(FolliesTest, WordsWithoutDeeds) {
  Foot("A", 20, 20, 0);
  Foot("B", 40, 20, 0);
  Enemy("D", {"infantry"}, 30, 45);
  Begin();
  told->Give(t.Said("lead", "A"), "A closes up, B follows");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kUnkept), 1);
  EXPECT_EQ(told->Count(Folly::kUnkept), 1);
}

}  // namespace
}  // namespace berthier::la_grande_armee
