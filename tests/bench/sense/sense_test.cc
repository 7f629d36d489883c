// The frame that counts follies: turns, words and sums.
#include <string>
#include <vector>

#include "agents/random_agent.h"
#include "arenas/match/duel.h"
#include "bench/sense/announced.h"
#include "bench/sense/ledger.h"
#include "bench/sense/turn.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/toys/breakthrough.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

using ::testing::HasSubstr;

constexpr FollyKind kKinds[] = {{"squares alone", "squares"},
                                {"points left", "points"}};

TEST(LedgerTest, CountsByWhoCommittedThem) {
  Ledger ledger(kKinds);
  ledger.Open("one", {"a", "b"});
  ledger.Occasion(0, Side::kFirst);
  ledger.Occasion(0, Side::kFirst);
  ledger.Folly(0, Side::kFirst, 7, "F1 forms square");
  ledger.Open("two", {"b", "a"});
  ledger.Occasion(0, Side::kFirst);
  ledger.Folly(1, Side::kSecond, 9, "3 lapse", 3);
  EXPECT_EQ(ledger.Of("a", 0).follies, 1);
  EXPECT_EQ(ledger.Of("a", 0).occasions, 2);
  EXPECT_EQ(ledger.Of("b", 0).occasions, 1);
  EXPECT_EQ(ledger.Of("a", 1).follies, 3);
  EXPECT_EQ(ledger.Of("b", 1).follies, 0);
  EXPECT_THAT(ledger.ToMarkdown("rules"),
              HasSubstr("| rules | `a` | squares alone | 0.50 | squares | 2 | "
                        "50.0 |\n"));
  EXPECT_THAT(ledger.ToList(),
              HasSubstr("squares alone: one, step 7: F1 forms square\n"));
}

TEST(LedgerTest, WhoPlaysHimselfHasTwoSidesAGame) {
  Ledger ledger(kKinds);
  ledger.Open("one", {"a", "a"});
  ledger.Folly(0, Side::kFirst, 1, "here");
  ledger.Folly(0, Side::kSecond, 2, "there");
  EXPECT_THAT(ledger.ToMarkdown("rules"), HasSubstr("squares alone | 1.00 |"));
}

TEST(AnnouncedTest, NamesAreWholeWords) {
  EXPECT_TRUE(Names("rally F1, F2 moves", "F1"));
  EXPECT_TRUE(Names("F1", "F1"));
  EXPECT_FALSE(Names("F11 moves", "F1"));
  EXPECT_FALSE(Names("F1-2 moves", "F1"));
  EXPECT_FALSE(Names("AF1 moves", "F1"));
  EXPECT_TRUE(Names("F11 and F1 move", "F1"));
}

}  // namespace
}  // namespace berthier
