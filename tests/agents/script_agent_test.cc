#include "agents/script_agent.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/search/playout.h"
#include "tests/agents/search_games.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

using testing::ElementsAre;

// How the battle stands, and the plans that the doctrine was told.
struct Field {
  double time_left = 1;
  double value = 0;
  std::vector<int> told;
};

// Three plans; what a position is worth and how late it is, the test says.
// Four formations a side, if the game has as many entities, stand in line from
// west to east, the first side in the south.
class Told final : public Doctrine {
 public:
  explicit Told(Field& field) : field_(field) {}

  std::unique_ptr<Doctrine> Clone() const override {
    return std::make_unique<Told>(field_);
  }
  void Priors(const Game&, const Position&, std::span<const Order> orders,
              std::span<float> priors) override {
    std::fill(priors.begin(), priors.end(),
              1.0f / static_cast<float>(orders.size()));
  }
  Order Choose(const Game& game, const Position& position, Chooser&) override {
    std::vector<Order> orders;
    game.Propose(position, orders);
    return orders.front();
  }
  double Value(const Game&, const Position&, Side) override {
    return field_.value;
  }
  double TimeLeft(const Game&, const Position&) override {
    return field_.time_left;
  }
  int Plans() const override { return 3; }
  std::string_view PlanName(int plan) const override {
    constexpr std::string_view kNames[] = {"hold", "fire", "assault"};
    return kNames[plan];
  }
  void Formations(const Game& game, const Position&, Side side,
                  std::vector<EntityId>& formations) override {
    if (game.entities().size() < 8) {
      formations.push_back(EntityId::kNone);
      return;
    }
    for (int i = 0; i < 4; ++i) {
      formations.push_back(MakeEntityId(4 * Index(side) + i));
    }
  }
  std::optional<Point> Whereabouts(const Game&, const Position&,
                                   EntityId formation) override {
    if (!IsSome(formation)) return std::nullopt;
    return Point{1'000 * (Index(formation) % 4),
                 Index(formation) < 4 ? 0 : 5'000};
  }
  Order PlanOrder(const Game& game, const Position& position,
                  std::span<const FormationPlan> plans,
                  Chooser& chooser) override {
    field_.told.clear();
    for (const FormationPlan& plan : plans) field_.told.push_back(plan.plan);
    return Choose(game, position, chooser);
  }

 private:
  Field& field_;
};

constexpr int kHold = 0, kFire = 1, kAssault = 2;

// A duel of which the agent gives the orders, turn after turn.
class Duel {
 public:
  explicit Duel(std::vector<ScriptStage> stages)
      : game_(BuildToy(DiceDuel(), DiceDuelStart(9, 0, 30, Fog::kOff))),
        position_(StartOf(*game_)),
        agent_(std::make_unique<Told>(field), std::move(stages)) {
    Begin();
  }

  void Begin() {
    position_ = StartOf(*game_);
    agent_.Begin(*game_, Side::kFirst, 1);
  }
  // Decides at the position at hand; the plan of the whole side.
  int Decide() {
    const Side side = game_->Awaits(position_).side;
    choice_ = agent_.Decide(*game_, position_, side);
    EXPECT_EQ(field.told.size(), 1u);
    return field.told.front();
  }
  // On to the next turn's decision.
  int DecideNext() {
    const uint32_t turn = game_->PlayerTurn(position_);
    RandomSource dice(1);
    while (game_->PlayerTurn(position_) == turn) {
      if (game_->Awaits(position_).is_roll()) {
        game_->Resolve(position_, Throw(*game_, position_, dice), nullptr);
      } else {
        std::vector<Order> orders;
        game_->Propose(position_, orders);
        game_->Play(position_, orders.back(), nullptr);
      }
    }
    return Decide();
  }
  const std::string& intent() const { return choice_.thoughts.intent; }

  Field field;

