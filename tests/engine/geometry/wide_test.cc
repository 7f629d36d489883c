#include "engine/geometry/wide.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/engine/geometry/random_table.h"

namespace berthier {
namespace {

TEST(WideTest, RoundsHalvesAwayFromZero) {
  EXPECT_EQ(int64_t(RoundedDivide(5, 2)), 3);
  EXPECT_EQ(int64_t(RoundedDivide(-5, 2)), -3);
  EXPECT_EQ(int64_t(RoundedDivide(7, 5)), 1);
  EXPECT_EQ(int64_t(RoundedDivide(-8, 5)), -2);
  EXPECT_EQ(RoundedShift(6, 2), 2);
  EXPECT_EQ(RoundedShift(-6, 2), -2);
  EXPECT_EQ(RoundedShift(5, 2), 1);
  EXPECT_EQ(RoundedShift(-5, 2), -1);
}

TEST(WideTest, ExceedsRootComparesWithASquareRootExactly) {
  for (int64_t m = -30; m <= 30; ++m) {
    for (int64_t k = -8; k <= 8; ++k) {
      for (int64_t n : {0, 1, 2, 4, 7, 9, 12}) {
        // 4 and 9 have whole roots, where > must not hold on equality.
        const int64_t root = n == 4 ? 2 : n == 9 ? 3 : n;
        const bool exact = n == 0 || n == 1 || n == 4 || n == 9;
        const bool expected =
            exact ? m > k * root
                  : static_cast<long double>(m) > k * sqrtl(1.0L * n);
        EXPECT_EQ(ExceedsRoot(m, k, n), expected) << m << " " << k << " " << n;
      }
    }
  }
}

TEST(WideTest, WideRootsAreExactOnBothSidesOfASquare) {
  RandomTable random(2);
  for (int i = 0; i < 5000; ++i) {
    const int64_t r =
        static_cast<int64_t>(random.Next() >> (1 + random.Below(60)));
    const Wide square = Wide{r} * r;
    EXPECT_EQ(WideSqrt(square), r);
    EXPECT_EQ(WideSqrt(square + 2 * Wide{r}), r);
    if (r > 0) {
      EXPECT_EQ(WideSqrt(square - 1), r - 1);
    }
  }
}

TEST(WideTest, ProductsAndQuotientsWithRoots) {
  EXPECT_EQ(FloorTimesRoot(0, 7), 0);
  EXPECT_EQ(FloorTimesRoot(3, 2), 4);  // 4.24
  EXPECT_EQ(FloorTimesRoot(20, 9), 60);
  EXPECT_EQ(RoundedOverRoot(7, 4), 4);  // 3.5: halves up
  EXPECT_EQ(RoundedOverRoot(-7, 4), 4);
  EXPECT_EQ(RoundedOverRoot(10, 2), 7);  // 7.07
  EXPECT_EQ(RoundedOverRoot(13, 3), 8);  // 7.51
  const int64_t far = int64_t{1} << 43;
  EXPECT_EQ(RoundedOverRoot(far, far), 2965821);  // 2^21.5
}

}  // namespace
}  // namespace berthier
