#include "engine/tabletop/ground.h"

#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::SizeIs;

using Plain = GroundOf<GroundPiece>;

// A table of 60" by 48", bare but for what the test lays on it.
Plain Laid(std::vector<GroundPiece> pieces) {
  Plain ground;
  ground.width = Inches(60);
  ground.depth = Inches(48);
  ground.pieces = std::move(pieces);
  ground.Index();
  return ground;
}
GroundPiece Wood(int x0, int y0, int x1, int y1) {
  GroundPiece wood = Rough("wood", Rectangle(x0, y0, x1, y1));
  wood.cover = wood.blocks_sight = true;
  return wood;
}
GroundPiece Hill(int x0, int y0, int x1, int y1, uint8_t level) {
  GroundPiece hill = MakePiece("hill", Rectangle(x0, y0, x1, y1));
  hill.level = level;
  return hill;
}
// Two inches square, facing north.
Block SquareAt(int x, int y) {
  return MakeBlock(PoseAt(x, y, 0), {Inches(2), Inches(2)});
}
Segment FromTo(int x0, int y0, int x1, int y1) {
  return {At(x0, y0), At(x1, y1)};
}

// A stretch along the x axis from one x to another.
auto Stretches(int from, int to) {
  return Field(&GroundPart::axis, FromTo(from, 1000, to, 1000));
}

TEST(GroundStrip, IsARectangleAStretch) {
  const auto parts =
      StripParts({At(1000, 1000), At(2000, 1000)}, InchHundredths(50), {});
  ASSERT_THAT(parts, ElementsAre(Stretches(1000, 2000)));
  EXPECT_EQ(parts[0].box, BoxOf(Rectangle(1000, 975, 2000, 1025)));
  EXPECT_GT(TwiceArea(parts[0].polygon), 0);
  EXPECT_THAT(StripParts({At(1000, 1000), At(2000, 1000), At(2000, 2000)},
                         InchHundredths(50), {}),
              SizeIs(2));
}

TEST(GroundStrip, IsCutAtItsGaps) {
  const GroundGap bridge = {.place = At(1500, 1000), .length = Inches(2)};
  const GroundGap ford = {.place = At(1900, 1010), .length = Inches(4)};
  const GroundGap elsewhere = {.place = At(1200, 1200), .length = Inches(2)};
  const std::vector<GroundGap> gaps = {ford, elsewhere, bridge};
  const auto parts =
      StripParts({At(1000, 1000), At(2000, 1000)}, InchHundredths(50), gaps);
  ASSERT_THAT(parts, SizeIs(2));
  EXPECT_THAT(parts[0].axis.b, IsNear(1400, 1000));
  EXPECT_THAT(parts[1].axis.a, IsNear(1600, 1000));
  EXPECT_THAT(parts[1].axis.b, IsNear(1700, 1000));
}

TEST(GroundStrip, MayBeCutAwayAltogether) {
  const GroundGap gap = {.place = At(1100, 1000), .length = Inches(4)};
  EXPECT_THAT(StripParts({At(1000, 1000), At(1200, 1000)}, InchHundredths(50),
                         {&gap, 1}),
              IsEmpty());
}

// Parts of a layer, as (piece, part).
std::vector<std::pair<int, int>> Listed(const GroundLayer& layer) {
  std::vector<std::pair<int, int>> refs;
  for (const GroundRef ref : layer) refs.emplace_back(ref.piece, ref.part);
  return refs;
}
using Refs = std::vector<std::pair<int, int>>;

TEST(Layers, HoldThePartsWithAPropertyInTheOrderOfTheScenario) {
  GroundPiece wall = Wood(0, 0, 100, 25);
  wall.is_strip = true;
  wall.blocks_sight = false;
  GroundPiece marsh = Impassable("marsh", Rectangle(1000, 1000, 1100, 1100));
  marsh.parts.push_back(MakePart(Rectangle(1100, 1000, 1200, 1100)));
  const Plain ground = Laid(
      {wall, marsh, Hill(500, 500, 900, 900, 1), Wood(2000, 2000, 2500, 2500)});
  EXPECT_EQ(Listed(ground.rough), (Refs{{0, 0}, {3, 0}}));
  EXPECT_EQ(Listed(ground.impassable), (Refs{{1, 0}, {1, 1}}));
  EXPECT_EQ(Listed(ground.screens), (Refs{{3, 0}}));
  // Who stands behind a wall has cover; in it stands nobody.
  EXPECT_EQ(Listed(ground.covers), (Refs{{3, 0}}));
  EXPECT_EQ(Listed(ground.heights), (Refs{{2, 0}}));
  EXPECT_EQ(&ground.part(ground.impassable[1]), &ground.pieces[1].parts[1]);
}

TEST(Ground, ABlockIsInWhatItEntersDeeperThanTheTolerance) {
  const Plain ground = Laid({Wood(2000, 2000, 2500, 2500)});
  EXPECT_TRUE(InRough(ground, SquareAt(1905, 2200)));
  EXPECT_FALSE(InRough(ground, SquareAt(1901, 2200)));
  EXPECT_FALSE(InImpassable(ground, SquareAt(2200, 2200)));
  EXPECT_TRUE(Overlaps(ground.pieces[0].parts[0], SquareAt(1905, 2200)));
  EXPECT_FALSE(Overlaps(ground.pieces[0].parts[0], SquareAt(1901, 2200)));
}

