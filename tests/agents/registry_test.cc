#include "agents/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace berthier {
namespace {

using testing::HasSubstr;

std::string ProblemOf(std::string_view request) {
  MadeAgent made = MakeAgent(request, "breakthrough");
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
  EXPECT_THAT(ProblemOf("emperor"),
              HasSubstr("no agent is named 'emperor'; there are: random"));
  EXPECT_THAT(ProblemOf("emperor"), HasSubstr("marshal"));
  EXPECT_THAT(ProblemOf(""), HasSubstr("no agent is named ''"));
}

TEST(Registry, SettingsThatAreNotTakenAreRefused) {
  EXPECT_EQ(ProblemOf("random:depth=3"),
            "agent random takes no settings, but was given 'depth=3'");
}

}  // namespace
}  // namespace berthier
