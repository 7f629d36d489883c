#include "agents/external/external_agent.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "agents/external/protocol_codec.h"
#include "tests/agents/external/programs.h"

namespace berthier {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::SizeIs;

// Keeps the intents of a side.
class Intents final : public Witness {
 public:
  void Ordered(const Position&, Side side, const Choice& choice) override {
    if (side == Side::kFirst) said.push_back(choice.thoughts);
  }
  void Thrown(const Position&, const Faces&) override {}
  void Reached(const Position&) override {}

  std::vector<Thoughts> said;
};

std::vector<Thoughts> ThoughtsOfAGame(const LoadedGame& loaded, Agent& agent) {
  Intents intents;
  RandomAgent second;
  const Outcome outcome = PlayDuel({.game = loaded.game.get(),
                                    .agents = {&agent, &second},
                                    .dice_seed = 5,
                                    .agent_seeds = {1, 2},
                                    .witnesses = {&intents},
                                    .listener = nullptr});
  EXPECT_FALSE(outcome.fault) << outcome.fault->what;
  return intents.said;
}

TEST(ExternalAgentTest, OneProcessPlaysManyGames) {
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(Script("counts_games"));
  const std::string first = ThoughtsOfAGame(loaded, agent)[0].intent;
  EXPECT_THAT(first, EndsWith(" 1"));
  EXPECT_THAT(ThoughtsOfAGame(loaded, agent)[0].intent, EndsWith(" 2"));
  agent.Close();
  EXPECT_THAT(ThoughtsOfAGame(loaded, agent)[0].intent, EndsWith(" 1"));
}

TEST(ExternalAgentTest, AProcessThatInheritsItStartsItsOwn) {
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(Script("counts_games"));
  EXPECT_THAT(ThoughtsOfAGame(loaded, agent)[0].intent, EndsWith(" 1"));
  for (int child = 0; child < 2; ++child) {
    const pid_t pid = fork();
    if (pid == 0) {
      const std::string first = ThoughtsOfAGame(loaded, agent)[0].intent;
      const std::string second = ThoughtsOfAGame(loaded, agent)[0].intent;
      agent.Close();
      _exit(first.ends_with(" 1") && second.ends_with(" 2") ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(waitpid(pid, &status, 0), pid);
    EXPECT_EQ(status, 0);
  }
  // The one at home has noticed nothing of it.
  EXPECT_THAT(ThoughtsOfAGame(loaded, agent)[0].intent, EndsWith(" 2"));
}

TEST(ExternalAgentTest, AFaultIsFollowedByAFreshStart) {
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(Script("crash_in_play"));
  const Outcome first = PlayAgainstRandom(loaded, agent);
  const Outcome second = PlayAgainstRandom(loaded, agent);
  ASSERT_TRUE(first.fault && second.fault);
  EXPECT_EQ(first.orders, second.orders);
  EXPECT_EQ(second.fault->kind, FaultKind::kCrashed);
}

// Who lets a game go on after a fault can ask again.
TEST(ExternalAgentTest, DecidesAgainAfterAFault) {
  const LoadedGame loaded = LoadDuel();
  const Game& game = *loaded.game;
  Position position(game.layout());
  game.Start(position);
  for (const char* script : {"crash_in_play", "illegal_order", "garbage"}) {
    ExternalAgent agent(Script(script));
    agent.Begin(game, Side::kFirst, 1);
    std::vector<bool> failed;
    for (int i = 0; i < 4; ++i) {
      failed.push_back(
          agent.Decide(game, position, Side::kFirst).failure.has_value());
    }
    const bool lives_on = script == std::string("illegal_order");
    EXPECT_THAT(failed, ElementsAre(false, false, true, lives_on)) << script;
  }
}

TEST(ExternalAgentTest, ARefusalToStartLastsForTheGame) {
  const LoadedGame loaded = LoadDuel();
  const Game& game = *loaded.game;
  Position position(game.layout());
  game.Start(position);
  ExternalAgent agent(Script("refuses"));
  agent.Begin(game, Side::kFirst, 1);
  for (int i = 0; i < 3; ++i) {
    const Choice choice = agent.Decide(game, position, Side::kFirst);
    ASSERT_TRUE(choice.failure);
    EXPECT_EQ(choice.failure->kind, FaultKind::kRefusedToStart);
  }
  agent.End(game, Score{}, Ending::kByFault);
}

TEST(ExternalAgentTest, TellsWhatThereIsToTell) {
  const LoadedGame loaded = LoadDuel();
  ExternalOptions options = Script("asks");
  options.settings = {{"depth", "3"}};
  options.budget = {.iterations = 50, .per = Budget::Per::kTurn};
  options.game_clock = std::chrono::minutes(10);
  ExternalAgent agent(options);
  const std::vector<Thoughts> thoughts = ThoughtsOfAGame(loaded, agent);
  ASSERT_FALSE(thoughts.empty());
  const std::string& heard = thoughts[0].intent;
  for (const char* part :
       {R"("settings": {"depth": "3"})", R"("side": "Red")", R"("seed": "1")",
        R"("ruleset": "dice_duel")",
        R"("verbs": ["fire", "assault", "wait", "stand", "give way"])",
        R"("budget": {"iterations": "50", "per": "TURN"})",
        R"("clock": {"millis": 60000, "game_millis": 600000})",
        R"("legal": [true, false, false])", R"(there is no verb \"fly\")"}) {
    EXPECT_THAT(heard, HasSubstr(part));
  }
  EXPECT_THAT(heard,
              HasSubstr(R"("told": ["about", "budget", "clock", "decision", )"
                        R"("hash", "side", "view"])"));
  // The clock runs.
  EXPECT_THAT(thoughts[1].intent, Not(HasSubstr(R"("game_millis": 600000)")));
  // Of its thoughts what makes sense is kept.
  ASSERT_THAT(thoughts[0].considered, SizeIs(1));
  EXPECT_EQ(thoughts[0].considered[0].visits, 7u);
  EXPECT_EQ(thoughts[0].considered[0].value, 0.5);
  EXPECT_EQ(thoughts[0].considered[0].error, 0.25);
  EXPECT_THAT(thoughts[0].variation, SizeIs(1));
}

TEST(ExternalAgentTest, AnswersQuestionsAndTellsPrices) {
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(Script("inquires"));
  const std::vector<Thoughts> thoughts = ThoughtsOfAGame(loaded, agent);
  ASSERT_FALSE(thoughts.empty());
  for (const char* part :
       {R"("revision": 1)",
        R"("price": {"amount": 1, "unit": "powder", "left": 9})",
        R"("order": {"prospect": {"judgement": {"legal": true)",
        R"("outcome": [{"name": "hits", "detail": 0, "weight": "4"})",
        R"("measure": {"measured": {"length": )",
        R"("bodies": {"bodies": {"body": [{"name": "Red company")"}) {
    EXPECT_THAT(thoughts[0].intent, HasSubstr(part));
  }
  // Who does not ask for prices is not told them.
  ExternalAgent other(Script("asks"));
  EXPECT_THAT(ThoughtsOfAGame(loaded, other)[0].intent,
              HasSubstr(R"("proposal": ["order"])"));
}

TEST(ExternalAgentTest, QuestionsBeyondAThousandAreAnsweredByAnError) {
  const LoadedGame loaded = LoadDuel();
  // The order a thousand times; the measure and the bodies are too much.
  ExternalAgent agent(Script("inquires", {"1000"}));
  const std::string heard = ThoughtsOfAGame(loaded, agent)[0].intent;
  EXPECT_THAT(heard, HasSubstr(R"("order": {"prospect")"));
  for (const char* what : {"measure", "bodies"}) {
    EXPECT_THAT(heard,
                HasSubstr(std::string("\"") + what +
                          "\": {\"error\": \"that were more than 1000 "
                          "questions in one decision; choose an order\"}"));
  }
}

TEST(ExternalAgentTest, ShowsASideOnlyWhatItSees) {
  const LoadedGame loaded = LoadToy(DiceDuelStart(5, 7, 20, Fog::kOn));
  const Game& game = *loaded.game;
  const wire::BeginGame begin = BeginGameOf(game, kInches, Side::kFirst, 1);
  const std::string scenario = begin.scenario().ShortDebugString();
  Position start(game.layout());
  game.Start(start);
  const std::string whole =
      WireOf(game.Write(start), kInches).ShortDebugString();
  EXPECT_NE(scenario, whole);
}

TEST(ExternalAgentTest, DoesNotGrowWithTheNumberOfGames) {
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(Running({BERTHIER_TOY_AGENT}));
  for (int game = 0; game < 20; ++game) PlayAgainstRandom(loaded, agent, 5);
  const int64_t before = ResidentBytes();
  for (int game = 0; game < 200; ++game) {
    const Outcome outcome =
        PlayAgainstRandom(loaded, agent, static_cast<uint64_t>(game));
    ASSERT_FALSE(outcome.fault) << outcome.fault->what;
  }
  EXPECT_LT(ResidentBytes() - before, int64_t{1} << 20);
}

}  // namespace
}  // namespace berthier
