#include "agents/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/ruleset_agents.h"
#include "agents/scripts.h"

namespace berthier {
namespace {

using testing::HasSubstr;

std::string ProblemOf(std::string_view request,
                      std::string_view ruleset = "breakthrough") {
  MadeAgent made = MakeAgent(request, ruleset);
  const std::string* const problem = std::get_if<std::string>(&made);
  return problem == nullptr ? "" : *problem;
}

TEST(Registry, NamesAreUniqueAndDescribed) {
  std::set<std::pair<std::string_view, std::string_view>> names;
  for (const AgentKind& kind : Agents()) {
    EXPECT_TRUE(names.insert({kind.name, kind.ruleset}).second) << kind.name;
    EXPECT_FALSE(kind.description.empty()) << kind.name;
    EXPECT_EQ(kind.name.find_first_of(":, "), std::string_view::npos)
        << "could not be asked for: " << kind.name;
  }
}

TEST(Registry, EveryAgentIsMadeForARulesetItPlays) {
  for (const AgentKind& kind : Agents()) {
    const std::string_view ruleset =
        kind.ruleset.empty() ? "breakthrough" : kind.ruleset;
    // A foreign program has no usual command.
    const std::string request =
        std::string(kind.name) + (kind.name == "external" ? ":agent" : "");
    EXPECT_TRUE(std::holds_alternative<std::unique_ptr<Agent>>(
        MakeAgent(request, ruleset)))
        << kind.name;
  }
}

TEST(Registry, AgentsOfOneRulesetRefuseTheOthers) {
  for (const AgentKind& kind : Agents()) {
    if (kind.ruleset.empty()) continue;
    EXPECT_THAT(ProblemOf(kind.name), HasSubstr("only, not breakthrough"));
  }
}

TEST(Registry, UnknownNamesAreRefusedWithWhatThereIs) {
  EXPECT_THAT(ProblemOf("king"),
              HasSubstr("no agent is named 'king'; there are: random"));
  EXPECT_THAT(ProblemOf("king"), HasSubstr("marshal"));
  EXPECT_THAT(ProblemOf(""), HasSubstr("no agent is named ''"));
}

TEST(Registry, SettingsThatAreNotTakenAreRefused) {
  EXPECT_EQ(ProblemOf("random:depth=3"),
            "agent random takes no settings, but was given 'depth=3'");
}

TEST(Registry, ConstantFollowsEveryPlanOfEveryRuleset) {
  int rulesets = 0;
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    const std::vector<std::string> plans = PlansOf(agents.ruleset);
    if (plans.empty()) continue;
    ++rulesets;
    for (const std::string& plan : plans) {
      EXPECT_EQ(ProblemOf("constant:" + plan, agents.ruleset), "");
    }
    const std::string problem = ProblemOf("constant:panic", agents.ruleset);
    EXPECT_THAT(problem, HasSubstr("agent constant knows no plan 'panic'"));
    for (const std::string& plan : plans) {
      EXPECT_THAT(problem, HasSubstr("'" + plan + "'"));
    }
    EXPECT_EQ(problem.find('\n'), std::string::npos);
  }
  EXPECT_GT(rulesets, 0);
  EXPECT_THAT(PlansOf("breakthrough"), testing::IsEmpty());
}

TEST(Registry, ConstantKnowsAPlanByTheBeginningOfOnlyOne) {
  EXPECT_EQ(ProblemOf("constant:bombard", "grande_tactique"), "");
  EXPECT_THAT(ProblemOf("constant:re", "grande_tactique"),
              HasSubstr("knows no plan 're'"));
}

// What is tuned goes by rows: no two of a name, a usual value each, and an
// agent that plays by them.
TEST(RulesetAgents, WeightsAreNamedRows) {
  int tunable = 0;
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (agents.tunable == nullptr) continue;
    ++tunable;
    const std::vector<std::string_view> names = agents.tunable->names();
    const std::vector<double> usual = agents.tunable->usual();
    EXPECT_GT(names.size(), 20u) << agents.ruleset;
    EXPECT_EQ(names.size(), usual.size());
    EXPECT_EQ(std::set(names.begin(), names.end()).size(), names.size());
    EXPECT_NE(agents.tunable->agent(Temper::kMeasured, usual), nullptr);
  }
  EXPECT_GT(tunable, 0);
}

}  // namespace
}  // namespace berthier
