#include "engine/model/fault.h"

#include <gtest/gtest.h>

namespace berthier {
namespace {

TEST(FaultDeathTest, SaysWhereAndWhat) {
  const int two = 2;
  EXPECT_DEATH(BERTHIER_CHECK(two + two == 5),
               "fault_test.cc:[0-9]+: broken: two \\+ two == 5");
}

TEST(Fault, AKeptCheckEvaluatesOnce) {
  int evaluated = 0;
  BERTHIER_CHECK(++evaluated == 1);
  EXPECT_EQ(evaluated, 1);
}

}  // namespace
}  // namespace berthier
