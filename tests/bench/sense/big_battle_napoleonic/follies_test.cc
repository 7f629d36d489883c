// Each folly of Big Battle Napoleonic in a small position, and beside it what
// is none.
#include "bench/sense/big_battle_napoleonic/follies.h"

#include <optional>
#include <string>
#include <vector>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"
#include "gtest/gtest.h"
#include "tests/bench/sense/told.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

class FolliesTest : public ::testing::Test {
 protected:
  FolliesTest() {
    t.General("Chief", "French", {"commander-in-chief"}, 36, 8);
    t.General("Foe", "Prussian", {"commander-in-chief"}, 36, 44);
  }
  void Begin() {
    t.Begin();
    told.emplace(
        t.game(), t.position(), BigBattleNapoleonicFollies(),
        [this](const Position& position) -> std::optional<Order> {
          const State& state = ViewOf(t.game(), position).state;
          switch (static_cast<Decision>(state.awaits.kind)) {
            case Decision::kOrder:
              return Order{.verb = static_cast<uint8_t>(Verb::kEndMoves)};
            case Decision::kEnemyCounter:
            case Decision::kOwnCounter:
              return Order{.verb = static_cast<uint8_t>(Verb::kEndCounters)};
            default:
              return std::nullopt;
          }
        });
  }
  void Give(const std::string& verb, const std::string& unit,
            const std::string& intent = "") {
    told->Give(t.Said(verb, unit), intent);
  }

  // The first proposal of the verb for the unit, into the formation if one is
  // given.
  Order Proposed(Verb verb, const std::string& unit,
                 std::optional<Formation> into = std::nullopt) {
    std::vector<Order> orders;
    t.game().Propose(t.position(), orders);
    for (const Order& order : orders) {
      if (order.verb != static_cast<uint8_t>(verb) ||
          order.subject != t.IdOf(unit)) {
        continue;
      }
      Position after = t.position();
      t.game().Play(after, order, nullptr);
      if (!into ||
          ViewOf(t.game(), after).unit(t.Of(unit)).formation == *into) {
        return order;
      }
    }
    ADD_FAILURE() << "no such order";
    return {};
  }

  Table t = Table("move");
  std::optional<Told> told;
};

TEST_F(FolliesTest, SquareWithoutHorseNear) {
  t.Unit("A", "French", {"line infantry", "square"}, 4, 20, 10, 90);
  t.Unit("B", "French", {"line infantry", "square"}, 4, 50, 10, 90);
  t.Unit("H", "Prussian", {"light cavalry"}, 4, 50, 20, 270);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kSquareKept), 2);
  EXPECT_EQ(told->Count(Folly::kSquareKept), 1);
}

TEST_F(FolliesTest, SquareWhereNoHorseCouldCome) {
  t.Ground("Wood", {"wood"}, {40, 15, 54, 15, 54, 16, 40, 16});
  t.Unit("A", "French", {"line infantry", "column"}, 4, 25, 10, 90);
  t.Unit("B", "French", {"line infantry", "column"}, 4, 47, 10, 90);
  t.Unit("H", "Prussian", {"light cavalry"}, 4, 25, 20, 270);
  t.Unit("I", "Prussian", {"light cavalry"}, 4, 47, 20, 270);
  Begin();
  for (const char* const unit : {"A", "B"}) {
    told->Give(Proposed(Verb::kReform, unit, Formation::kSquare));
  }
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kSquareForNobody), 2);
  EXPECT_EQ(told->Count(Folly::kSquareForNobody), 1);
}

TEST_F(FolliesTest, FootBeforeHorseOnCounter) {
  t.Unit("A", "French", {"line infantry", "raw"}, 4, 30, 10, 90);
  t.Unit("B", "French", {"line infantry", "square"}, 4, 40, 10, 90);
  t.Unit("C", "French", {"line infantry", "raw"}, 4, 50, 10, 90);
  t.Unit("H", "Prussian", {"light cavalry", "counter"}, 4, 30, 16, 270);
  t.Unit("I", "Prussian", {"light cavalry", "counter"}, 4, 40, 16, 270);
  t.Unit("J", "Prussian", {"light cavalry"}, 4, 50, 16, 270);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBeforeCounter), 1);
  EXPECT_EQ(told->Count(Folly::kBeforeCounter), 1);
}

