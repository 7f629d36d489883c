#include "agents/levels.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <thread>
#include <variant>

#include "agents/registry.h"
#include "tests/agents/search_games.h"

namespace berthier {
namespace {

std::string ProblemOf(std::string_view request, std::string_view ruleset) {
  MadeAgent made = MakeAgent(request, ruleset);
  const std::string* const problem = std::get_if<std::string>(&made);
  return problem == nullptr ? "" : *problem;
}

TEST(Levels, AreAgentsOfEveryRuleset) {
  std::set<std::string_view> names;
  for (const Level& level : Levels()) {
    names.insert(level.name);
    EXPECT_FALSE(level.description.empty()) << level.name;
    for (const std::string_view ruleset :
         {"grande_tactique", "connect_four", "a ruleset to come"}) {
      EXPECT_EQ(ProblemOf(level.name, ruleset), "") << level.name;
    }
  }
  EXPECT_EQ(names, (std::set<std::string_view>{"recruit", "veteran", "marshal",
                                               "emperor"}));
}

TEST(Levels, EveryLineIsOfALevelAndCanBeMade) {
  for (const LevelRequest& line : LevelRequests()) {
    EXPECT_EQ(RequestOf(line.level, line.ruleset), line.request);
    EXPECT_EQ(ProblemOf(line.request, line.ruleset), "") << line.request;
  }
  EXPECT_EQ(RequestOf("king", "grande_tactique"), "");
}

TEST(Levels, TakeNoSettings) {
  EXPECT_EQ(ProblemOf("marshal:threads: 1", "grande_tactique"),
            "level marshal takes no settings; it is " +
                std::string(RequestOf("marshal", "grande_tactique")));
}

TEST(Levels, ABeginnerIsOfHisRulesetAndTakesNoSettings) {
  int beginners = 0;
  for (const AgentKind& kind : Agents()) {
    if (kind.name != "beginner") continue;
    ++beginners;
    EXPECT_EQ(RequestOf("recruit", kind.ruleset), "beginner");
    EXPECT_EQ(ProblemOf("beginner", kind.ruleset), "");
    EXPECT_THAT(ProblemOf("beginner:bold", kind.ruleset),
                testing::HasSubstr("takes no settings, but was given 'bold'"));
  }
  EXPECT_GT(beginners, 0);
}

// Whole games, hurried on: a level may think longer than a test should.
TEST(Levels, PlayLegally) {
  const auto game = BuildToy(ConnectFour(), ConnectFourStart());
  for (const Level& level : Levels()) {
    MadeAgent made = MakeAgent(level.name, "connect_four");
    Agent& agent = *std::get<std::unique_ptr<Agent>>(made);
    std::atomic<bool> done = false;
    std::thread impatient([&] {
      while (!done.load()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        agent.MoveNow();
      }
    });
    agent.Begin(*game, Side::kFirst, 1);
    Position position = StartOf(*game);
    while (!game->Awaits(position).is_over()) {
      const Side side = game->Awaits(position).side;
      const Choice choice = agent.Decide(*game, position, side);
      const bool legal = game->Check(position, choice.order).ok();
      EXPECT_TRUE(legal) << level.name;
      if (!legal) break;
      game->Play(position, choice.order, nullptr);
    }
    done = true;
    impatient.join();
  }
}

TEST(Settings, AreListedWithMeaningAndRange) {
  int kinds = 0;
  for (const AgentKind& kind : Agents()) {
    if (kind.settings == nullptr) continue;
    ++kinds;
    for (const Setting& setting : kind.settings(kind.name)) {
      EXPECT_FALSE(setting.meaning.empty()) << setting.name;
      EXPECT_NE(setting.range.find(" to "), std::string::npos) << setting.name;
      // What is listed can be said.
      const std::string usual =
          setting.usual == "as the doctrine says" ? "2" : setting.usual;
      EXPECT_EQ(
          ProblemOf(std::string(kind.name) + ":" + setting.name + ": " + usual,
                    "connect_four"),
          "");
    }
  }
  EXPECT_EQ(kinds, 8);
}

}  // namespace
}  // namespace berthier
