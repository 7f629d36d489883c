// What the page is told of units of Grandeur.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/arenas/table/house_fixture.h"

namespace berthier {
namespace {

// GRA-TYP: what the dice of a unit depend on stands on its card.
TEST_F(HouseTest, CardsTellTheNumbersOfAUnit) {
  const std::string game = New("outposts", "");
  const json foot = Get("card", {{"game", game}, {"id", "A1-1"}}).at("lines");
  EXPECT_THAT(foot, testing::Contains(
                        "Line Infantry, VBU 4 of 4, M 5, Impetus 1, discipline "
                        "B, skirmishers A"))
      << foot.dump();
  const json leader =
      Get("card", {{"game", game}, {"id", "Austrian general"}}).at("lines");
  EXPECT_EQ(leader.dump().find("VBU"), std::string::npos);
}

}  // namespace
}  // namespace berthier
