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
}

// SGT-X-18: it goes as far as is said, and the change of formation, which takes
// its centre forward or back, comes on top.
TEST(SimpleGrandTacticalPhraseTest, SaidDistancesAreMovedWhateverIsFormed) {
  const SaidTo lane("lane", "move");
  EXPECT_EQ(lane.Says("f1 line first forward 5"),
            "F1 move line first to 40 20 facing 0");
  EXPECT_EQ(lane.Says("f1 line last forward 5"),
            "F1 move line last to 40 20 facing 0");
  EXPECT_EQ(lane.Says("f3 unlimbered last forward 10"),
            "F3 move unlimbered last to 50 20.5 facing 0");
  EXPECT_EQ(lane.Says("f1 line first to 40 19"),
            "F1 move line first to 40 19 facing 0");
}

// Sentences of the program itself are understood.
TEST(SimpleGrandTacticalPhraseTest, VerbsMayBeSaidOfSomebody) {
  const SaidTo lane("lane", "move");
  EXPECT_EQ(lane.Says("f2 moves forward 10"),
            "F2 move as it is to 60 24 facing 0");
  EXPECT_EQ(lane.Says("the moves are at an end"), "end moves");
}

// Only what the decision asks for is suggested.
TEST(SimpleGrandTacticalPhraseTest, WhatIsOverIsNotSuggested) {
  const SaidTo lane("lane", "move");
  const std::string said = lane.Says("edn");
  EXPECT_NE(said.find("\"end moves\""), std::string::npos) << said;
  EXPECT_EQ(said.find("deployment"), std::string::npos) << said;
}

}  // namespace
}  // namespace berthier
