#include "engine/rulesets/grande_tactique/table/terrain.h"

#include "tests/engine/tabletop/table.h"

namespace berthier::grande_tactique {
namespace {

using ::testing::Optional;

Terrain Retz() {
  Terrain t;
  t.width = Inches(60);
  t.depth = Inches(48);
  t.areas.push_back(
      MakeArea("Retz", AreaKind::kBuiltUp, Rectangle(2700, 2200, 3000, 2500)));
  t.areas.push_back(MakeArea("redoubt", AreaKind::kFort,
                             Rectangle(4400, 2800, 4650, 3000),
                             {SideWork::kFortified, SideWork::kFortified,
                              SideWork::kOpen, SideWork::kFortified}));
  t.hills.push_back(MakeHill("ridge", Rectangle(3600, 2700, 5400, 3200),
                             {At(3700, 2950), At(5300, 2950)}));
  t.linear_features.push_back(MakeLinearFeature(
      "stream", {At(0, 1600), At(1200, 1500), At(2200, 1700), At(3400, 1500)}));
  t.roads.push_back(
      MakeRoad("road", {At(3000, 0), At(3000, 4800)}, InchHundredths(25)));
  t.pieces = {Rough("rye", Rectangle(4000, 1700, 5000, 2200)),
              Impassable("pond", Rectangle(1000, 3000, 1300, 3300))};
  t.Index();
  return t;
}

TEST(Terrain, IsWithoutFlaw) {
  EXPECT_EQ(FlawOf(Retz()), std::nullopt);
  EXPECT_EQ(Retz().areas[0].centroid, At(2850, 2350));
  EXPECT_EQ(Retz().areas[0].sides.size(), 4u);
}

TEST(Terrain, NamesItsFirstFlaw) {
  const auto flaw_of_woods = [](std::vector<Point> polygon) {
    Terrain t = Retz();
    t.areas.insert(t.areas.begin(),
                   MakeArea("Copse", AreaKind::kWoods, std::move(polygon)));
    return FlawOf(t).value_or("");
  };
  EXPECT_EQ(flaw_of_woods({At(0, 0), At(0, 300), At(300, 300)}),
            "woods \"Copse\": runs clockwise");
  EXPECT_EQ(flaw_of_woods({At(0, 0), At(300, 0)}),
            "woods \"Copse\": fewer than 3 corners");
  EXPECT_EQ(flaw_of_woods({At(0, 0), At(100, 0), At(100, 0), At(0, 90)}),
            "woods \"Copse\": corner 2 is repeated");
  EXPECT_EQ(flaw_of_woods({At(0, 0), At(100, 0), At(200, 0)}),
            "woods \"Copse\": encloses no ground");
  EXPECT_EQ(flaw_of_woods({At(0, 0), At(300, 0), At(100, 100), At(0, 300)}),
            "woods \"Copse\": not convex at corner 3");
  EXPECT_EQ(flaw_of_woods(Rectangle(-10, 0, 300, 300)),
            "woods \"Copse\": not wholly on the table");
  std::vector<Point> many;
  for (int q = 0; q < kMaxCorners + 1; ++q) many.push_back(At(q, q * q));
  EXPECT_EQ(flaw_of_woods(many), "woods \"Copse\": more than 12 corners");
}

TEST(Terrain, AStarWindsRoundMoreThanOnce) {
  // Every corner of a pentagram is a left turn.
  Terrain t = Retz();
  t.pieces = {Rough("star", {At(2000, 3000), At(1412, 1191), At(2951, 2309),
                             At(1049, 2309), At(2588, 1191)})};
  t.Index();
  EXPECT_EQ(FlawOf(t), "tall crops \"star\": winds round more than once");
}

TEST(Terrain, OtherFlaws) {
  Terrain t = Retz();
  t.areas[0].sides[1] = SideWork::kFortified;
  EXPECT_EQ(FlawOf(t),
            "built-up area \"Retz\": only a fort has fortified sides");
  t = Retz();
  t.areas[1].sides.pop_back();
  EXPECT_EQ(FlawOf(t), "fort \"redoubt\": sides and corners differ in number");
  t = Retz();
  t.hills[0].crest.pop_back();
  EXPECT_EQ(FlawOf(t), "hill \"ridge\": crest of fewer than 2 points");
  t = Retz();
  t.roads[0].line.clear();
  EXPECT_EQ(FlawOf(t), "road \"road\": fewer than 2 points");
  t = Retz();
  t.depth = Ticks(0);
  EXPECT_EQ(FlawOf(t), "the table has no size");
  t.depth = Ticks(1 << 21);
  EXPECT_EQ(FlawOf(t), "the table is larger than 26 m");
}

TEST(Terrain, AFortIsFortifiedAllRoundUnlessItSaysOtherwise) {  // GT-TER-17
  const Area fort =
      MakeArea("fort", AreaKind::kFort, Rectangle(0, 0, 200, 200));
  EXPECT_THAT(fort.sides, ::testing::Each(SideWork::kFortified));
  const Area woods =
      MakeArea("wood", AreaKind::kWoods, Rectangle(0, 0, 200, 200));
  EXPECT_THAT(woods.sides, ::testing::Each(SideWork::kOpen));
}

TEST(Terrain, StandingOnAHillAndInCrops) {  // GT-TER-19
  const Terrain t = Retz();
  EXPECT_THAT(HillAt(t, At(4000, 2800)), Optional(0));
  EXPECT_EQ(HillAt(t, At(3500, 2800)), std::nullopt);
  EXPECT_TRUE(IsIn(t, t.rough, At(4500, 2000)));
  EXPECT_FALSE(IsIn(t, t.rough, At(4500, 2300)));
}

TEST(Terrain, OnTopIsWithinHalfAnInchOfTheCrest) {  // GT 5.7
  const Terrain t = Retz();
  const auto on_top = [&](int y) {
    return OnTop(t.hills[0], MakeBlock(PoseAt(4000, y, 0), kFootGuns),
                 Ticks(508));
  };
  EXPECT_TRUE(on_top(2950 - 50 - 50));
  EXPECT_FALSE(on_top(2950 - 50 - 51));
}

TEST(Terrain, CrestsAndStreamsAreCrossed) {  // GT 5.7
  const Terrain t = Retz();
  EXPECT_THAT(CrestCrossed(t, {At(4000, 2600), At(4000, 3100)}), Optional(0));
  EXPECT_EQ(CrestCrossed(t, {At(4000, 2600), At(4000, 2940)}), std::nullopt);
  // Round the end of the crest.
  EXPECT_EQ(CrestCrossed(t, {At(5350, 2600), At(5350, 3100)}), std::nullopt);
  const std::vector<Point> over = {At(500, 1000), At(900, 1400), At(900, 2000)};
  EXPECT_THAT(LinearFeatureCrossed(t, over), Optional(0));
  const std::vector<Point> short_of = {At(500, 1000), At(900, 1400)};
  EXPECT_EQ(LinearFeatureCrossed(t, short_of), std::nullopt);
  const Block base = MakeBlock(PoseAt(1200, 1500, 0), kInfantry);
  EXPECT_TRUE(
      Crosses(t.linear_features[0], base.corners(), BoxOf(base), kPenetration));
}

TEST(Terrain, TheRoadIsAStrip) {  // GT-MOV-06
  const Terrain t = Retz();
  const auto touches = [&](int x) {
    return TouchesRoad(t.roads[0], MakeBlock(PoseAt(x, 1000, 0), kInfantry));
  };
  EXPECT_TRUE(touches(3000));
  EXPECT_TRUE(touches(3000 + 120 + 24));
  EXPECT_FALSE(touches(3000 + 120 + 26));
}

TEST(Terrain, TheWholeBaseIsOnTheTable) {  // GT-MOV-13
  const Terrain t = Retz();
  EXPECT_TRUE(OnTable(t, MakeBlock({{1219, 406}, {}}, kInfantry)));
  EXPECT_TRUE(OnTable(t, MakeBlock({{1218, 406}, {}}, kInfantry)));
  EXPECT_FALSE(OnTable(t, MakeBlock({{1217, 406}, {}}, kInfantry)));
  EXPECT_FALSE(OnTable(t, MakeBlock({{1219, 404}, {}}, kInfantry)));
  EXPECT_FALSE(OnTable(t, MakeBlock(PoseAt(6000, 2000, 0), kInfantry)));
  EXPECT_FALSE(OnTable(t, MakeBlock(PoseAt(3000, 4790, 0), kInfantry)));
}

TEST(Terrain, OverlapsHaveOneTolerance) {
  const Terrain t = Retz();
  const auto in_pond = [&](int ticks) {
    Pose pose = PoseAt(1150, 3000, 0);
    pose.centre.y += ticks - 406;
    return InImpassable(t, MakeBlock(pose, kInfantry));
  };
  EXPECT_FALSE(in_pond(20));
  EXPECT_TRUE(in_pond(21));
  EXPECT_TRUE(
      Overlaps(t.areas[0], MakeBlock(PoseAt(2850, 2350, 0), kInfantry)));
  EXPECT_FALSE(
      Overlaps(t.areas[0], MakeBlock(PoseAt(2850, 2150, 0), kInfantry)));
}

TEST(Terrain, WhichSideOfAFort) {  // GT 5.7, fort side
  const Area fort = Retz().areas[1];
  EXPECT_EQ(SideFacing(fort, At(4525, 2000)), 0);
  EXPECT_EQ(SideFacing(fort, At(6000, 2900)), 1);
  EXPECT_EQ(SideFacing(fort, At(4525, 4000)), 2);
  EXPECT_EQ(SideFacing(fort, At(3000, 2900)), 3);
  EXPECT_EQ(SideFacing(fort, At(4640, 2910)), 1);  // from inside
  EXPECT_EQ(OutwardOf(fort, 0), Heading::Degrees(180));
  EXPECT_EQ(OutwardOf(fort, 2), Heading::Degrees(0));
}

}  // namespace
}  // namespace berthier::grande_tactique
