// The board as CSV and as JSON.
#include <gmock/gmock.h>
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "arenas/leaderboard/csv.h"
#include "arenas/leaderboard/json.h"
#include "arenas/pages/csv.h"
#include "arenas/pages/shell_words.h"
#include "tests/arenas/leaderboard/sample_boards.h"

namespace berthier {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Board FullBoard() {
  Gathered all = FullLeague();
  return MakeBoard(std::move(all.league), std::move(all.facts));
}

TEST(CsvTest, HasALineAPlayerTheBestFirst) {
  const std::string csv = CsvOf(FullBoard());
  std::istringstream lines(csv);
  std::string line;
  std::getline(lines, line);
  EXPECT_THAT(line, StartsWith("rank,agent,group,elo,"));
  std::getline(lines, line);
  // Unbeaten: no rating, a bound from below, none from above.
  EXPECT_THAT(line, testing::MatchesRegex(
                        "1,planner,1,,-?[0-9.]+,,16,16,0,0,1.0000,.*\r"));
  int count = 1;
  while (std::getline(lines, line)) ++count;
  EXPECT_EQ(count, 10);
  EXPECT_THAT(csv, HasSubstr("\"<script>alert(\"\"1\"\")</script>&'\""));
}

TEST(CsvTest, HasRatingsLessLuckWhereLuckIsKnown) {
  Gathered all = PlainLeague(3);
  const std::string plain = CsvOf(MakeBoard(all.league, BoardFacts(all.facts)));
  EXPECT_THAT(plain, HasSubstr(",request,less_luck_elo,less_luck_low,"
                               "less_luck_high,luck,place\r\n"));
  EXPECT_THAT(plain, HasSubstr(",,,,,1\r\n"));
  for (LeagueGame& game : all.league.games) {
    game.luck = game.result == GameResult::kFirstWon ? 0.25 : -0.25;
  }
  const Board board = MakeBoard(all.league, BoardFacts(all.facts));
  EXPECT_THAT(CsvOf(board), Not(HasSubstr(",,,,\r\n")));
  const wire::Leaderboard told = WireOf(board);
  EXPECT_EQ(told.luck().games(), all.league.games.size());
  EXPECT_GT(told.luck().variance_ratio(), 1.1);
  for (const wire::LeaderboardPlayer& player : told.player()) {
    EXPECT_TRUE(player.less_luck().has_elo());
    EXPECT_LT(player.less_luck().error(), player.error());
    EXPECT_LT(player.less_luck().low(), player.less_luck().high());
  }
}

TEST(CsvTest, FieldsAreQuotedWhereTheyMustBe) {
  EXPECT_EQ(CsvField("drill"), "drill");
  EXPECT_EQ(CsvField("a,b"), "\"a,b\"");
  EXPECT_EQ(CsvField("a\"b"), "\"a\"\"b\"");
  EXPECT_EQ(CsvField("a\nb"), "\"a\nb\"");
}

// Spreadsheets run what begins like a formula.
TEST(CsvTest, NoCellIsAFormula) {
  EXPECT_EQ(CsvField("=1+1"), "'=1+1");
  EXPECT_EQ(CsvField("+1"), "'+1");
  EXPECT_EQ(CsvField("-1"), "'-1");
  EXPECT_EQ(CsvField("@SUM(A1)"), "'@SUM(A1)");
  EXPECT_EQ(CsvField("=HYPERLINK(\"a\",\"b\")"),
            "\"'=HYPERLINK(\"\"a\"\",\"\"b\"\")\"");
  EXPECT_EQ(CsvField("\t=1"), "\"'\t=1\"");
  EXPECT_EQ(CsvField("a=1"), "a=1");
}

TEST(JsonTest, SaysWhatTheBoardSays) {
  const Board board = FullBoard();
  wire::Leaderboard read;
  ASSERT_TRUE(
      google::protobuf::util::JsonStringToMessage(JsonOf(board), &read).ok());
  ASSERT_EQ(read.player_size(), 10);
  EXPECT_EQ(read.games(), board.league.games.size());
  for (int rank = 0; rank < read.player_size(); ++rank) {
    const int player = board.ranking[static_cast<size_t>(rank)];
    const wire::LeaderboardPlayer& wire = read.player(rank);
    EXPECT_EQ(wire.name(), board.NameOf(player));
    EXPECT_EQ(wire.has_elo(), board.IsRated(player));
    if (wire.has_elo()) {
      EXPECT_NEAR(wire.elo(), board.RatingOf(player).elo, 1e-4);
      EXPECT_NEAR(wire.low(), board.RatingOf(player).interval.low, 1e-4);
    }
    EXPECT_EQ(wire.results().won(), board.crosstable.total(player).won);
  }
  EXPECT_FALSE(read.player(0).has_high());
  EXPECT_FALSE(read.player(9).has_low());
  EXPECT_TRUE(read.player(0).has_low());
  // Everybody met everybody but the first and the last each other.
  EXPECT_EQ(read.meeting_size(), 10 * 9 - 2);
  EXPECT_EQ(read.scenario_size(), 2);
  EXPECT_EQ(read.scenario(0).side(0), "French");
  EXPECT_EQ(read.curve_size(), 2);
}

TEST(JsonTest, BytesThatAreNoTextDoNoHarm) {
  Gathered all = PlainLeague(2);
  all.league.players[0] = "a\xFF\"b";
  const std::string json =
      JsonOf(MakeBoard(std::move(all.league), std::move(all.facts)));
  EXPECT_THAT(json, HasSubstr("a\uFFFD\\\"b"));
}

TEST(ShellWordTest, IsOneWordWhateverItHolds) {
  EXPECT_EQ(ShellWord("spring.ledger"), "spring.ledger");
  EXPECT_EQ(ShellWord("Spring league"), "'Spring league'");
  EXPECT_EQ(ShellWord("it's"), "'it'\\''s'");
  EXPECT_EQ(ShellWord("$(rm)"), "'$(rm)'");
  EXPECT_EQ(ShellWord("-x"), "'-x'");
  EXPECT_EQ(ShellWord(""), "''");
}

}  // namespace
}  // namespace berthier