TEST_F(FolliesTest, DrillThatDisorders) {
  t.Unit("A", "French", {"line infantry", "old regime", "column"}, 4, 30, 10,
         90);
  t.Unit("B", "French", {"line infantry", "column"}, 4, 40, 10, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 46, 270);
  Begin();
  for (const char* const unit : {"A", "B"}) {
    told->Give(Proposed(Verb::kReform, unit, Formation::kLine));
  }
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kDrillOfDisorder), 2);
  EXPECT_EQ(told->Count(Folly::kDrillOfDisorder), 1);
}

TEST_F(FolliesTest, RawFootInColumnBeforeHorse) {
  t.Unit("A", "French", {"line infantry", "raw", "column"}, 4, 30, 10, 90);
  t.Unit("B", "French", {"line infantry", "raw", "line"}, 4, 36, 10, 90);
  t.Unit("C", "French", {"line infantry", "column"}, 4, 42, 10, 90);
  t.Unit("H", "Prussian", {"light cavalry"}, 4, 36, 18, 270);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kRawColumn), 2);
  EXPECT_EQ(told->Count(Folly::kRawColumn), 1);
}

TEST_F(FolliesTest, RawFootThatHorseCouldRideDown) {
  t.Unit("A", "French", {"line infantry", "raw", "column"}, 4, 36, 10, 90);
  t.Unit("B", "French", {"line infantry", "raw", "column"}, 4, 50, 6, 90);
  t.Unit("S", "French", {"line infantry", "guard", "square"}, 8, 50, 10, 90);
  t.Unit("H", "Prussian", {"light cavalry"}, 4, 36, 16, 270);
  t.Unit("I", "Prussian", {"light cavalry"}, 4, 50, 16, 270);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kRawColumn), 2);
  EXPECT_EQ(told->Count(Folly::kRawPrey), 1);
}

TEST_F(FolliesTest, BackToTheEnemy) {
  t.Unit("A", "French", {"line infantry"}, 4, 30, 10, 270);
  t.Unit("B", "French", {"line infantry"}, 4, 40, 10, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 28, 270);
  Begin();
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kBack), 2);
  EXPECT_EQ(told->Count(Folly::kBack), 1);
}

TEST_F(FolliesTest, GunsAndHorseThatDoNothing) {
  t.Unit("G", "French", {"heavy artillery"}, 0, 30, 10, 90);
  t.Unit("C", "French", {"light cavalry"}, 4, 40, 10, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 46, 270);
  Begin();
  for (int i = 0; i < 7; ++i) told->EndTurn();
  told->Finish();
  EXPECT_EQ(told->Count(Folly::kGunsSilent), 1);
  EXPECT_EQ(told->Count(Folly::kHorseIdle), 1);
}

TEST_F(FolliesTest, HorseThatLeavesACharge) {
  t.Unit("C", "French", {"heavy cavalry"}, 4, 28, 10, 90);
  t.Unit("D", "Prussian", {"line infantry", "raw"}, 4, 28, 17, 270);
  // A wood bars its way.
  t.Ground("Wood", {"wood"}, {38, 13, 54, 13, 54, 14, 38, 14});
  t.Unit("H", "French", {"heavy cavalry"}, 4, 46, 10, 90);
  t.Unit("I", "Prussian", {"line infantry", "raw"}, 4, 46, 17, 270);
  Begin();
  for (int i = 0; i < 7; ++i) {
    Give("hold", "C");
    Give("hold", "H");
    told->EndTurn();
  }
  told->Finish();
  EXPECT_EQ(told->Count(Folly::kHorseIdle), 2);
  EXPECT_EQ(told->Occasions(Folly::kChargeLeft), 2);
  EXPECT_EQ(told->Count(Folly::kChargeLeft), 1);
}

TEST_F(FolliesTest, HorseThatWaitsOnCounter) {
  t.Unit("C", "French", {"light cavalry"}, 4, 40, 10, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 46, 270);
  Begin();
  Give("go on counter", "C");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kCounter), 1);
  EXPECT_EQ(told->Count(Folly::kCounter), 1);
  EXPECT_EQ(told->Count(Folly::kNobody), 1);
}

TEST_F(FolliesTest, HorseThatAwaitsAColumn) {
  t.Unit("C", "French", {"light cavalry"}, 4, 36, 10, 90);
  t.Unit("D", "Prussian", {"line infantry", "column"}, 4, 36, 26, 270);
  Begin();
  Give("go on counter", "C");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kNobody), 1);
  EXPECT_EQ(told->Count(Folly::kNobody), 0);
}

