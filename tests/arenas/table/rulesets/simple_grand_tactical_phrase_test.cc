// Orders of Simple Grand Tactical in words.
#include <gtest/gtest.h>

#include "tests/arenas/table/said_to.h"

namespace berthier {
namespace {

TEST(SimpleGrandTacticalPhraseTest, ALimberAndALineAreOrdersInThemselves) {
  const SaidTo lane("lane", "move");
  EXPECT_EQ(lane.Says("f1 line"), "F1 reform line facing 0");
  EXPECT_EQ(lane.Says("f1 form line"), "F1 reform line facing 0");
  EXPECT_EQ(lane.Says("f3 unlimber"), "F3 reform unlimbered facing 0");
  EXPECT_EQ(lane.Says("f2 turn left 30"), "F2 reform as it is facing 330");
  EXPECT_EQ(lane.Says("f2 forward 10"), "F2 move as it is to 60 24 facing 0");
  EXPECT_EQ(lane.Says("f1 line first forward 5"),
            "F1 move line first to 40 19 facing 0");
}

}  // namespace
}  // namespace berthier
