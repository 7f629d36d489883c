#include "agents/search/army_planner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/search/army_plan.h"
#include "agents/search/matrix_game.h"
#include "agents/search/playout.h"
#include "agents/search/strategist.h"
#include "tests/agents/search_games.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

// Every cell `n` times.
void Fill(MatrixGame& game, const std::vector<std::vector<double>>& values,
          int n) {
  for (size_t row = 0; row < values.size(); ++row) {
    for (size_t column = 0; column < values[row].size(); ++column) {
      for (int i = 0; i < n; ++i) game.Add(row, column, values[row][column]);
    }
  }
}

// Rock, paper, scissors with a rock that wins double: the equilibrium plays the
// paper half the time, rock and scissors a quarter each.
TEST(MatrixGame, FindsTheEquilibrium) {
  MatrixGame game(3, 3);
  Fill(game, {{0, -0.5, 1}, {0.5, 0, -0.5}, {-1, 0.5, 0}}, 5'000);
  game.Solve();
  EXPECT_NEAR(game.own()[0], 0.25, 0.02);
  EXPECT_NEAR(game.own()[1], 0.5, 0.02);
  EXPECT_NEAR(game.own()[2], 0.25, 0.02);
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(game.own()[i], game.enemy()[i], 0.02);
    EXPECT_NEAR(game.ValueOf(i), 0, 0.02);
  }
}

