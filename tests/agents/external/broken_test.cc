// A match against each kind of broken agent ends soon, with the right verdict,
// and the harness has not grown.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <iostream>
#include <string>

#include "arenas/match/match.h"
#include "tests/agents/external/programs.h"

namespace berthier {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

struct Broken {
  const char* script;
  FaultKind kind;
  const char* what;      // part of the sentence
  const char* evidence;  // part of it
};

void PrintTo(const Broken& broken, std::ostream* out) { *out << broken.script; }

class BrokenTest : public testing::TestWithParam<Broken> {
 protected:
  void SetUp() override {
    if (std::string(GetParam().script) == "fork_bomb" &&
        !LimitsProcesses(BestIsolation())) {
      GTEST_SKIP() << "nothing limits processes here";
    }
  }
  static ExternalOptions OptionsFor(const Broken& broken) {
    ExternalOptions options = Script(broken.script);
    if (broken.kind == FaultKind::kTimeout) options = Hurried(options);
    if (std::string(broken.script) == "hang_at_start") {
      options.to_start = std::chrono::milliseconds(300);
    }
    options.limits.memory_bytes = uint64_t{200} << 20;
    options.limits.file_bytes = uint64_t{10} << 20;
    return options;
  }
};

TEST_P(BrokenTest, LosesByTheRightFaultWithEvidence) {
  const Broken& broken = GetParam();
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(OptionsFor(broken));
  const int64_t before = ResidentBytes();
  const Outcome outcome = PlayAgainstRandom(loaded, agent);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->side, Side::kFirst);
  EXPECT_EQ(outcome.score.winner, Index(Side::kSecond));
  EXPECT_EQ(NameOf(outcome.fault->kind), NameOf(broken.kind))
      << outcome.fault->what << "\n"
      << outcome.fault->evidence;
  EXPECT_THAT(outcome.fault->what, HasSubstr(broken.what));
  EXPECT_THAT(outcome.fault->evidence, HasSubstr(broken.evidence));
  EXPECT_LE(outcome.fault->evidence.size(), kEvidenceBytes + 4096);
  // Floods of any length: a message or two at most is ever held.
  EXPECT_LT(ResidentBytes() - before, int64_t{8} << 20);
}

TEST_P(BrokenTest, LosesEachGameOfAMatchAndNeverStopsIt) {
  const Broken& broken = GetParam();
  if (broken.kind == FaultKind::kTimeout) return;  // the same, but slowly
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(OptionsFor(broken));
  RandomAgent random;
  MatchSetup setup;
  setup.loaded = &loaded;
  setup.agents = {&agent, &random};
  setup.names = {"broken", "random"};
  setup.pairs = 1;
  const absl::StatusOr<MatchTable> table = PlayMatch(setup, {});
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(table->tallies[0].faults, 2);
  EXPECT_EQ(table->tallies[0].all().lost, 2);
  EXPECT_THAT(ToText(*table), HasSubstr(broken.what));
}

INSTANTIATE_TEST_SUITE_P(
    All, BrokenTest,
    testing::Values(
        Broken{"crash_at_start", FaultKind::kCrashedAtStart,
               "ended with code 1", "no map of Silesia"},
        Broken{"crash_in_play", FaultKind::kCrashed, "died: Segmentation fault",
               "the bridge is gone"},
        Broken{"exit_in_play", FaultKind::kExited, "ended with code 0", ""},
        Broken{"refuses", FaultKind::kRefusedToStart, "gave up: I play chess",
               ""},
        Broken{"gives_up", FaultKind::kGaveUp, "gave up: all is lost", ""},
        Broken{"hang_at_start", FaultKind::kTimeout,
               "did not answer hello within 0.3 s", ""},
        Broken{"hang", FaultKind::kTimeout,
               "did not answer decide within 1.0 s", ""},
        Broken{"late", FaultKind::kTimeout,
               "did not answer decide within 1.0 s", ""},
        Broken{"deaf", FaultKind::kTimeout,
               "did not answer decide within 1.0 s", ""},
        Broken{"flood", FaultKind::kFlood,
               "wrote more than 1 MiB without a newline", "it wrote: \"xxxxx"},
        Broken{"flood_errors", FaultKind::kFlood, "standard error", "xxxxx"},
        Broken{"chatter", FaultKind::kWrongRequest, "answered request 3", ""},
        Broken{"garbage", FaultKind::kGarbage, "is no message",
               "it wrote: \"Thinking about request 5\""},
        Broken{"illegal_order", FaultKind::kIllegalOrder,
               "there is no \"Nobody\" in this game", ""},
        Broken{"wrong_request", FaultKind::kWrongRequest,
               "answered request 4 of game 1; it was asked request 5 of game 1",
               ""},
        Broken{"wrong_game", FaultKind::kWrongGame,
               "answered request 5 of game 2; it was asked request 5 of game 1",
               ""},
        Broken{"eats_memory", FaultKind::kOutOfMemory,
               "ran out of memory and ended with code 1 (it may have 200 MiB)",
               "MemoryError"},
        Broken{"big_file", FaultKind::kCrashed, "ended with code 1",
               "File too large"},
        Broken{"fork_bomb", FaultKind::kCrashed, "ended with code 7", ""}),
    [](const testing::TestParamInfo<Broken>& one) {
      return std::string(one.param.script);
    });

TEST(BrokenCommandTest, ACommandThatIsNotThereRefusesToStart) {
  const LoadedGame loaded = LoadDuel();
  ExternalAgent agent(Running({"/no/such/agent"}));
  const Outcome outcome = PlayAgainstRandom(loaded, agent);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, FaultKind::kRefusedToStart);
  EXPECT_EQ(outcome.fault->what, "cannot be run: No such file or directory");
}

TEST(BrokenCommandTest, TheGameClockRunsOut) {
  const LoadedGame loaded = LoadDuel();
  ExternalOptions options = Script("late");
  options.game_clock = std::chrono::milliseconds(1'500);
  ExternalAgent agent(options);
  const Outcome outcome = PlayAgainstRandom(loaded, agent);
  ASSERT_TRUE(outcome.fault);
  EXPECT_EQ(outcome.fault->kind, FaultKind::kTimeout);
  // What was left of it.
  EXPECT_THAT(outcome.fault->what,
              MatchesRegex("did not answer decide within [01]\\.[0-9] s"));
}

}  // namespace
}  // namespace berthier
