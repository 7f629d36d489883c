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

// What the program says of an order is an order; who acts need not be named.
TEST(GrandeurPhraseTest, WhoActsNeedNotBeNamed) {
  SaidTo outposts("outposts", "next");
  EXPECT_EQ(outposts.Says("f1-3 fire a1-1")
                .find("\"fire\" cannot be ordered "
                      "now; what can is "),
            0u);
  EXPECT_EQ(outposts.Says("f1-3 acts"), "F1-3 activate");
  outposts.Play("f1-3 activate");
  EXPECT_EQ(outposts.Says("forward 3"), "F1-3 forward to 68 15");
  EXPECT_EQ(outposts.Says("do nothing"), "pass");
  EXPECT_EQ(outposts.Says("f1-3 does nothing"), "pass");
}

// A way that is said without its verb is one by which it may go.
TEST(GrandeurPhraseTest, AWayIsGoneAsItMayBe) {
  SaidTo outposts("outposts", "next");
  outposts.Play("f1-3 activate");
  EXPECT_EQ(outposts.Says("f1-3 to 62 18"), "F1-3 oblique to 62 18");
  EXPECT_EQ(outposts.Says("f1-3 to 68 15"), "F1-3 forward to 68 15");
}

}  // namespace
}  // namespace berthier
