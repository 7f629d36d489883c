// Orders of Grandeur in words.
#include <gtest/gtest.h>

#include "tests/arenas/table/said_to.h"

namespace berthier {
namespace {

// Where a step of the way is a verb, its name is not said twice.
TEST(GrandeurPhraseTest, AVerbMayBeTheStep) {
  SaidTo outposts("outposts", "next");
  outposts.Play("f1-3 activate");
  EXPECT_EQ(outposts.Says("f1-3 forward 3"), "F1-3 forward to 68 15");
  EXPECT_EQ(outposts.Says("f1-3 forward to 68 15"), "F1-3 forward to 68 15");
  EXPECT_EQ(outposts.Says("f1-3 forward 68 15"), "F1-3 forward to 68 15");
  EXPECT_EQ(outposts.Says("f1-3 wheel left 20"), "F1-3 wheel facing 340");
}

}  // namespace
}  // namespace berthier
