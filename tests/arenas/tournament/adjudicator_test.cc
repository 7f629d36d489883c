#include "arenas/tournament/adjudicator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "agents/random_agent.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;

// Plays at random and says what it thinks of the game.
class ConvincedAgent final : public Agent {
 public:
  explicit ConvincedAgent(double value) : value_(value) {}
  void Begin(const Game& game, Side side, uint64_t seed) override {
    agent_.Begin(game, side, seed);
  }
  Choice Decide(const Game& game, const Position& view, Side side) override {
    Choice choice = agent_.Decide(game, view, side);
    choice.thoughts.considered.push_back(
        {.order = choice.order, .visits = 1, .value = value_});
    return choice;
  }

 private:
  RandomAgent agent_;
  double value_;
};

class AdjudicatorTest : public testing::Test {
 protected:
  Outcome Play(Agent& first, Agent& second) {
    adjudicator_.emplace(rules_, *loaded_.game, clocks_, 5);
    return PlayDuel({.game = loaded_.game.get(),
                     .agents = {&first, &second},
                     .dice_seed = 3,
                     .agent_seeds = {1, 2},
                     .adjudicator = &*adjudicator_});
  }

  LoadedGame loaded_ = LoadDuel();
  wire::Tournament rules_;
  GameClocks clocks_;
  std::optional<TournamentAdjudicator> adjudicator_;
  RandomAgent random_;
  RandomAgent other_;
};

TEST_F(AdjudicatorTest, WithoutRulesTheGameIsPlayedOut) {
  const Outcome free = PlayDuel({.game = loaded_.game.get(),
                                 .agents = {&random_, &other_},
                                 .dice_seed = 3,
                                 .agent_seeds = {1, 2}});
  const Outcome outcome = Play(random_, other_);
  EXPECT_EQ(outcome.adjudged, "");
  EXPECT_EQ(outcome.score, free.score);
  EXPECT_EQ(outcome.orders, free.orders);
  EXPECT_GT(adjudicator_->player_turns(), 2u);
}

TEST_F(AdjudicatorTest, DrawsAfterSoManyOrders) {
  rules_.mutable_adjudication()->set_draw_after_orders(5);
  const Outcome outcome = Play(random_, other_);
  EXPECT_EQ(outcome.adjudged, "drawn after 5 orders");
  EXPECT_EQ(outcome.orders, 5u);
  EXPECT_EQ(outcome.score.winner, -1);
}

TEST_F(AdjudicatorTest, DrawsAfterSoManyPlayerTurns) {
  rules_.mutable_adjudication()->set_draw_after_player_turns(4);
  const Outcome outcome = Play(random_, other_);
  EXPECT_EQ(outcome.adjudged, "drawn after 4 player-turns");
}

TEST_F(AdjudicatorTest, ASideResignsWhenBothAgree) {
  wire::Resignation& rule =
      *rules_.mutable_adjudication()->mutable_resignation();
  rule.set_value(0.9);
  rule.set_player_turns(3);
  ConvincedAgent loser(-0.95);
  ConvincedAgent winner(0.95);
  Outcome outcome = Play(loser, winner);
  EXPECT_EQ(outcome.score.winner, 1);
  EXPECT_THAT(outcome.adjudged, HasSubstr("Red resigns"));
  outcome = Play(winner, loser);
  EXPECT_EQ(outcome.score.winner, 0);
  EXPECT_THAT(outcome.adjudged, HasSubstr("Blue resigns"));
  // One alone who despairs, or two who both hope, play on.
  ConvincedAgent content(0.1);
  EXPECT_EQ(Play(loser, content).adjudged, "");
  EXPECT_EQ(Play(winner, winner).adjudged, "");
  EXPECT_EQ(Play(loser, random_).adjudged, "");
}

TEST_F(AdjudicatorTest, AFaultMayBeForgiven) {
  ObstinateAgent obstinate(Order{.verb = 250, .subject = MakeEntityId(999)});
  EXPECT_TRUE(Play(obstinate, random_).fault.has_value());
  wire::FaultRule& rule = *rules_.add_fault();
  rule.set_kind("illegal order");
  rule.set_then(wire::FaultRule::FALLBACK);
  const Outcome outcome = Play(obstinate, random_);
  EXPECT_FALSE(outcome.fault.has_value());
  EXPECT_GT(adjudicator_->fallbacks()[0], 1u);
  EXPECT_EQ(adjudicator_->fallbacks()[1], 0u);
  // The same orders come instead, whoever plays the other side.
  EXPECT_EQ(Play(obstinate, random_).orders, outcome.orders);
  rule.set_kind("timeout");
  EXPECT_TRUE(Play(obstinate, random_).fault.has_value());
}

TEST_F(AdjudicatorTest, WhoHasUsedUpItsClockHasLost) {
  clocks_ = {.first_milliseconds = 10};
  EXPECT_FALSE(Play(random_, other_).fault.has_value());
  clocks_ = {.first_milliseconds = 10, .used_nanoseconds = {0, 10'000'001}};
  const Outcome outcome = Play(random_, other_);
  ASSERT_TRUE(outcome.fault.has_value());
  EXPECT_EQ(outcome.fault->side, Side::kSecond);
  EXPECT_EQ(outcome.fault->kind, FaultKind::kTimeout);
  EXPECT_EQ(outcome.score.winner, 0);
  // Every player-turn may add to it.
  clocks_ = {.first_milliseconds = 10,
             .increment = 1,
             .used_nanoseconds = {0, 10'000'001}};
  EXPECT_FALSE(Play(random_, other_).fault.has_value());
}

}  // namespace
}  // namespace berthier
