#include "arenas/tournament/tournament_plan.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "tests/arenas/tournament/tournament_fixture.h"

namespace berthier {
namespace {

using testing::HasSubstr;

class TournamentPlanTest : public TournamentTest {};

// The rulesets whose own agent is called drill: "whist and bridge".
std::string WhoseDrill() {
  std::string all;
  for (const AgentKind& kind : Agents()) {
    if (kind.name != "drill") continue;
    all += (all.empty() ? "" : " and ") + std::string(kind.ruleset);
  }
  return all;
}

TEST_F(TournamentPlanTest, SaysWhatTheFileSays) {
  const absl::StatusOr<TournamentPlan> plan = PlanOfText(R"(
    name: "Spring"
    format: GAUNTLET
    agent { agent: "random" rating: 100 }
    agent { name: "flat" agent: "flat" budget { iterations: 20 } }
    agent { agent: "greedy" }
    scenario { name: "duel.textproto" }
    scenario { name: "board.textproto" }
    pairs: 3
    seed: 9
    concurrency: 2
    budget { iterations: 5 }
    gauntlet { champion: "flat" }
  )");
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->name, "Spring");
  EXPECT_EQ(plan->format, wire::GAUNTLET);
  ASSERT_EQ(plan->players.size(), 3u);
  // Who has no use for a budget is left as it is.
  EXPECT_EQ(plan->players[0].request, "random");
  EXPECT_EQ(plan->players[0].anchor, 100);
  EXPECT_EQ(plan->players[1].request, "flat:budget { iterations: 20 }");
  EXPECT_EQ(plan->players[2].request, "greedy:budget { iterations: 5 }");
  EXPECT_EQ(plan->PlayerNamed("greedy"), 2);
  EXPECT_EQ(plan->PlayerNamed("nobody"), std::nullopt);
  ASSERT_EQ(plan->scenarios.size(), 2u);
  EXPECT_EQ(plan->scenarios[1].name, "board");
  EXPECT_EQ(plan->PairsOfMeeting(), 6u);
  EXPECT_EQ(plan->concurrency, 2);
}

TEST_F(TournamentPlanTest, ALadderIsAnAgentAtSeveralBudgets) {
  const absl::StatusOr<TournamentPlan> plan = PlanOfText(R"(
    format: LADDER
    agent { name: "flat" agent: "flat:candidates: 4" }
    scenario { name: "duel.textproto" }
    ladder { budget { iterations: 4 } budget { iterations: 16 }
             budget { steps: 900 per: TURN } }
  )");
  ASSERT_TRUE(plan.ok()) << plan.status();
  ASSERT_EQ(plan->players.size(), 3u);
  EXPECT_EQ(plan->name, "plan");
  EXPECT_EQ(plan->players[0].name, "flat@4it");
  EXPECT_EQ(plan->players[1].request,
            "flat:candidates: 4 budget { iterations: 16 }");
  EXPECT_EQ(plan->players[2].name, "flat@900st/turn");
}

TEST_F(TournamentPlanTest, ACommandIsAnExternalAgentWithBudgetAndClock) {
  const absl::StatusOr<TournamentPlan> plan = PlanOfText(R"(
    format: ROUND_ROBIN
    agent { name: "mine" command: "./budget --x" budget { steps: 9 } }
    agent { name: "other" command: "./other" }
    scenario { name: "duel.textproto" }
    clock { milliseconds: 5000 }
  )");
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->players[0].request,
            "external:command: \"./budget --x\" game_millis: 5000 "
            "budget { steps: 9 }");
  EXPECT_EQ(plan->players[1].request,
            "external:command: \"./other\" game_millis: 5000");
}

TEST_F(TournamentPlanTest, ItsStartMakesItAgain) {
  const absl::StatusOr<TournamentPlan> plan =
      PlanOfText(RandomAgents(3, "format: SWISS swiss { rounds: 2 } seed: 4"));
  ASSERT_TRUE(plan.ok()) << plan.status();
  const wire::LedgerStart start = plan->Start();
  const absl::StatusOr<TournamentPlan> again = PlanOf(start, "ledger", Toys());
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(again->Start().SerializeAsString(), start.SerializeAsString());
  EXPECT_EQ(DifferenceOf(start, again->Start()), std::nullopt);
}

