#include "arenas/match/isolated_match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <string>

#include "agents/random_agent.h"
#include "arenas/match/match.h"
#include "arenas/match/replay.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;

enum class Death { kKilled, kExit };

// Plays at random and dies at its third order.
class MortalAgent final : public Agent {
 public:
  explicit MortalAgent(Death death) : death_(death) {}
  void Begin(const Game&, Side, uint64_t seed) override {
    random_ = RandomSource(seed);
    orders_ = 0;
  }
  Choice Decide(const Game& game, const Position& view, Side) override {
    if (++orders_ == 3) {
      if (death_ == Death::kExit) _exit(0);
      std::raise(SIGKILL);
    }
    return {.order = game.ProposeOne(view, random_), .thoughts = {}};
  }

 private:
  Death death_;
  RandomSource random_{0};
  int orders_ = 0;
};

class ApartTest : public testing::Test {
 protected:
  DuelSetup SetupOf(Agent& second) {
    return {.game = loaded_.game.get(),
            .agents = {&first_, &second},
            .dice_seed = 11,
            .agent_seeds = {1, 2},
            .witnesses = {},
            .listener = nullptr};
  }
  Recorder RecorderOf(const DuelSetup& setup) {
    return Recorder(setup, loaded_.written, {"first", "second"}, 1);
  }

  LoadedGame loaded_ = LoadDuel();
  RandomAgent first_;
};

TEST_F(ApartTest, HasTheRecordOfADuelAtHome) {
  RandomAgent second;
  DuelSetup setup = SetupOf(second);
  Recorder apart = RecorderOf(setup);
  const absl::StatusOr<Outcome> outcome = PlayApart(setup, apart);
  ASSERT_TRUE(outcome.ok()) << outcome.status();
  Recorder at_home = RecorderOf(setup);
  setup.witnesses.push_back(&at_home);
  const Outcome expected = PlayDuel(setup);
  EXPECT_EQ(outcome->score, expected.score);
  EXPECT_EQ(outcome->orders, expected.orders);
  EXPECT_EQ(outcome->rolls, expected.rolls);
  EXPECT_EQ(apart.Finish(*outcome).SerializeAsString(),
            at_home.Finish(expected).SerializeAsString());
}

TEST_F(ApartTest, PassesAFaultOn) {
  ObstinateAgent obstinate(Order{.verb = 250});
  const DuelSetup setup = SetupOf(obstinate);
  Recorder recorder = RecorderOf(setup);
  const absl::StatusOr<Outcome> outcome = PlayApart(setup, recorder);
  ASSERT_TRUE(outcome.ok());
  ASSERT_TRUE(outcome->fault);
  EXPECT_THAT(outcome->fault->what, HasSubstr("illegal order"));
  EXPECT_EQ(outcome->fault->order, Order{.verb = 250});
}

// Reports a failure at once.
class FailingAgent final : public Agent {
 public:
  void Begin(const Game&, Side, uint64_t) override {}
  Choice Decide(const Game&, const Position&, Side) override {
    return {.order = {},
            .thoughts = {},
            .failure = Failure{.kind = FaultKind::kTimeout,
                               .what = "no answer within 1 s",
                               .evidence = "hm\n\xFF"}};
  }
};

TEST_F(ApartTest, PassesAFailureOnWithItsKindAndEvidence) {
  FailingAgent failing;
  const DuelSetup setup = SetupOf(failing);
  Recorder recorder = RecorderOf(setup);
  const absl::StatusOr<Outcome> outcome = PlayApart(setup, recorder);
  ASSERT_TRUE(outcome.ok());
  ASSERT_TRUE(outcome->fault);
  EXPECT_EQ(outcome->score.winner, Index(Side::kFirst));
  EXPECT_EQ(outcome->fault->kind, FaultKind::kTimeout);
  EXPECT_EQ(outcome->fault->what, "no answer within 1 s");
  EXPECT_EQ(outcome->fault->evidence, "hm\n\xFF");
  EXPECT_EQ(outcome->fault->order, std::nullopt);
  wire::GameRecord record = recorder.Finish(*outcome);
  EXPECT_EQ(record.result().fault().kind(), "timeout");
  EXPECT_FALSE(Replay(record, *loaded_.game, kInches, {}, {}));
  record.mutable_result()->mutable_fault()->set_kind("bad luck");
  EXPECT_TRUE(Replay(record, *loaded_.game, kInches, {}, {}));
}

TEST_F(ApartTest, ACrashIsAFaultOfWhoWasAwaited) {
  for (const Death death : {Death::kKilled, Death::kExit}) {
    MortalAgent mortal(death);
    const DuelSetup setup = SetupOf(mortal);
    Recorder recorder = RecorderOf(setup);
    const absl::StatusOr<Outcome> outcome = PlayApart(setup, recorder);
    ASSERT_TRUE(outcome.ok()) << outcome.status();
    ASSERT_TRUE(outcome->fault);
    EXPECT_EQ(outcome->fault->side, Side::kSecond);
    EXPECT_EQ(outcome->fault->kind, FaultKind::kCrashed);
    EXPECT_EQ(outcome->score.winner, Index(Side::kFirst));
    EXPECT_EQ(outcome->fault->what, death == Death::kKilled
                                        ? "died: Killed"
                                        : "ended the program with code 0");
    EXPECT_GT(outcome->orders, 2u);
    const wire::GameRecord record = recorder.Finish(*outcome);
    EXPECT_EQ(record.step_size(),
              static_cast<int>(outcome->orders + outcome->rolls));
    EXPECT_FALSE(Replay(record, *loaded_.game, kInches, {}, {}));
  }
}

TEST_F(ApartTest, ACrashDoesNotStopAMatch) {
  MortalAgent mortal(Death::kKilled);
  MatchSetup setup;
  setup.loaded = &loaded_;
  setup.agents = {&first_, &mortal};
  setup.names = {"random", "mortal"};
  setup.pairs = 3;
  const absl::StatusOr<MatchTable> table = PlayMatch(setup, {});
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(table->tallies[1].all().games(), 6);
  EXPECT_EQ(table->tallies[1].faults, 6);
  EXPECT_THAT(ToText(*table),
              HasSubstr("mortal as Blue: crashed: died: Killed"));
}

}  // namespace
}  // namespace berthier
