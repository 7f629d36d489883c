// What a side says of its turn: words follow the orders that it gives.
#include "agents/doctrine/grande_tactique/intent.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/search/strategist.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/agents/bundled.h"
#include "tests/agents/grande_tactique/doctrine_orders.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// Two divisions side by side, the enemy before them.
class AnnouncerTest : public ::testing::Test {
 protected:
  AnnouncerTest() {
    AddFormation(s, "1st", "", "division", "Friant", 18, 10, 4);
    AddFormation(s, "2nd", "", "division", "Gudin", 42, 10, 4);
    AddUnit(s, "A", "1st", {"infantry"}, 18, 12);
    AddUnit(s, "B", "1st", {"infantry"}, 21, 12);
    AddUnit(s, "C", "2nd", {"infantry"}, 42, 12);
    AddUnit(s, "D", "2nd", {"infantry", "fleeing"}, 45, 12);
    s.Austrian("X", {"infantry"}, 18, 15, 180);
    s.Begin();
  }
  Order Charge() { return ChargeAt(s, "A", "X", 18, 14.2, 0); }
  Order Move(const std::string& unit) { return MoveTo(s, unit, 30, 20, 0); }
  Order Rally() { return Named(s, Verb::kRally, "D"); }
  std::string Say(const std::vector<Order>& orders) {
    return announcer.Say(s.view(), orders);
  }

  Skirmish s = Skirmish("orders");
  Announcer announcer;
};

TEST_F(AnnouncerTest, SaysWhatIsOrderedAndNothingElse) {
  const std::string words = Say({Charge(), Rally()});
  EXPECT_EQ(words,
            "Mainly on the left: 4 of 8 CP to 1st; A charges X, rally D");
}

TEST_F(AnnouncerTest, WhoChargeTheSameAreNamedTogether) {
  Order other = Charge();
  other.subject = Called(s, "B");
  EXPECT_THAT(Say({Charge(), other}), HasSubstr("A and B charge X"));
}

TEST_F(AnnouncerTest, WhoRalliesAndMarchesIsRallied) {
  EXPECT_THAT(Say({Rally(), Move("D")}), HasSubstr("; rally D"));
}

// A line that search expects does not end with the own turn.
TEST_F(AnnouncerTest, TheEnemysOrdersAreNoDeeds) {
  Order enemys = Move("A");
  enemys.subject = Called(s, "X");
  EXPECT_EQ(Say({enemys}), "");
  EXPECT_EQ(Say({Charge(), Rally(), enemys}),
            "Mainly on the left: 4 of 8 CP to 1st; A charges X, rally D");
}

TEST_F(AnnouncerTest, WhatWasSaidIsNotSaidAgain) {
  EXPECT_NE(Say({Move("B"), Charge()}), "");
  EXPECT_EQ(Say({Charge()}), "");
  EXPECT_EQ(Say({Move("C")}), "");
  // Another mind than it was.
  EXPECT_EQ(Say({Move("C"), Charge(), Rally()}), "Then rally D");
  EXPECT_EQ(Say({Rally()}), "");
}

TEST_F(AnnouncerTest, ManyWhoOnlyMoveAreCounted) {
  EXPECT_THAT(Say({Move("A"), Move("B")}), HasSubstr("; 2 units move"));
}

TEST_F(AnnouncerTest, WhereAllDoAsMuchThereIsNoMainEffort) {
  EXPECT_EQ(Say({Move("A"), Move("C")}),
            "On both wings: 8 of 8 CP; 2 units move");
}

TEST_F(AnnouncerTest, TheMainEffortStaysWhileItHasSomethingToDo) {
  State later = s.view().state;
  const auto say_next = [&](const std::vector<Order>& orders) {
    ++later.round;
    return announcer.Say({s.view().scenario, later}, orders);
  };
  EXPECT_THAT(Say({Charge()}), HasSubstr("on the left"));
  EXPECT_THAT(say_next({Rally(), Move("A"), Move("B")}),
              HasSubstr("on the left"));
  EXPECT_THAT(say_next({Rally()}),
              HasSubstr("on the right, no longer on the left: 4 of 8 CP to "
                        "2nd; rally D"));
}

TEST_F(AnnouncerTest, ThoseWhoOnlyMarchElsewhereAreNotNamed) {
  EXPECT_THAT(Say({Charge(), Move("C")}), Not(HasSubstr("C moves")));
}

// Before any dice come in, the line that is told at the beginning of a turn is
// what is ordered in it.
TEST(StrategistLineTest, IsWhatIsOrdered) {
  constexpr uint32_t kTurns = 8;
  const std::unique_ptr<const Game> game = Bundled(GrandeTactique(), "retz");
  const DoctrineMaker maker = [](const Game&) -> std::unique_ptr<Doctrine> {
    return std::make_unique<GrandeTactiqueDoctrine>(Temper::kMeasured);
  };
  std::array<std::unique_ptr<StrategistAgent>, kSides> agents;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    auto& agent = agents[static_cast<size_t>(Index(side))];
    agent = std::make_unique<StrategistAgent>(
        Budget{.iterations = 4, .per = Budget::Per::kTurn}, maker,
        ArmyPlannerOptions{});
    agent->Begin(*game, side, 5);
  }
  RandomSource dice(3);
  Position position(game->layout());
  game->Start(position);
  std::vector<Order> line;
  int kept = 0;
  while (game->PlayerTurn(position) <= kTurns) {
    const Awaited awaited = game->Awaits(position);
    if (awaited.is_roll()) {
      game->Resolve(position, Throw(*game, position, dice), nullptr);
      line.clear();
      continue;
    }
    const Choice choice =
        agents[static_cast<size_t>(Index(awaited.side))]->Decide(
            *game, position, awaited.side);
    if (!line.empty()) {
      EXPECT_EQ(choice.order, line.front())
          << game->Say(position, choice.order);
      line.erase(line.begin());
      ++kept;
    } else if (choice.thoughts.variation.size() > 2) {
      line.assign(choice.thoughts.variation.begin() + 1,
                  choice.thoughts.variation.end());
    }
    game->Play(position, choice.order, nullptr);
  }
  EXPECT_GT(kept, 60);
}

}  // namespace
}  // namespace berthier::grande_tactique
