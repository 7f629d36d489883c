#include "arenas/match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "agents/random_agent.h"
#include "tests/arenas/toy_games.h"

namespace berthier {
namespace {

using testing::HasSubstr;

class MatchTest : public testing::Test {
 protected:
  MatchSetup SetupOf(int pairs) {
    MatchSetup setup;
    setup.loaded = &loaded_;
    setup.agents = {&a_, &b_};
    setup.names = {"random", "obstinate"};
    setup.pairs = pairs;
    return setup;
  }
  // The records in binary, and the table.
  MatchTable Play(const MatchSetup& setup) {
    records_.clear();
    MatchHooks hooks;
    hooks.keep = [this](const wire::GameRecord& record) {
      records_.push_back(record);
      return absl::OkStatus();
    };
    return *PlayMatch(setup, hooks);
  }

  LoadedGame loaded_ = LoadDuel();
  RandomAgent a_;
  RandomAgent b_;
  std::vector<wire::GameRecord> records_;
};

TEST_F(MatchTest, PairsShareDiceAndExchangeSides) {
  Play(SetupOf(2));
  ASSERT_EQ(records_.size(), 4u);
  for (size_t pair = 0; pair < 2; ++pair) {
    const wire::GameRecord& straight = records_[2 * pair];
    const wire::GameRecord& swapped = records_[2 * pair + 1];
    EXPECT_EQ(straight.dice_seed(), swapped.dice_seed());
    EXPECT_EQ(straight.seat(0).agent(), "random");
    EXPECT_EQ(swapped.seat(1).agent(), "random");
    EXPECT_EQ(straight.seat(0).seed(), swapped.seat(1).seed());
    EXPECT_EQ(straight.seat(1).seed(), swapped.seat(0).seed());
    EXPECT_NE(straight.seat(0).seed(), straight.seat(1).seed());
  }
  EXPECT_NE(records_[0].dice_seed(), records_[2].dice_seed());
  EXPECT_EQ(records_[3].number(), 4u);
}

TEST_F(MatchTest, WithoutSwapThereIsOneGameAPair) {
  MatchSetup setup = SetupOf(3);
  setup.pairing = Pairing::kSidesFixed;
  const MatchTable table = Play(setup);
  EXPECT_EQ(records_.size(), 3u);
  EXPECT_EQ(table.tallies[0].as[1].games(), 0);
  EXPECT_EQ(table.tallies[0].as[0].games(), 3);
}

TEST_F(MatchTest, EqualMatchesGiveEqualRecords) {
  Play(SetupOf(3));
  std::string first;
  for (const auto& record : records_) first += record.SerializeAsString();
  Play(SetupOf(3));
  std::string second;
  for (const auto& record : records_) second += record.SerializeAsString();
  EXPECT_EQ(first, second);
  MatchSetup other = SetupOf(3);
  other.seed = 2;
  Play(other);
  std::string third;
  for (const auto& record : records_) third += record.SerializeAsString();
  EXPECT_NE(first, third);
}

TEST_F(MatchTest, JobsChangeNothing) {
  MatchSetup setup = SetupOf(6);
  const std::string table = ToText(Play(setup));
  std::string first;
  for (const auto& record : records_) first += record.SerializeAsString();
  setup.jobs = 3;
  EXPECT_EQ(ToText(Play(setup)), table);
  ASSERT_EQ(records_.size(), 12u);
  std::string second;
  for (const auto& record : records_) second += record.SerializeAsString();
  EXPECT_EQ(second, first);
}

TEST_F(MatchTest, TableAddsUp) {
  const MatchTable table = Play(SetupOf(20));
  const Tally::Results a = table.tallies[0].all();
  const Tally::Results b = table.tallies[1].all();
  EXPECT_EQ(a.games(), 40);
  EXPECT_EQ(a.won, b.lost);
  EXPECT_EQ(a.lost, b.won);
  EXPECT_EQ(a.drawn, b.drawn);
  int graded = 0;
  for (const auto& [grade, count] : table.grades) graded += count;
  EXPECT_EQ(graded, 40);
  double score = 0;
  for (const double pair : table.tallies[0].score_by_pair) score += pair;
  EXPECT_DOUBLE_EQ(score * 2, a.won + a.drawn * 0.5);
}

TEST_F(MatchTest, TheTableKeepsToTheTerminal) {
  const MatchTable table = Play(SetupOf(2));
  const auto longest = [&table](int width) {
    size_t most = 0;
    for (const absl::string_view line :
         absl::StrSplit(ToText(table, width), '\n')) {
      most = std::max(most, line.size());
    }
    return most;
  };
  EXPECT_GT(longest(0), 80u);
  EXPECT_LE(longest(80), 80u);
  // Nothing is lost.
  for (const char* const head : {"score (95 % interval)  ", "as Red  ",
                                 "as Blue  ", "faults  ", "mean points  "}) {
    EXPECT_THAT(ToText(table, 80), HasSubstr(head));
  }
  EXPECT_LE(longest(72), 72u);
}

TEST_F(MatchTest, FaultsAreCountedAndTheMatchGoesOn) {
  ObstinateAgent obstinate(Order{.verb = 250, .subject = MakeEntityId(999)});
  MatchSetup setup = SetupOf(2);
  setup.agents[1] = &obstinate;
  const MatchTable table = Play(setup);
  EXPECT_EQ(records_.size(), 4u);
  EXPECT_EQ(table.tallies[1].faults, 4);
  EXPECT_EQ(table.tallies[1].all().lost, 4);
  EXPECT_EQ(table.tallies[0].all().won, 4);
  EXPECT_EQ(table.grades.at("by fault"), 4);
  const std::string text = ToText(table);
  EXPECT_THAT(text, HasSubstr("game 1: obstinate as Blue: illegal order"));
  EXPECT_THAT(text, HasSubstr("1.000 (0.342 to 1.000)"));
  // Nobody has counted points in games that were not played to their end.
  EXPECT_EQ(table.tallies[0].counted, 0);
  EXPECT_THAT(text, testing::ContainsRegex("obstinate .*   -\n"));
  EXPECT_EQ(records_[0].result().winner(), "Red");
  EXPECT_EQ(records_[0].result().fault().side(), "Blue");
}

TEST_F(MatchTest, AnErrorOfTheLogEndsTheMatch) {
  MatchHooks hooks;
  int kept = 0;
  hooks.keep = [&kept](const wire::GameRecord&) {
    return ++kept == 2 ? absl::ResourceExhaustedError("disk full")
                       : absl::OkStatus();
  };
  EXPECT_EQ(PlayMatch(SetupOf(5), hooks).status().message(), "disk full");
  EXPECT_EQ(kept, 2);
}

}  // namespace
}  // namespace berthier
