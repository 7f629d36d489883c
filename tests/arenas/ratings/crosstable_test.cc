#include "arenas/ratings/crosstable.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "arenas/ratings/pentanomial.h"
#include "tests/arenas/ratings/synthetic.h"

namespace berthier {
namespace {

League Small() {
  return Simulate({.elos = {0, 100, 50}, .advantages = {0, 200}, .pairs = 7},
                  2);
}

TEST(CrosstableTest, MeetingsMirrorOneAnother) {
  const League league = Small();
  const Crosstable table = CrosstableOf(league);
  int64_t games = 0;
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(table.at(i, i).all().games(), 0);
    games += table.total(i).games();
    for (int j = 0; j < 3; ++j) {
      if (i == j) continue;
      const Encounter& there = table.at(i, j);
      const Encounter& back = table.at(j, i);
      EXPECT_EQ(there.as_first.won, back.as_second.lost);
      EXPECT_EQ(there.as_first.drawn, back.as_second.drawn);
      EXPECT_EQ(there.as_second.won, back.as_first.lost);
      EXPECT_EQ(there.pairs, 14);
      EXPECT_EQ(there.all().games(), 28);
      EXPECT_DOUBLE_EQ(there.score, 1 - back.score);
      EXPECT_DOUBLE_EQ(there.score, there.all().score());
      EXPECT_NEAR(there.error, back.error, 1e-12);
      EXPECT_NEAR(there.superiority + back.superiority, 1, 1e-12);
      // As the pairs say, but for n - 1 in place of n.
      const PairElo pairs = EloOfPairs(CountPairs(league, i, j));
      EXPECT_DOUBLE_EQ(pairs.score, there.score);
      EXPECT_NEAR(there.error, std::sqrt(pairs.variance / 13), 1e-12);
    }
  }
  EXPECT_EQ(games, 2 * static_cast<int64_t>(league.games.size()));
}

TEST(CrosstableTest, ALegThatMissesIsAPairOfOne) {
  League league = Small();
  league.games.pop_back();
  const Encounter& meeting = CrosstableOf(league).at(1, 2);
  EXPECT_EQ(meeting.pairs, 14);
  EXPECT_EQ(meeting.all().games(), 27);
}

TEST(CrosstableTest, SidesAddUp) {
  const League league = Small();
  for (int scenario = 0; scenario < 2; ++scenario) {
    Results first;
    Results second;
    Results all_first;
    for (const SideResults& row : ResultsBySide(league)) {
      if (row.scenario != scenario) continue;
      if (row.player < 0) {
        all_first = row.as_first;
        EXPECT_EQ(row.as_first.won, row.as_second.lost);
        continue;
      }
      first += row.as_first;
      second += row.as_second;
    }
    EXPECT_EQ(first, all_first);
    EXPECT_EQ(first.games(), 42);
    EXPECT_EQ(second.games(), 42);
    EXPECT_EQ(first.won, second.lost);
  }
  // 200 Elo for the first side show.
  EXPECT_GT(ResultsBySide(league)[4].as_first.score(), 0.6);
}

TEST(CrosstableTest, GradesAreCountedByWhoGotThem) {
  League league = Small();
  league.grades = {"overwhelming", "marginal"};
  for (size_t i = 0; i < league.games.size(); ++i) {
    league.games[i].grade = static_cast<int>(i % 3) - 1;
  }
  const std::vector<GradedResults> graded = GradesOf(league);
  ASSERT_EQ(graded.size(), 3u);
  const Crosstable table = CrosstableOf(league);
  Results of_grade;
  for (int player = 0; player < 3; ++player) {
    Results sum;
    const auto& rows = graded[static_cast<size_t>(player)].by_grade;
    ASSERT_EQ(rows.size(), 3u);
    for (const Results& results : rows) sum += results;
    EXPECT_EQ(sum, table.total(player));
    of_grade += rows[2];
  }
  EXPECT_EQ(of_grade.games(), 2 * 28);  // a third has no grade
  EXPECT_EQ(of_grade.won, of_grade.lost);
}

}  // namespace
}  // namespace berthier
