// Orders of La Grande Armée in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/arenas/table/said_to.h"

namespace berthier {
namespace {

using ::testing::HasSubstr;

// What is not said of files and faces is as it was proposed.
TEST(LaGrandeArmeePhraseTest, NumbersMayBeLeftOut) {
  SaidTo ford("ford", "element");
  ford.Play("f1 lead");
  EXPECT_EQ(ford.Says("f1 forward 1"), ford.Says("f1 advance forward 1"));
  EXPECT_THAT(ford.Says("f1 form square"), HasSubstr("F1 form square"));
  EXPECT_THAT(ford.Says("f1 form line facing north"),
              HasSubstr("F1 form line"));
}

}  // namespace
}  // namespace berthier
