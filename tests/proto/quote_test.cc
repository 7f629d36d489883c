#include "proto/quote.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace berthier {
namespace {

using testing::EndsWith;
using testing::Le;
using testing::SizeIs;
using testing::StartsWith;

TEST(QuoteTest, CutsBetweenLetters) {
  EXPECT_EQ(Shortened("Masséna", 7), "Massén...");
  EXPECT_EQ(Shortened("Masséna", 5), "Mass...");
  EXPECT_EQ(Shortened("Masséna", 8), "Masséna");
  EXPECT_EQ(Shortened("Masséna", 0), "...");
  EXPECT_EQ(Shortened("", 0), "");
}

TEST(QuoteTest, LastLinesAreWholeAndReadable) {
  EXPECT_EQ(LastLines("one line of many words", 12), "many words");
  EXPECT_EQ(LastLines("one\ntwo\nthree\n", 9), "two\nthree");
  EXPECT_EQ(LastLines("one\ntwo\nthree\n", 8), "three");
  EXPECT_EQ(LastLines("one\ntwo\nthree\n", 3), "ree");
  EXPECT_EQ(LastLines("one\n", 100), "one");
  EXPECT_EQ(LastLines("a\xff\xc3", 100), "a??");
  EXPECT_EQ(LastLines("Masséna", 2), "na");
  EXPECT_EQ(LastLines("", 5), "");
}

TEST(QuoteTest, IndentsEveryLine) {
  EXPECT_EQ(Indented("a\n\x1b[1mb\n", 2), "  a\n   [1mb\n");
  EXPECT_EQ(Indented("a", 1), " a\n");
  EXPECT_EQ(Indented("", 2), "");
}

TEST(QuoteTest, OneLineIsOne) {
  EXPECT_EQ(OneLine("a\nb\tc\x1b[0m"), "a b c [0m");
  EXPECT_THAT(OneLine(std::string(100'000, 'x')), SizeIs(kLongestQuote + 3));
}

TEST(QuoteTest, AComplaintKeepsItsRemedy) {
  const std::string name(100'000, 'x');
  const std::string line = ReadableLine("x.textproto:3: there is no '" + name +
                                        "'; say one of: a, b");
  EXPECT_THAT(line, SizeIs(Le(400u)));
  EXPECT_THAT(line, StartsWith("x.textproto:3: there is no 'xxx"));
  EXPECT_THAT(line, EndsWith("...'; say one of: a, b"));
  std::string words = "it said:";
  for (int i = 0; i < 10'000; ++i) words += " word";
  const std::string many = ReadableLine(words + "; remedy");
  EXPECT_THAT(many, SizeIs(Le(1'500u)));
  EXPECT_THAT(many, EndsWith("; remedy"));
  EXPECT_EQ(ReadableLine("short, as it was"), "short, as it was");
}

}  // namespace
}  // namespace berthier
