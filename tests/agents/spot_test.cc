// Points in inches and in ticks.
#include "agents/doctrine/kit/spot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace berthier {
namespace {

// Halves away from zero, as std::lround has it.
TEST(Spot, IsRoundedToTheNearestTick) {
  for (int k = -40'000; k <= 40'000; ++k) {
    for (const double part : {0.0, 0.25, 0.5, 0.75, 0.4999999, 0.5000001}) {
      const Spot spot = {(k + part) / kTicksPerInch, k * 0.01 + part};
      const Point point = PointOf(spot);
      ASSERT_EQ(point.x, std::lround(spot.x * kTicksPerInch)) << k << part;
      ASSERT_EQ(point.y, std::lround(spot.y * kTicksPerInch)) << k << part;
    }
  }
}

}  // namespace
}  // namespace berthier
