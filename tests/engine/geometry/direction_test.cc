#include "engine/geometry/direction.h"

#include <gtest/gtest.h>

namespace berthier {
namespace {

TEST(DirectionTest, FollowsQuarterTurns) {
  for (int k = 0; k < Heading::kSteps; ++k) {
    const Heading h = Heading::Quarters(k);
    const UnitVec f = Forward(h);
    EXPECT_EQ(Forward(h.Turned(360)), (UnitVec{f.y, -f.x}));
    EXPECT_EQ(Forward(h.Opposite()), -f);
    EXPECT_EQ(Right(h), Forward(h.Turned(360)));
    EXPECT_EQ(Forward(Heading::Quarters(-k)), (UnitVec{-f.x, f.y}));
  }
}

}  // namespace
}  // namespace berthier
