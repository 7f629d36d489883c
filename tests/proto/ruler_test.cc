#include "proto/ruler.h"

#include <gtest/gtest.h>

#include <limits>

namespace berthier {
namespace {

TEST(Ruler, IsFoundByName) {
  EXPECT_EQ(*FindRuler(""), kInches);
  EXPECT_EQ(*FindRuler("in"), kInches);
  EXPECT_EQ(*FindRuler("cm"), kCentimetres);
  EXPECT_EQ(*FindRuler("mm"), kMillimetres);
  EXPECT_EQ(*FindRuler("tick"), kTicks);
  EXPECT_EQ(FindRuler("ell"), nullptr);
  EXPECT_EQ(RulerNames(), "in, cm, mm, tick");
}

// A ruleset has a word of its own for a centimetre.
TEST(Ruler, IsFoundByItsUnit) {
  EXPECT_EQ(*FindRuler(kInchUnit), kInches);
  EXPECT_EQ(*FindRuler(LengthUnit{kTicksPerCentimetre, "U"}), kCentimetres);
  EXPECT_EQ(FindRuler(LengthUnit{3, "ell"}), nullptr);
}

TEST(Ruler, TakesTheNearestTick) {
  EXPECT_EQ(TicksOf(kInches, 1), 1016);
  EXPECT_EQ(TicksOf(kInches, 23.2), 23571);  // 23571.2
  EXPECT_EQ(TicksOf(kInches, -0.125), -127);
  EXPECT_EQ(TicksOf(kCentimetres, 1.5), 600);
  EXPECT_EQ(TicksOf(kMillimetres, 0.0124), 0);
  EXPECT_EQ(TicksOf(kMillimetres, 0.0126), 1);
}

TEST(Ruler, RefusesWhatIsOnNoTable) {
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(TicksOf(kTicks, kFarthestPlace), kFarthestPlace);
  EXPECT_EQ(TicksOf(kTicks, -kFarthestPlace), -kFarthestPlace);
  EXPECT_EQ(TicksOf(kTicks, kFarthestPlace + 1.0), std::nullopt);
  EXPECT_EQ(TicksOf(kTicks, -kFarthestPlace - 1.0), std::nullopt);
  EXPECT_EQ(TicksOf(kInches, 1e300), std::nullopt);
  EXPECT_EQ(TicksOf(kInches, infinity), std::nullopt);
  EXPECT_EQ(TicksOf(kInches, -infinity), std::nullopt);
  EXPECT_EQ(TicksOf(kInches, std::numeric_limits<double>::quiet_NaN()),
            std::nullopt);
}

// Every tick comes back from its four decimals, in both precisions.
TEST(Ruler, UnitsGoToTicksAndBack) {
  for (const Ruler& ruler : {kInches, kCentimetres, kMillimetres, kTicks}) {
    // A stride that is prime to all rulers visits all remainders.
    for (int32_t tick = -kFarthestPlace; tick <= kFarthestPlace; tick += 7) {
      const double units = InUnits(ruler, tick);
      ASSERT_EQ(TicksOf(ruler, units), tick) << ruler.name;
      ASSERT_EQ(TicksOf(ruler, static_cast<float>(units)), tick) << ruler.name;
    }
    EXPECT_EQ(TicksOf(ruler, InUnits(ruler, kFarthestPlace)), kFarthestPlace);
  }
}

TEST(Ruler, ShowsNumbersBriefly) {
  EXPECT_EQ(Shown(InUnits(kInches, 23571)), "23.1998");
  EXPECT_EQ(Shown(InUnits(kInches, 30 * 1016)), "30");
  EXPECT_EQ(Shown(23.2), "23.2");
  EXPECT_EQ(Shown(-0.25), "-0.25");
  EXPECT_EQ(Shown(std::numeric_limits<double>::quiet_NaN()), "nan");
}

TEST(Ruler, HeadingsAreQuarterDegrees) {
  EXPECT_EQ(HeadingOf(0), Heading());
  EXPECT_EQ(HeadingOf(359.75), Heading::Quarters(1439));
  EXPECT_EQ(HeadingOf(21.75), Heading::Quarters(87));
  EXPECT_EQ(HeadingOf(360), std::nullopt);
  EXPECT_EQ(HeadingOf(-0.25), std::nullopt);
  EXPECT_EQ(HeadingOf(0.1), std::nullopt);
  EXPECT_EQ(HeadingOf(std::numeric_limits<double>::quiet_NaN()), std::nullopt);
  for (int quarters = 0; quarters < Heading::kSteps; ++quarters) {
    const Heading heading = Heading::Quarters(quarters);
    EXPECT_EQ(HeadingOf(InDegrees(heading)), heading);
    EXPECT_EQ(HeadingOf(static_cast<float>(InDegrees(heading))), heading);
  }
}

}  // namespace
}  // namespace berthier