TEST_F(TournamentPlanTest, WhatChangesGamesIsADifferenceAndConcurrencyIsNone) {
  const std::string text = RandomAgents(3, "format: ROUND_ROBIN");
  const wire::LedgerStart start = PlanOfText(text)->Start();
  EXPECT_EQ(DifferenceOf(start, PlanOfText(text + "concurrency: 7")->Start()),
            std::nullopt);
  EXPECT_THAT(
      DifferenceOf(start, PlanOfText(text + "seed: 1")->Start()).value_or(""),
      HasSubstr("seed"));
  EXPECT_THAT(
      DifferenceOf(start, PlanOfText(text + "pairs: 2")->Start()).value_or(""),
      HasSubstr("pairs"));
  std::string scenario(kDuelScenario);
  scenario.replace(scenario.find("value: 16"), 9, "value: 18");
  Write("duel.textproto", scenario);
  EXPECT_THAT(DifferenceOf(start, PlanOfText(text)->Start()).value_or(""),
              HasSubstr("scenario"));
}

// What is wrong with a file, and what is said of it.
struct BadFile {
  std::string text;
  std::string says;
};

TEST_F(TournamentPlanTest, WhatIsWrongIsOneLineWithItsPlace) {
  const std::string two = RandomAgents(2, "");
  const std::string three = RandomAgents(3, "");
  const std::string flat =
      "agent { agent: 'flat' }\nscenario { name: 'duel.textproto' }\n";
  const std::vector<BadFile> files = {
      {"", "format: is missing; say one of ROUND_ROBIN, "},
      {"format: TENNIS", "plan.textproto:1: "},
      {"format: 99", "plan.textproto:1: format: there is no 99; there are: "},
      {"formt: SWISS", "plan.textproto:1: there is no field \"formt\" here"},
      {two, "format: is missing"},
      {"format: ROUND_ROBIN\nscenario { name: 'duel.textproto' }",
       "agent: there is none; at least two must play"},
      {"format: ROUND_ROBIN\n" + RandomAgents(1, ""),
       "agent: there is only one; at least two must play"},
      {"format: SPRT sprt { elo1: 5 }\n" + three,
       "agent: a SPRT is between two agents, not 3"},
      {"format: ROUND_ROBIN\nagent { agent: 'random' }\n"
       "agent { agent: 'random' }\nscenario { name: 'duel.textproto' }",
       "plan.textproto:3: agent random: another agent has this name"},
      {"format: ROUND_ROBIN\n" + two + "agent { name: 'x' }",
       "plan.textproto:5: agent x: says neither agent: \"NAME\" nor command"},
      {"format: ROUND_ROBIN\n" + two +
           "agent { name: 'x' agent: 'random' command: 'y' }",
       "agent x: says both agent and command"},
      {"format: ROUND_ROBIN\n" + two + "agent { command: 'y' }",
       "agent: has no name; a command needs name"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'napoleon' }",
       "plan.textproto:5: agent napoleon: no agent is named 'napoleon'"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'drill' }",
       "agent drill: agent drill plays " + WhoseDrill() +
           " only, not dice_duel"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'flat:wdith: 3' }",
       "plan.textproto:5: agent flat:wdith: 3: "},
      {"format: ROUND_ROBIN\n" + two +
           "agent { name: 'r' agent: 'random' budget { steps: 3 } }",
       "agent r: agent random takes no settings"},
      {"format: ROUND_ROBIN\n" + two +
           "agent { name: 'f' agent: 'flat' budget { } }",
       "plan.textproto:5: agent f: its budget limits nothing"},
      {"format: ROUND_ROBIN\n" + two +
           "agent { name: 'f' agent: 'flat:budget { steps: 3 }' "
           "budget { steps: 4 } }",
       "agent f: says its budget in its settings too; drop that one"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'flat' rating: 1e9 }",
       "a rating lies between -10000 and 10000"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'flat' rating: 10001 }",
       "plan.textproto:5: agent flat: a rating lies between"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'flat' rating: -20000 }",
       "a rating lies between"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'flat' rating: nan }",
       "a rating lies between"},
      {"format: ROUND_ROBIN\n" + two + "agent { agent: 'flat' name: '" +
           std::string(61, 'x') + "' }",
       "at most 60 letters"},
      {"format: ROUND_ROBIN agent { agent: 'random' } agent { agent: 'flat' }",
       "scenario: there is none"},
      {"format: ROUND_ROBIN\n" + two + "scenario { name: 'nowhere.textproto' }",
       "plan.textproto:5: scenario: cannot read"},
      {"format: ROUND_ROBIN\n" + two + "scenario { name: 'duel.textproto' }",
       "plan.textproto:5: scenario: 'duel' stands there twice; for more games "
       "say more pairs"},
      {"format: ROUND_ROBIN\n" + two + "scenario { }",
       "plan.textproto:5: scenario: says either name"},
      {"format: ROUND_ROBIN\n" + two + "scenario { generated { seed: 1 } }",
       "plan.textproto:5: scenario: generated { } needs a ruleset"},
      {"format: ROUND_ROBIN\n" + two +
           "scenario { generated { ruleset: 'chess' seed: 1 } }",
       "plan.textproto:5: scenario: "},
      {"format: ROUND_ROBIN\n" + two + "pairs: 0",
       "plan.textproto:5: pairs: must be from 1 to"},
      {"format: ROUND_ROBIN\n" + two + "pairs: 9000000",
       "pairs: 2 agents on 1 scenarios with 9000000 pairs"},
      {"format: ROUND_ROBIN\n" + two + "concurrency: 1000",
       "plan.textproto:5: concurrency: is at most 256"},
      {"format: ROUND_ROBIN\n" + two + "budget { }",
       "plan.textproto:5: budget: limits nothing"},
      {"format: ROUND_ROBIN\n" + two + "clock { increment: 3 }",
       "plan.textproto:5: clock: needs milliseconds from 1 to"},
      {"format: ROUND_ROBIN\n" + two +
           "adjudication { resignation { value: 2 player_turns: 1 } }",
       "plan.textproto:5: adjudication: resignation: value must be"},
      {"format: ROUND_ROBIN\n" + two +
           "adjudication { resignation { value: 0.9 } }",
       "adjudication: resignation: player_turns must be at least 1"},
      {"format: ROUND_ROBIN\n" + two + "fault { kind: 'sneeze' }",
       "plan.textproto:5: fault: there is no kind \"sneeze\"; there are: "
       "illegal order, "},
      {"format: ROUND_ROBIN\n" + two +
           "fault { kind: 'timeout' } fault { kind: 'timeout' }",
       "fault: two rules are for \"timeout\"; keep one"},
      {"format: ROUND_ROBIN\n" + two + "fault { } fault { kind: 'timeout' }",
       "stands behind the rule for every kind"},
      {"format: ROUND_ROBIN\n" + two + "swiss { rounds: 2 }",
       "plan.textproto:5: swiss: is for format SWISS, but the format is "
       "ROUND_ROBIN"},
      {"format: SWISS\n" + three + "swiss { rounds: 4 }",
       "swiss: rounds must be from 1 to 3"},
      {"format: SWISS\n" + three, "swiss: rounds must be from 1 to 3"},
      {"format: GAUNTLET\n" + three, "gauntlet: needs champion"},
      {"format: GAUNTLET\n" + three + "gauntlet { champion: 'z' }",
       "plan.textproto:6: gauntlet: no agent is named \"z\""},
      {"format: GAUNTLET\n" + three + "gauntlet { champion: ['a', 'a'] }",
       "gauntlet: names champion \"a\" twice"},
      {"format: GAUNTLET\n" + three + "gauntlet { champion: ['a', 'b', 'c'] }",
       "gauntlet: everybody is a champion"},
      {"format: LADDER\n" + two, "agent: a LADDER is of one agent, not of 2"},
      {"format: LADDER\n" + flat + "ladder { budget { steps: 1 } }",
       "ladder: needs at least two budgets"},
      {"format: LADDER\n" + flat +
           "ladder { budget { steps: 1 } budget { steps: 1 } }",
       "ladder: two budgets are 1st"},
      {"format: LADDER\n" + flat + "ladder { budget { steps: 1 } budget { } }",
       "ladder: a budget limits nothing"},
      {"format: LADDER\n" + flat +
           "ladder { budget { steps: 1 } budget { steps: 2 } } "
           "budget { steps: 3 }",
       "agent flat: has the budgets of ladder { }"},
      {"format: SPRT\n" + two, "sprt: is missing; say sprt { "},
      {"format: SPRT\n" + two + "sprt { elo0: 5 elo1: 0 }",
       "plan.textproto:5: sprt: "},
      {"format: SPRT\n" + two + "sprt { elo1: 5 alpha: 1.5 }",
       "plan.textproto:5: sprt: "},
      {"format: SPRT\n" + two + "sprt { elo1: 5 } pairs: 4",
       "plan.textproto:5: pairs: an SPRT ends when it knows"},
  };
  for (const BadFile& file : files) {
    const absl::StatusOr<TournamentPlan> plan = PlanOfText(file.text);
    ASSERT_FALSE(plan.ok()) << file.text;
    const std::string said(plan.status().message());
    EXPECT_THAT(said, HasSubstr(file.says)) << file.text;
    EXPECT_EQ(std::count(said.begin(), said.end(), '\n'), 0) << file.text;
  }
}

}  // namespace
}  // namespace berthier
