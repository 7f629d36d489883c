#include "agents/scripts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "agents/doctrine/kit/weights.h"
#include "agents/registry.h"
#include "agents/ruleset_agents.h"

namespace berthier {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Optional;
using testing::Pair;
using testing::StartsWith;

// Those with plans and weights.
std::vector<const RulesetAgents*> Scriptable() {
  std::vector<const RulesetAgents*> all;
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (!PlansOf(agents.ruleset).empty()) all.push_back(&agents);
  }
  return all;
}

TEST(ReadWeight, IsANameAndANumber) {
  const std::vector<std::string_view> names = {"fear", "fire"};
  EXPECT_THAT(ReadWeight("fire=-0.5", names), Optional(Pair(1u, -0.5)));
  EXPECT_THAT(ReadWeight("fear=1e-2", names), Optional(Pair(0u, 0.01)));
  for (const std::string_view wrong :
       {"", "fear", "fear=", "=1", "fears=1", "fear=1x", "fear=nan", "fear=inf",
        "fear= 1"}) {
    EXPECT_EQ(ReadWeight(wrong, names), std::nullopt) << wrong;
  }
}

TEST(Scripts, ReadWhatIsWrittenOfThem) {
  EXPECT_FALSE(Scriptable().empty());
  for (const RulesetAgents* const agents : Scriptable()) {
    const std::vector<std::string> plans = PlansOf(agents->ruleset);
    ASSERT_GT(plans.size(), 2u);
    const Script script = {
        .stages = {{.plan = {{0, 1, 2}}},
                   {.after = 0.35, .plan = ArmyPlan::All(1)},
                   {.after = 0.7, .ahead = -0.125, .plan = ArmyPlan::All(2)}},
        .weights = {{3, 0.1}, {0, -7}}};
    const std::string text = ToText(script, agents->ruleset);
    EXPECT_THAT(text,
                StartsWith(plans[0] + "/" + plans[1] + "/" + plans[2] +
                           "; after 0.35 " + plans[1] +
                           "; after 0.7 ahead -0.125 " + plans[2] + "; "));
    const auto read = ReadScript(text, agents->ruleset);
    ASSERT_TRUE(std::holds_alternative<Script>(read))
        << std::get<std::string>(read);
    EXPECT_EQ(std::get<Script>(read), script);
    EXPECT_TRUE(std::holds_alternative<std::unique_ptr<Agent>>(
        MakeAgent("script:" + text, agents->ruleset)));
  }
}

TEST(Scripts, NothingIsTheFirstPlan) {
  const std::string_view ruleset = Scriptable().front()->ruleset;
  const Script first = {.stages = {{.plan = ArmyPlan::All(0)}}, .weights = {}};
  EXPECT_EQ(std::get<Script>(ReadScript("", ruleset)), first);
  EXPECT_EQ(std::get<Script>(ReadScript(" ", ruleset)), first);
  const std::string name(Scriptable().front()->tunable->names().front());
  const auto turned = std::get<Script>(ReadScript(name + "=3", ruleset));
  EXPECT_EQ(turned.stages, first.stages);
  EXPECT_EQ(turned.weights.size(), 1u);
}

// One line each, that says what would be right.
TEST(Scripts, ErrorsNameWhatIsWrong) {
  for (const RulesetAgents* const agents : Scriptable()) {
    const std::string_view ruleset = agents->ruleset;
    const std::string plan = PlansOf(ruleset).front();
    const std::string weight(agents->tunable->names().front());
    const auto problem = [&](const std::string& settings) {
      MadeAgent made = MakeAgent("script:" + settings, ruleset);
      const std::string* const text = std::get_if<std::string>(&made);
      if (text == nullptr) return "taken: " + settings;
      EXPECT_EQ(text->find('\n'), std::string::npos);
      return *text;
    };
    EXPECT_THAT(problem("panic"),
                AllOf(HasSubstr("agent script knows no plan 'panic'"),
                      HasSubstr("'" + plan + "'")));
    EXPECT_THAT(problem(plan + ";"), HasSubstr("'after NUMBER'"));
    EXPECT_THAT(problem("after 0.5 " + plan), HasSubstr("begins with a plan"));
    EXPECT_THAT(problem(plan + "; " + plan), HasSubstr("'ahead NUMBER'"));
    EXPECT_THAT(problem(plan + "; after 0.5"), HasSubstr("knows no plan ''"));
    for (const std::string number : {"1", "0", "-0.1", "nan", "late", ""}) {
      EXPECT_THAT(problem(plan + "; after " + number + " " + plan),
                  HasSubstr("takes a number between 0 and 1 after 'after'"))
          << number;
    }
    EXPECT_THAT(problem(plan + "; ahead 1.5 " + plan),
                HasSubstr("between -1 and 1 after 'ahead', not '1.5'"));
    EXPECT_THAT(problem(plan + "/" + plan), HasSubstr("LEFT/CENTRE/RIGHT"));
    EXPECT_THAT(problem(plan + "/" + plan + "/panic"), HasSubstr("'panic'"));
    EXPECT_THAT(problem(plan + "; courage=1"),
                AllOf(HasSubstr("takes WEIGHT=NUMBER, not 'courage=1'"),
                      HasSubstr(weight)));
    EXPECT_THAT(problem(plan + "; " + weight + "=much"),
                HasSubstr("takes WEIGHT=NUMBER"));
    EXPECT_THAT(problem(weight + "=1; " + weight + "=2"),
                HasSubstr("the weight '" + weight + "' twice"));
  }
}

}  // namespace
}  // namespace berthier
