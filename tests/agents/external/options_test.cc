#include "agents/external/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "agents/registry.h"

namespace berthier {
namespace {

using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Optional;

std::string ProblemOf(const std::string& text) {
  const ParsedOptions parsed = ParseExternalOptions(text);
  const std::string* const problem = std::get_if<std::string>(&parsed);
  return problem == nullptr ? "" : *problem;
}

TEST(SplitCommandTest, TakesWordsApartAsAShellDoes) {
  EXPECT_THAT(SplitCommand(" a  b\tc\n"), Optional(ElementsAre("a", "b", "c")));
  EXPECT_THAT(SplitCommand("'a b' \"c d\"e"),
              Optional(ElementsAre("a b", "c de")));
  EXPECT_THAT(SplitCommand(R"(a\ b "c\"d" 'e\f' '')"),
              Optional(ElementsAre("a b", "c\"d", "e\\f", "")));
  EXPECT_THAT(SplitCommand("$HOME *"), Optional(ElementsAre("$HOME", "*")));
  EXPECT_THAT(SplitCommand(" "), Optional(IsEmpty()));
  EXPECT_EQ(SplitCommand("a 'b"), std::nullopt);
  EXPECT_EQ(SplitCommand("a \"b'"), std::nullopt);
  EXPECT_EQ(SplitCommand("a\\"), std::nullopt);
}

TEST(ExternalOptionsTest, ACommandIsEnough) {
  const ParsedOptions parsed = ParseExternalOptions("python3 agent.py --bold");
  const auto& options = std::get<ExternalOptions>(parsed);
  EXPECT_THAT(options.command, ElementsAre("python3", "agent.py", "--bold"));
  EXPECT_FALSE(options.budget.IsLimited());
  EXPECT_EQ(options.to_decide, milliseconds(10'000));
  EXPECT_FALSE(options.game_clock);
}

TEST(ExternalOptionsTest, SettingsMayBeginOnALineOfTheirOwn) {
  const ParsedOptions parsed = ParseExternalOptions(
      "\n    command: 'python3 agent.py'\n    game_millis: 60000");
  const auto& options = std::get<ExternalOptions>(parsed);
  EXPECT_THAT(options.command, ElementsAre("python3", "agent.py"));
  EXPECT_EQ(options.game_clock, milliseconds(60'000));
}

TEST(ExternalOptionsTest, EverythingCanBeSaid) {
  const ParsedOptions parsed = ParseExternalOptions(
      "command: \"./agent 'a b'\" setting { key: 'depth' value: '3' } "
      "budget { iterations: 50 per: TURN } game_millis: 60000 "
      "increment_millis: 100 limits { start_millis: 1 decide_millis: 2 "
      "end_millis: 3 megabytes: 4 processes: 5 cpu_seconds: 6 "
      "file_megabytes: 7 open_files: 8 }");
  const auto& options = std::get<ExternalOptions>(parsed);
  EXPECT_THAT(options.command, ElementsAre("./agent", "a b"));
  EXPECT_THAT(options.settings, ElementsAre(testing::Pair("depth", "3")));
  EXPECT_EQ(options.budget.iterations, 50u);
  EXPECT_EQ(options.budget.per, Budget::Per::kTurn);
  EXPECT_EQ(options.game_clock, milliseconds(60'000));
  EXPECT_EQ(options.increment, milliseconds(100));
  EXPECT_EQ(options.to_start, milliseconds(1));
  EXPECT_EQ(options.to_decide, milliseconds(2));
  EXPECT_EQ(options.to_end, milliseconds(3));
  EXPECT_EQ(options.limits.memory_bytes, uint64_t{4} << 20);
  EXPECT_EQ(options.limits.processes, 5u);
  EXPECT_EQ(options.limits.cpu_seconds, 6u);
  EXPECT_EQ(options.limits.file_bytes, uint64_t{7} << 20);
  EXPECT_EQ(options.limits.open_files, 8u);
}

TEST(ExternalOptionsTest, ABudgetOfTimeIsNotCutOffBeforeItIsSpent) {
  const ParsedOptions parsed =
      ParseExternalOptions("command: 'a' budget { milliseconds: 60000 }");
  EXPECT_EQ(std::get<ExternalOptions>(parsed).to_decide, milliseconds(121'000));
}

TEST(ExternalOptionsTest, WhatIsWrongIsOneLine) {
  EXPECT_THAT(ProblemOf(""), HasSubstr("needs a command"));
  EXPECT_THAT(ProblemOf("''"), HasSubstr("needs a command"));
  EXPECT_THAT(ProblemOf("a 'b"), HasSubstr("without its end"));
  EXPECT_THAT(ProblemOf("command: 'a' speed: 3"),
              HasSubstr("there is no field \"speed\""));
  EXPECT_THAT(ProblemOf("command: 'a' increment_millis: 3"),
              HasSubstr("no game_millis"));
  EXPECT_THAT(ProblemOf("command: 'a' setting { value: 'x' }"),
              HasSubstr("without a key"));
}

TEST(ExternalOptionsTest, TheRegistryMakesSuchAgents) {
  EXPECT_EQ(MakeAgent("external:true", "anything").index(), 0u);
  const MadeAgent made = MakeAgent("external", "anything");
  ASSERT_EQ(made.index(), 1u);
  EXPECT_EQ(std::get<std::string>(made),
            "agent external needs a command: external:python3 agent.py");
}

}  // namespace
}  // namespace berthier
