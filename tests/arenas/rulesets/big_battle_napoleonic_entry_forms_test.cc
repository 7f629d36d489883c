// What can be said in its documents is told by the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/arenas/told.h"

namespace berthier {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

TEST(EntryForms, BigBattleNapoleonicTellsWhatOnlyItsWriterKnew) {
  const std::string told = Told(*FindRuleset("big_battle_napoleonic"));
  EXPECT_THAT(told, ContainsRegex("is +\"rally spoiled\" +cannot rally in"));
  EXPECT_THAT(told, ContainsRegex("number +bases at start, 3 to 8 +it began"));
  EXPECT_THAT(told,
              HasSubstr("      number   way heading 0 to 12, 0 to 1439 at"));
  EXPECT_THAT(told, ContainsRegex("number +moved ticks, 0 to 40000 +the same"));
  EXPECT_THAT(told, ContainsRegex("terrain is: \"bridge\" +a bridge; the"));
  EXPECT_THAT(told, ContainsRegex("process is: \"shot\" +who may fire"));
  EXPECT_THAT(told, ContainsRegex("link +stays south of +a limit: inches"));
  EXPECT_THAT(told, ContainsRegex("    victory_margin +[0-9]+, or from 1 to"));
  EXPECT_THAT(told, ContainsRegex("    free_deployment +(false|true), "));
}

}  // namespace
}  // namespace berthier