TEST(Ground, APointOnTheEdgeIsInRough) {
  const Plain ground = Laid({Wood(2000, 2000, 2500, 2500)});
  EXPECT_TRUE(RoughAt(ground, At(2200, 2200)));
  EXPECT_TRUE(RoughAt(ground, At(1997, 2200)));
  EXPECT_FALSE(RoughAt(ground, At(1990, 2200)));
}

TEST(Ground, APieceHoldsABlockThatIsWhollyInOneOfItsParts) {
  GroundPiece halves = Wood(3000, 2000, 3100, 2500);
  halves.parts.push_back(MakePart(Rectangle(3100, 2000, 3200, 2500)));
  const Plain ground =
      Laid({Wood(0, 0, 100, 100), Wood(2000, 2000, 2500, 2500), halves});
  EXPECT_EQ(PieceHolding(ground, ground.rough, SquareAt(2100, 2100)), 1);
  EXPECT_EQ(PieceHolding(ground, ground.rough, SquareAt(2090, 2100)), -1);
  EXPECT_EQ(PieceHolding(ground, ground.screens, SquareAt(3100, 2200)), -1);
}

TEST(Ground, HalfABlockCountsHalf) {
  const GroundPart part = MakePart(Rectangle(2000, 2000, 2500, 2500));
  EXPECT_TRUE(HoldsHalf(part, SquareAt(2000, 2200)));
  EXPECT_FALSE(HoldsHalf(part, SquareAt(1995, 2200)));
  EXPECT_FALSE(HoldsHalf(part, SquareAt(2000, 2000)));  // a quarter
  EXPECT_TRUE(HoldsHalf(part, SquareAt(2200, 2200)));
}

TEST(Ground, LengthsOfALineAddUp) {
  GroundPiece copse = Wood(3000, 2000, 3050, 2500);
  const Plain ground =
      Laid({Wood(2000, 2000, 2100, 2500), copse, Hill(0, 0, 6000, 4800, 1)});
  const auto in = [&](Segment line) {
    return LengthIn(ground, ground.screens, line);
  };
  EXPECT_THAT(in(FromTo(1000, 2200, 4000, 2200)), IsAboutInches(150));
  EXPECT_THAT(in(FromTo(2050, 2200, 2800, 2200)), IsAboutInches(50));
  EXPECT_EQ(in(FromTo(1000, 2600, 4000, 2600)), Ticks(0));
  // Its box is crossed, it is not.
  EXPECT_EQ(in(FromTo(1950, 2480, 2020, 2600)), Ticks(0));
}

TEST(Ground, TheScreenIsWhatHidesMostOfTheLine) {
  const Plain ground =
      Laid({Hill(0, 0, 6000, 4800, 1), Wood(2000, 2000, 2100, 2500),
            Wood(3000, 2000, 3300, 2500)});
  EXPECT_EQ(ScreenOn(ground, FromTo(1000, 2200, 4000, 2200)), 2);
  EXPECT_EQ(ScreenOn(ground, FromTo(1000, 2200, 2500, 2200)), 1);
  EXPECT_EQ(ScreenOn(ground, FromTo(1000, 2600, 2500, 2600)), -1);
}

TEST(Heights, TheHighestUnderAPointIsItsLevel) {
  const Plain ground =
      Laid({Hill(1000, 1000, 3000, 3000, 1), Hill(1500, 1500, 2000, 2000, 2),
            Hill(1000, 1000, 3000, 3000, 1)});
  EXPECT_EQ(LevelAt(ground, At(1700, 1700)), 2);
  EXPECT_EQ(LevelAt(ground, At(1200, 1200)), 1);
  EXPECT_EQ(LevelAt(ground, At(500, 500)), 0);
}

TEST(Heights, StandBetweenTwoThatAreBothLower) {
  const Plain ground =
      Laid({Hill(1000, 1000, 3000, 3000, 1), Hill(1500, 1000, 2000, 3000, 2)});
  const Segment across = FromTo(500, 2000, 3500, 2000);
  EXPECT_EQ(HeightBetween(ground, across, 0, 0), 0);
  EXPECT_EQ(HeightBetween(ground, across, 1, 0), 1);
  EXPECT_EQ(HeightBetween(ground, across, 0, 1), 1);
  EXPECT_EQ(HeightBetween(ground, across, 2, 0), -1);
  EXPECT_EQ(HeightBetween(ground, FromTo(500, 3500, 3500, 3500), 0, 0), -1);
}

TEST(Ground, IsTheTableToTheTick) {
  const Plain ground = Laid({});
  EXPECT_TRUE(OnTable(ground, SquareAt(100, 100)));
  EXPECT_TRUE(OnTable(ground, SquareAt(5900, 4700)));
  EXPECT_FALSE(OnTable(ground, SquareAt(99, 100)));
  EXPECT_FALSE(OnTable(ground, SquareAt(100, 99)));
  EXPECT_FALSE(OnTable(ground, SquareAt(5901, 4700)));
  EXPECT_FALSE(OnTable(ground, SquareAt(5900, 4701)));
}

}  // namespace
}  // namespace berthier