 private:
  const std::unique_ptr<const Game> game_;
  Position position_;
  ScriptAgent agent_;
  Choice choice_;
};

TEST(ScriptAgent, FollowsOnePlanAllGame) {
  Duel duel({{.plan = ArmyPlan::All(kFire)}});
  EXPECT_EQ(duel.Decide(), kFire);
  duel.field = {.time_left = 0, .value = 1, .told = {}};
  EXPECT_EQ(duel.DecideNext(), kFire);
}

TEST(ScriptAgent, AStageBeginsWhenTimeHasPassed) {
  Duel duel({{.plan = ArmyPlan::All(kHold)},
             {.after = 0.7, .plan = ArmyPlan::All(kAssault)}});
  EXPECT_EQ(duel.Decide(), kHold);
  duel.field.time_left = 0.31;
  EXPECT_EQ(duel.DecideNext(), kHold);
  duel.field.time_left = 0.3;
  // Not in the middle of a turn.
  EXPECT_EQ(duel.Decide(), kHold);
  EXPECT_EQ(duel.DecideNext(), kAssault);
}

// Even if another one is to come, which it does whatever was lost since.
TEST(ScriptAgent, AStageBeginsOnceAheadAndIsKept) {
  Duel duel({{.plan = ArmyPlan::All(kAssault)},
             {.ahead = 0.3, .plan = ArmyPlan::All(kHold)},
             {.after = 0.9, .plan = ArmyPlan::All(kFire)}});
  EXPECT_EQ(duel.Decide(), kAssault);
  duel.field.value = 0.29;
  EXPECT_EQ(duel.DecideNext(), kAssault);
  duel.field.value = 0.3;
  EXPECT_EQ(duel.DecideNext(), kHold);
  duel.field.value = -1;
  EXPECT_EQ(duel.DecideNext(), kHold);
  duel.field.time_left = 0;
  EXPECT_EQ(duel.DecideNext(), kFire);
  // Another game begins with the first.
  duel.field = {};
  duel.Begin();
  EXPECT_EQ(duel.Decide(), kAssault);
}

TEST(ScriptAgent, BothConditionsMustHold) {
  Duel duel({{.plan = ArmyPlan::All(kHold)},
             {.after = 0.5, .ahead = 0.2, .plan = ArmyPlan::All(kAssault)}});
  EXPECT_EQ(duel.Decide(), kHold);
  duel.field = {.time_left = 0.4, .value = 0.1, .told = {}};
  EXPECT_EQ(duel.DecideNext(), kHold);
  duel.field = {.time_left = 0.6, .value = 0.5, .told = {}};
  EXPECT_EQ(duel.DecideNext(), kHold);
  duel.field = {.time_left = 0.4, .value = 0.5, .told = {}};
  EXPECT_EQ(duel.DecideNext(), kAssault);
}

// Two stages whose time has come are both begun.
TEST(ScriptAgent, StagesMayBePassedOver) {
  Duel duel({{.plan = ArmyPlan::All(kHold)},
             {.after = 0.3, .plan = ArmyPlan::All(kFire)},
             {.after = 0.7, .plan = ArmyPlan::All(kAssault)}});
  EXPECT_EQ(duel.Decide(), kHold);
  duel.field.time_left = 0;
  EXPECT_EQ(duel.DecideNext(), kAssault);
}

TEST(ScriptAgent, SaysAStageOnce) {
  Duel duel({{.plan = ArmyPlan::All(kHold)},
             {.after = 0.7, .plan = ArmyPlan::All(kAssault)}});
  duel.Decide();
  EXPECT_EQ(duel.intent(), "plan: hold");
  duel.DecideNext();
  EXPECT_EQ(duel.intent(), "");
  duel.field.time_left = 0;
  duel.DecideNext();
  EXPECT_EQ(duel.intent(), "plan: assault");
}

TEST(ScriptAgent, WingsHavePlansOfTheirOwn) {
  const Errands game(/*entities=*/8);
  const Position start = StartOf(game);
  Field field;
  ScriptAgent agent(std::make_unique<Told>(field),
                    {{.plan = {{kHold, kFire, kAssault}}}});
  agent.Begin(game, Side::kFirst, 1);
  const Choice choice = agent.Decide(game, start, Side::kFirst);
  EXPECT_THAT(field.told, ElementsAre(kHold, kFire, kFire, kAssault));
  EXPECT_EQ(choice.thoughts.intent,
            "plan: hold on the left, fire in the centre, assault on the right");
}

}  // namespace
}  // namespace berthier
