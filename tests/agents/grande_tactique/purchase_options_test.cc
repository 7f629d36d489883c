// PurchaseOptions remember and say the same; a purse can pay for what is in it.
#include "agents/doctrine/grande_tactique/purchase_options.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/search/playout.h"
#include "engine/rulesets/grande_tactique/command/command_orders.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/agents/bundled.h"

namespace berthier::grande_tactique {
namespace {

// Positions of the Command Phase, from games played by chance and by the
// generator.
std::vector<Position> Commanded(const Game& game, uint64_t seed) {
  GrandeTactiqueDoctrine doctrine(Temper::kBold);
  RandomSource source(seed);
  Position position(game.layout());
  game.Start(position);
  std::vector<Position> seen;
  while (!game.Awaits(position).is_over()) {
    if (game.Awaits(position).is_roll()) {
      game.Resolve(position, Throw(game, position, source), nullptr);
      continue;
    }
    const PositionView f = ViewOf(game, position);
    if (static_cast<Decision>(f.state.awaits.kind) == Decision::kOrder) {
      seen.push_back(position);
    }
    const Order order = source.Below(4) == 0
                            ? game.ProposeOne(position, source)
                            : doctrine.Choose(game, position, source);
    game.Play(position, order, nullptr);
  }
  return seen;
}

bool SameMenu(const std::vector<OrderBundle>& a,
              const std::vector<OrderBundle>& b) {
  return std::equal(
      a.begin(), a.end(), b.begin(), b.end(),
      [](const OrderBundle& one, const OrderBundle& other) {
        return one.task == other.task && one.price == other.price &&
               one.value == other.value && one.units == other.units &&
               one.target == other.target &&
               std::equal(one.orders.begin(), one.orders.begin() + one.n_orders,
                          other.orders.begin(),
                          other.orders.begin() + other.n_orders);
      });
}

// One question put to the purchases.
struct Question {
  size_t position;
  DivisionId division;
  Effort effort;
  Posture plan;
};

class MenusTest : public testing::Test {
 protected:
  PositionView At(size_t i) const { return ViewOf(*game_, positions_[i]); }

  const std::vector<OrderBundle>& Ask(PurchaseOptions& purchases,
                                      const Question& asked) const {
    return Ask(purchases, asked, At(asked.position));
  }
  const std::vector<OrderBundle>& Ask(PurchaseOptions& purchases,
                                      const Question& asked,
                                      PositionView f) const {
    const DivisionData& division = f.scenario.division(asked.division);
    purchases.SetPosition(f, division.side, asked.effort, weights_);
    return purchases.Of(division.units, StanceOf(asked.plan, weights_));
  }

  // The first division of the side to move.
  DivisionId MovingDivision(size_t i) const {
    const PositionView f = At(i);
    int d = 0;
    while (f.scenario.division(MakeId<DivisionId>(d)).side != f.state.moving) {
      ++d;
    }
    return MakeId<DivisionId>(d);
  }

  std::vector<Question> AllQuestions() const {
    std::vector<Question> all;
    for (size_t i = 0; i < positions_.size(); ++i) {
      const size_t divisions = At(i).scenario.divisions.size();
      for (size_t d = 0; d < divisions; ++d) {
        for (const Effort effort : {Effort::kLight, Effort::kFull}) {
          for (const Posture plan : {Posture::kJudge, Posture::kAssault}) {
            all.push_back(
                {i, MakeId<DivisionId>(static_cast<int>(d)), effort, plan});
          }
        }
      }
    }
    return all;
  }

  const std::unique_ptr<const Game> game_ = Bundled(GrandeTactique(), "retz");
  const std::vector<Position> positions_ = Commanded(*game_, 11);
  const Weights weights_;
};

// Questions as playouts ask them, of like positions again and again, put to
// purchases with a past and to purchases without.
TEST_F(MenusTest, RememberingChangesNothing) {
  constexpr uint32_t kLike = 30;
  ASSERT_GT(positions_.size(), 60u);
  const std::vector<Question> all = AllQuestions();
  PurchaseOptions remembers;
  RandomSource source(3);
  size_t bundles = 0;
  for (int round = 0; round < 20; ++round) {
    const size_t from = source.Below(static_cast<uint32_t>(all.size()) - kLike);
    for (int i = 0; i < 60; ++i) {
      const Question& asked = all[from + source.Below(kLike)];
      PurchaseOptions fresh;
      const std::vector<OrderBundle>& expected = Ask(fresh, asked);
      ASSERT_TRUE(SameMenu(expected, Ask(remembers, asked)))
          << "position " << asked.position;
      bundles += expected.size();
    }
  }
  EXPECT_GT(bundles, 1000u);
}

// What a point more would buy is among the purchase options before it is there
// (9.1).
TEST_F(MenusTest, AMenuIsTheSameWhateverThePurseHolds) {
  size_t compared = 0;
  for (size_t i = 0; i < positions_.size(); i += 7) {
    const DivisionId division = MovingDivision(i);
    Position poor = positions_[i];
    poor.As<State>().divisions[static_cast<size_t>(division)].cp_left = 0;
    PurchaseOptions rich_menus, poor_menus;
    const Question asked = {i, division, Effort::kLight, Posture::kJudge};
    const std::vector<OrderBundle>& rich = Ask(rich_menus, asked);
    EXPECT_TRUE(SameMenu(rich, Ask(poor_menus, asked, ViewOf(*game_, poor))));
    compared += rich.size();
  }
  EXPECT_GT(compared, 20u);
}

TEST_F(MenusTest, WhatThePurseCanPayCanBeBegunNow) {
  size_t begun = 0;
  for (size_t i = 0; i < positions_.size(); ++i) {
    const DivisionId division = MovingDivision(i);
    const PositionView f = At(i);
    PurchaseOptions purchases;
    for (const OrderBundle& bundle :
         Ask(purchases, {i, division, Effort::kFull, Posture::kJudge})) {
      if (bundle.price > f.state.division(division).cp_left) continue;
      const Verdict verdict =
          CheckMenuOrder(f, bundle.orders[0], SearchDepth::kTwoLegs);
      EXPECT_TRUE(verdict.ok()) << game_->Say(verdict.refusal());
      ++begun;
    }
  }
  EXPECT_GT(begun, 100u);
}

}  // namespace
}  // namespace berthier::grande_tactique
