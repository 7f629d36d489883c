// The library's end of the protocol: an agent served plays as it does at home.
#include "agents/external/serve.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "agents/registry.h"
#include "arenas/match/recorder.h"
#include "tests/agents/external/programs.h"

namespace berthier {
namespace {

// The whole game as bytes.
std::string RecordOf(const LoadedGame& loaded, Agent& first, Agent& second) {
  DuelSetup setup = {.game = loaded.game.get(),
                     .agents = {&first, &second},
                     .dice_seed = 17,
                     .agent_seeds = {3, 4},
                     .witnesses = {},
                     .listener = nullptr};
  Recorder recorder(setup, loaded.written, {"a", "b"}, 1);
  setup.witnesses.push_back(&recorder);
  const Outcome outcome = PlayDuel(setup);
  return recorder.Finish(outcome).SerializeAsString();
}

std::vector<LoadedGame> Games() {
  std::vector<LoadedGame> games;
  games.push_back(LoadDuel());
  games.push_back(LoadToy(DiceDuelStart(5, 5, 20, Fog::kOn)));
  games.push_back(LoadToy(BreakthroughStart()));
  return games;
}

TEST(ServeTest, AnAgentServedPlaysAsAtHome) {
  ExternalAgent served(Running({BERTHIER_TOY_AGENT}));
  RandomAgent home;
  RandomAgent other;
  for (const LoadedGame& loaded : Games()) {
    EXPECT_EQ(RecordOf(loaded, served, other), RecordOf(loaded, home, other));
    EXPECT_EQ(RecordOf(loaded, other, served), RecordOf(loaded, other, home));
  }
  ASSERT_NE(served.introduction(), nullptr);
  EXPECT_EQ(served.introduction()->name(), "toy");
  EXPECT_EQ(served.introduction()->encoding(), wire::Introduction::BINARY);
}

// An old version of the program meets a new one so.
TEST(ServeTest, AnAgentOfTheProgramServedPlaysAsAtHome) {
  ExternalAgent served(Running({BERTHIER_PROGRAM, "serve", "drill"}));
  const LoadedGame loaded = LoadScenario("lane");
  MadeAgent made = MakeAgent("drill", loaded.game->ruleset());
  Agent& home = *std::get<std::unique_ptr<Agent>>(made);
  RandomAgent other;
  EXPECT_EQ(RecordOf(loaded, served, other), RecordOf(loaded, home, other));
  EXPECT_EQ(RecordOf(loaded, other, served), RecordOf(loaded, other, home));
}

TEST(ServeTest, AnAgentThatIsNotThereIsNotServed) {
  ExternalAgent served(Running({BERTHIER_PROGRAM, "serve", "nobody"}));
  const Outcome outcome = PlayAgainstRandom(LoadScenario("lane"), served);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, FaultKind::kCrashedAtStart);
  EXPECT_THAT(outcome.fault->evidence,
              testing::HasSubstr("no agent is named 'nobody'"));
}

TEST(ServeTest, GivesUpOnRulesThatItDoesNotKnow) {
  ExternalAgent served(Running({BERTHIER_EXAMPLE_AGENT}));
  const LoadedGame loaded = LoadDuel();
  const Outcome outcome = PlayAgainstRandom(loaded, served);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->what, "gave up: knows no dice_duel");
}

}  // namespace
}  // namespace berthier
