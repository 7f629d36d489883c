#include "engine/tabletop/outline.h"

#include <algorithm>
#include <vector>

#include "engine/geometry/arc.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/half_plane.h"
#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

constexpr Length kRadius = Inches(9);

bool IsCounterClockwise(const std::vector<Point>& outline) {
  return TwiceArea(outline) > 0;
}

// Chords of five degrees: inside by at most a thousandth of the radius.
TEST(Outline, WhatIsNearAPolygonIsInItsGrownOutline) {
  const Block block = MakeBlock(PoseAt(3000, 2000, 30), kInfantry);
  const std::vector<Point> grown = GrownOutline(block.corners(), kRadius);
  EXPECT_TRUE(IsCounterClockwise(grown));
  for (const Point p : grown) {
    EXPECT_NEAR(Distance(p, block.corners()).ticks, kRadius.ticks, 2);
  }
  for (int degrees = 0; degrees < 360; degrees += 7) {
    const UnitVec way = Forward(Heading::Degrees(degrees));
    for (int reach = 1; reach < 14; ++reach) {
      const Point p = block.centre + Along(way, Inches(reach));
      const Length off = Distance(p, block.corners());
      if (off < kRadius - kRadius / 900) {
        EXPECT_TRUE(Contains(grown, p)) << degrees << " " << reach;
      } else if (off > kRadius + Ticks(2)) {
        EXPECT_FALSE(Contains(grown, p)) << degrees << " " << reach;
      }
    }
  }
}

TEST(Outline, AnArcIsWhatItsPredicatesSay) {
  const Pose pose = PoseAt(3000, 2000, 200);
  const Block block = MakeBlock(pose, kInfantry);
  const Arc arc = MakeArc(pose, kInfantry, 180);
  const std::vector<Point> outline = ArcOutline(pose, kInfantry, 180, kRadius);
  EXPECT_TRUE(IsCounterClockwise(outline));
  int inside = 0;
  for (int degrees = 0; degrees < 360; degrees += 7) {
    for (int reach = 1; reach < 14; ++reach) {
      const Point p = pose.centre +
                      Along(Forward(Heading::Degrees(degrees)), Inches(reach));
      const Length off = Distance(p, block.front_edge());
      if (InArc(arc, p) && off < kRadius - kRadius / 900) {
        EXPECT_TRUE(Contains(outline, p)) << degrees << " " << reach;
        ++inside;
      } else if (!InArc(arc, p) || off > kRadius + Ticks(2)) {
        EXPECT_FALSE(Contains(outline, p)) << degrees << " " << reach;
      }
    }
  }
  EXPECT_GT(inside, 50);
}

TEST(Outline, ASectorEndsAtItsAnglesAndItsRadius) {
  const Point apex = At(3000, 2000);
  const std::vector<Point> outline =
      SectorOutline(apex, Heading::Degrees(90), 40, kRadius);
  EXPECT_TRUE(IsCounterClockwise(outline));
  EXPECT_EQ(outline.front(), apex);
  const auto at = [&](int degrees, Length reach) {
    return apex + Along(Forward(Heading::Degrees(degrees)), reach);
  };
  EXPECT_TRUE(Contains(outline, at(90, kRadius - Ticks(20))));
  EXPECT_FALSE(Contains(outline, at(90, kRadius + Ticks(20))));
  EXPECT_TRUE(Contains(outline, at(81, Inches(5))));
  EXPECT_TRUE(Contains(outline, at(99, Inches(5))));
  EXPECT_FALSE(Contains(outline, at(79, Inches(5))));
  EXPECT_FALSE(Contains(outline, at(101, Inches(5))));
}

}  // namespace
}  // namespace berthier