TEST(MatrixGame, LeavesWhatIsDominated) {
  MatrixGame game(3, 2);
  Fill(game, {{0.2, 0.4}, {-0.9, -0.9}, {0.1, 0.3}}, 1'000);
  game.Solve();
  EXPECT_GT(game.own()[0], 0.98);
  EXPECT_GT(game.enemy()[0], 0.98);
  EXPECT_NEAR(game.ValueOf(0), 0.2, 0.02);
}

// A cell without samples is what its row and column say of it.
TEST(MatrixGame, AnUnknownCellLeansOnTheOthers) {
  MatrixGame game(2, 2);
  for (int i = 0; i < 500; ++i) {
    game.Add(0, 0, 0.6);
    game.Add(0, 1, 0.4);
    game.Add(1, 0, 0.1);
  }
  game.Solve();
  EXPECT_NEAR(game.Estimate(1, 1), -0.1, 0.02);
  EXPECT_GT(game.ErrorOf(1), game.ErrorOf(0));
}

TEST(MatrixGame, WhatIsOldCountsLess) {
  MatrixGame game(1, 1);
  Fill(game, {{1}}, 100);
  game.Age(0.01);
  EXPECT_NEAR(game.SamplesOf(0), 1, 1e-9);
  Fill(game, {{-1}}, 100);
  game.Solve();
  EXPECT_LT(game.Estimate(0, 0), -0.9);
}

TEST(MatrixGame, RowsComeAndGo) {
  MatrixGame game(2, 2);
  Fill(game, {{0.5, 0.5}, {-0.5, -0.5}}, 1'000);
  game.AddRow();
  game.Add(2, 0, 0);
  EXPECT_EQ(game.rows(), 3u);
  EXPECT_EQ(game.SamplesOf(2), 1);
  game.RemoveRow(0);
  game.Solve();
  EXPECT_NEAR(game.Estimate(0, 0), -0.5, 0.02);
  EXPECT_EQ(game.SamplesOf(1), 1);
}

// The errands that each plan runs. The last is best: its pair is worth most.
constexpr std::array<std::array<int, Errands::kRunEach>, 3> kErrandsOf = {
    {{3, 4, 0}, {1, 4, 5}, {5, 0, 2}}};

// Four formations a side on a line from west to east, the first side in the
// south. All of a side's errands are run by the plan of its last formation.
class LinedUp : public ErrandsDoctrine {
 public:
  using ErrandsDoctrine::ErrandsDoctrine;

  static std::unique_ptr<Doctrine> Make(const Game& game) {
    return std::make_unique<LinedUp>(game.vocabulary());
  }
  int Plans() const override { return 3; }
  Order PlanOrder(const Game& game, const Position& position,
                  std::span<const FormationPlan> plans, Chooser&) override {
    for (const int errand :
         kErrandsOf[static_cast<size_t>(plans.back().plan)]) {
      if (game.Check(position, Errands::Run(errand)).ok()) {
        return Errands::Run(errand);
      }
    }
    ADD_FAILURE() << "a plan has an errand for every order";
    return Errands::Run(0);
  }
  std::string_view PlanName(int plan) const override {
    constexpr std::array<std::string_view, 3> kNames = {"hold", "fire",
                                                        "assault"};
    return kNames[static_cast<size_t>(plan)];
  }
  void Formations(const Game&, const Position&, Side side,
                  std::vector<EntityId>& formations) override {
    for (int i = 0; i < 4; ++i) {
      formations.push_back(MakeEntityId(4 * Index(side) + i));
    }
  }
  std::optional<Point> Whereabouts(const Game&, const Position&,
                                   EntityId formation) override {
    if (Index(formation) == 7) return std::nullopt;  // not on the table
    return Point{1'000 * (Index(formation) % 4),
                 Index(formation) < 4 ? 0 : 5'000};
  }
};

// Left and right are those of the side, as it faces the enemy.
TEST(Wings, AreThirdsFromLeftToRight) {
  const Errands game(/*entities=*/8);
  LinedUp doctrine(game.vocabulary());
  const Position start = StartOf(game);
  Wings wings(game);
  wings.Divide(game, start, doctrine);
  const ArmyPlan plan = {{0, 1, 2}};
  const auto assigned = [&](Side side) {
    std::vector<FormationPlan> plans;
    wings.Assign(game, start, doctrine, side, plan, plans);
    std::vector<int> numbers;
    for (const FormationPlan& one : plans) numbers.push_back(one.plan);
    return numbers;
  };
  EXPECT_TRUE(wings.IsDivided(Side::kFirst));
  EXPECT_EQ(assigned(Side::kFirst), (std::vector<int>{0, 1, 1, 2}));
  // Faces south: its left is in the east. The fourth is not on the table.
  EXPECT_EQ(assigned(Side::kSecond), (std::vector<int>{2, 1, 0, 1}));
}

TEST(ArmyPlan, InWords) {
  const Errands game(/*entities=*/8);
  const LinedUp doctrine(game.vocabulary());
  EXPECT_EQ(InWords(doctrine, ArmyPlan::All(2)), "assault");
  EXPECT_EQ(InWords(doctrine, {{2, 0, 0}}),
            "assault on the left, hold in the centre and on the right");
  EXPECT_EQ(InWords(doctrine, {{0, 1, 0}}),
            "hold on the left and on the right, fire in the centre");
}

constexpr int kAssault = 2;

TEST(Strategist, FindsTheBestPlanAndSaysIt) {
  const Errands game(/*entities=*/8);
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    StrategistAgent agent({.iterations = 100}, &LinedUp::Make, {});
    agent.Begin(game, Side::kFirst, seed);
    const Choice choice = agent.Decide(game, StartOf(game), Side::kFirst);
    EXPECT_EQ(choice.thoughts.intent,
              "plan: assault; run " + std::to_string(choice.order.amount));
    EXPECT_EQ(choice.order, Errands::Run(kErrandsOf[kAssault][0]));
  }
}

// The first turn may spend more than the others.
TEST(Strategist, TheOpeningIsThoughtOverLonger) {
  const auto game = BuildToy(DiceDuel(), DiceDuelStart(4, 9, 6, Fog::kOff));
  StrategistAgent agent({.iterations = 30, .per = Budget::Per::kTurn},
                        &MakePlainDoctrine, {.opening = 5});
  agent.Begin(*game, Side::kFirst, 1);
  Position position = StartOf(*game);
  RandomSource dice(3);
  std::vector<uint64_t> spent;
  while (!game->Awaits(position).is_over()) {
    const Awaited awaited = game->Awaits(position);
    if (awaited.is_roll()) {
      game->Resolve(position, Throw(*game, position, dice), nullptr);
    } else if (awaited.side == Side::kFirst) {
      const Choice choice = agent.Decide(*game, position, Side::kFirst);
      spent.push_back(agent.spending().iterations);
      game->Play(position, choice.order, nullptr);
    } else {
      game->Play(position, game->ProposeOne(position, dice), nullptr);
    }
  }
  ASSERT_GE(spent.size(), 2u);
  EXPECT_EQ(spent[0], 150u);
  for (size_t i = 1; i < spent.size(); ++i) EXPECT_LE(spent[i], 30u);
}

// Begun with any plan, by a single battle, it comes to the best, says that it
// has changed, and stays with it; variations by wing are tried and dropped.
TEST(ArmyPlanner, KeepsItsPlanUnlessAnotherIsClearlyBetter) {
  const Errands game(/*entities=*/8);
  const Position start = StartOf(game);
  int changed = 0, usual = 0;
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    RandomSource source(seed);
    ArmyPlanner planner(&LinedUp::Make, {});
    planner.Begin(game);
    EXPECT_FALSE(planner.has_plan());
    Meter one;
    one.Start({.iterations = 1});
    ASSERT_TRUE(planner.IsTurn(game, start, Side::kFirst, source));
    planner.Reconsider(game, start, Side::kFirst, source, one);
    ASSERT_TRUE(planner.has_plan());
    EXPECT_FALSE(planner.IsTurn(game, start, Side::kFirst, source))
        << "considered already";
    const std::string first = planner.Words();
    if (planner.plan() == ArmyPlan::All(0)) {
      ++usual;
      EXPECT_EQ(planner.News(), "") << "nobody has to be told";
    }
    std::vector<std::string> words;
    for (int i = 0; i < 4; ++i) {
      Meter meter;
      meter.Start({.iterations = 100});
      planner.Reconsider(game, start, Side::kFirst, source, meter);
      words.push_back(planner.Words());
    }
    if (first != "plan: assault") {
      ++changed;
      EXPECT_EQ(words[0], "plan: assault (no longer '" + first.substr(6) +
                              "', which wins less often by now)");
    }
    EXPECT_THAT(planner.News(), ::testing::StartsWith("plan: assault"));
    EXPECT_EQ(planner.News(), "") << "said once";
    EXPECT_EQ(words[1], "plan: assault");
    EXPECT_EQ(words[3], "plan: assault");
    EXPECT_GT(planner.Battles(), 10u);
  }
  EXPECT_GT(changed, 2);
  EXPECT_GT(usual, 0);
}

// One whose best plan is to go home.
class Homesick final : public LinedUp {
 public:
  using LinedUp::LinedUp;
  static std::unique_ptr<Doctrine> Make(const Game& game) {
    return std::make_unique<Homesick>(game.vocabulary());
  }
  bool GivesUp(int plan) const override { return plan == kAssault; }
};

TEST(ArmyPlanner, GivesNoBattleUpThatItHasHardlyLookedAt) {
  const Errands game(/*entities=*/8);
  const Position start = StartOf(game);
  for (uint64_t seed = 1; seed <= 30; ++seed) {
    for (const uint64_t battles : {1, 400}) {
      RandomSource source(seed);
      ArmyPlanner planner(&Homesick::Make, {});
      planner.Begin(game);
      Meter meter;
      meter.Start({.iterations = battles});
      planner.Reconsider(game, start, Side::kFirst, source, meter);
      EXPECT_EQ(planner.plan() == ArmyPlan::All(kAssault), battles == 400)
          << "seed " << seed << ", " << battles << " battles";
    }
  }
}

// Two battles a turn and plan show nothing, those of several turns do.
TEST(ArmyPlanner, RemembersWhatTheTurnsBeforeSaid) {
  const Errands game(/*entities=*/8);
  const Position start = StartOf(game);
  for (uint64_t seed = 1; seed <= 10; ++seed) {
    RandomSource source(seed);
    ArmyPlanner planner(&LinedUp::Make, {.variations = 0});
    planner.Begin(game);
    for (int turn = 0; turn < 8; ++turn) {
      Meter meter;
      meter.Start({.iterations = turn == 0 ? 1u : 6u});
      planner.Reconsider(game, start, Side::kFirst, source, meter);
    }
    EXPECT_EQ(planner.plan(), ArmyPlan::All(kAssault)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace berthier
