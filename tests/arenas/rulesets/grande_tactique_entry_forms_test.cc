// What can be said in its documents is told by the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/arenas/told.h"

namespace berthier {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;

TEST(EntryForms, GrandeTactiqueTellsWhatOnlyItsWriterKnew) {
  const std::string told = Told(*FindRuleset("grande_tactique"));
  EXPECT_THAT(told, ContainsRegex("is +\"diced\" +has thrown its command die"));
  EXPECT_THAT(told, ContainsRegex("number +bonus of the corps, 0 to 5 +CP"));
  EXPECT_THAT(told, ContainsRegex("is +\"attached now\" +joined his unit"));
  EXPECT_THAT(told, ContainsRegex("number +start heading, 0 to 1439 +heading"));
  EXPECT_THAT(told, ContainsRegex("    process is: \"flight\" +how a unit"));
  EXPECT_THAT(told, HasSubstr("      number   list 0 to 11, 0 to 255\n"));
  EXPECT_THAT(told, HasSubstr("      number   legs, 0 to 255\n"));
  EXPECT_THAT(told, ContainsRegex("points +one point: where its turn began"));
  EXPECT_THAT(told, ContainsRegex("    square_move +2, 1"));
  EXPECT_THAT(told, ContainsRegex("    road_waives_terrain +true, false"));
}

}  // namespace
}  // namespace berthier