TEST_F(FolliesTest, ChargeWithoutAChance) {
  t.Unit("A", "French", {"line infantry", "raw", "column"}, 2, 30, 20, 90);
  t.Unit("D", "Prussian", {"line infantry", "guard"}, 6, 30, 24, 270);
  Begin();
  told->Give(Proposed(Verb::kCharge, "A"));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kPoorCharge), 1);
  EXPECT_EQ(told->Count(Folly::kPoorCharge), 1);
  EXPECT_EQ(told->Count(Folly::kPoorFight), 1);
  EXPECT_EQ(told->Count(Folly::kWorseFight), 1);
}

TEST_F(FolliesTest, EvenFightIsNotWorse) {
  t.Unit("A", "French", {"line infantry", "column"}, 4, 30, 20, 90);
  t.Unit("D", "Prussian", {"line infantry", "column"}, 4, 30, 24, 270);
  Begin();
  told->Give(Proposed(Verb::kCharge, "A"));
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kPoorFight), 1);
  EXPECT_EQ(told->Occasions(Folly::kWorseFight), 1);
  EXPECT_EQ(told->Count(Folly::kWorseFight), 0);
}

TEST_F(FolliesTest, ChargeWithAChanceIsNone) {
  t.Unit("A", "French", {"line infantry", "guard", "column"}, 6, 30, 20, 90);
  t.Unit("D", "Prussian", {"line infantry", "raw"}, 2, 30, 24, 270);
  Begin();
  told->Give(Proposed(Verb::kCharge, "A"));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kPoorCharge), 1);
  EXPECT_EQ(told->Count(Folly::kPoorCharge), 0);
}

TEST_F(FolliesTest, FormationsThereAndBack) {
  t.Unit("A", "French", {"line infantry", "line"}, 4, 30, 10, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 46, 270);
  Begin();
  told->Give(Proposed(Verb::kReform, "A", Formation::kColumn));
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 0);
  told->Give(Proposed(Verb::kReform, "A", Formation::kLine));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kThereAndBack), 2);
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 1);
}

TEST_F(FolliesTest, SquaresLeftBeforeHorse) {
  t.Unit("A", "French", {"line infantry", "raw", "column"}, 4, 28, 10, 90);
  t.Unit("B", "French", {"line infantry", "raw", "column"}, 4, 44, 10, 90);
  t.Unit("H", "Prussian", {"heavy cavalry"}, 4, 28, 16, 270);
  Begin();
  for (const Formation into : {Formation::kSquare, Formation::kColumn}) {
    for (const char* const unit : {"A", "B"}) {
      told->Give(Proposed(Verb::kReform, unit, into));
    }
    told->EndTurn();
  }
  EXPECT_EQ(told->Count(Folly::kThereAndBack), 2);
  EXPECT_EQ(told->Occasions(Folly::kSquareLeft), 4);
  EXPECT_EQ(told->Count(Folly::kSquareLeft), 1);
}

TEST_F(FolliesTest, GarrisonMarchesOut) {
  t.Ground("farm", {"town"}, {25, 11, 35, 14});
  t.Unit("A", "French", {"line infantry", "town wide"}, 5, 30, 13, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 46, 270);
  Begin();
  told->Give(Proposed(Verb::kReform, "A", Formation::kColumn));
  told->EndTurn();
  EXPECT_EQ(told->Count(Folly::kGarrison), 1);
}

TEST_F(FolliesTest, StepBackFromNobody) {
  t.Unit("A", "French", {"line infantry"}, 4, 30, 20, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 46, 270);
  Begin();
  told->Give(Proposed(Verb::kStepBack, "A"));
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kStepBack), 1);
  EXPECT_EQ(told->Count(Folly::kStepBack), 1);
}

TEST_F(FolliesTest, WordsWithoutDeeds) {
  t.Unit("A", "French", {"line infantry"}, 4, 30, 20, 90);
  t.Unit("B", "French", {"line infantry"}, 4, 40, 20, 90);
  t.Unit("D", "Prussian", {"line infantry"}, 4, 35, 46, 270);
  Begin();
  Give("hold", "A", "A holds, B closes up");
  told->EndTurn();
  EXPECT_EQ(told->Occasions(Folly::kUnkept), 1);
  EXPECT_EQ(told->Count(Folly::kUnkept), 1);
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
