#include "engine/tabletop/routes.h"

#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

constexpr int kSlow = 2 * Going::kOpen;

RouteGround Open() { return {.width = Inches(60), .depth = Inches(48)}; }
Going Horse() { return {.half_width = InchHundredths(75)}; }
int64_t LengthAlong(const Route& route) {
  int64_t sum = 0;
  for (size_t i = 1; i < route.points.size(); ++i) {
    sum += LengthOf(route.points[i] - route.points[i - 1]).ticks;
  }
  return sum;
}

TEST(Routes, StraightOverOpenGround) {
  const RouteMap map(Open(), Horse());
  const auto route = map.Find(At(1000, 1000), At(4000, 3000));
  ASSERT_TRUE(route.has_value());
  EXPECT_THAT(route->points,
              ::testing::ElementsAre(At(1000, 1000), At(4000, 3000)));
  // sqrt(30^2 + 20^2) = 36.06"; sixteen directions cost at most 3 % more, the
  // ends up to a cell.
  EXPECT_GE(route->cost, InchHundredths(3600 - 100));
  EXPECT_LE(route->cost, InchHundredths(3606 + 108 + 100));
}

TEST(Routes, RoundAWoodThatIsClosedToHorse) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 2000, 4000, 2400), Going::kClosed});
  const RouteMap map(t, Horse());
  const auto route = map.Find(At(3000, 1500), At(3000, 3000));
  ASSERT_TRUE(route.has_value());
  EXPECT_GE(route->points.size(), 3u);
  EXPECT_EQ(route->points.front(), At(3000, 1500));
  EXPECT_EQ(route->points.back(), At(3000, 3000));
  // Round the end of the wood and 0.75" clear of it: 10.75 aside, 15 up:
  // at least sqrt(10^2+5^2) + 4 + sqrt(10^2+6^2) = 26.8".
  EXPECT_GE(LengthAlong(*route), Inches(26).ticks);
  EXPECT_LE(LengthAlong(*route), Inches(31).ticks);
  for (size_t i = 1; i < route->points.size(); ++i) {
    EXPECT_FALSE(PassesThrough({route->points[i - 1], route->points[i]},
                               t.patches[0].polygon, Ticks(508)));
  }
}

TEST(Routes, FootGoesThroughTheSameWoodIfThatIsCheaper) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 2000, 4000, 2400), kSlow});
  const RouteMap map(t, Going{});
  const auto route = map.Find(At(3000, 1500), At(3000, 3000));
  ASSERT_TRUE(route.has_value());
  // 15" of which 4" count twice.
  EXPECT_GE(route->cost, InchHundredths(1900 - 150));
  EXPECT_LE(route->cost, InchHundredths(1900 + 150));
}

TEST(Routes, SlowGroundIsNotCutAcrossToStraightenARoute) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2500, 2000, 3500, 2600), 6 * Going::kOpen});
  const auto route = RouteMap(t, Going{}).Find(At(3000, 1500), At(3000, 3000));
  ASSERT_TRUE(route.has_value());
  EXPECT_GE(route->points.size(), 3u);
  for (size_t i = 1; i < route->points.size(); ++i) {
    EXPECT_FALSE(PassesThrough({route->points[i - 1], route->points[i]},
                               t.patches[0].polygon, Ticks(1016)));
  }
}

TEST(Routes, AStreamCostsItsCrossing) {
  RouteGround t = Open();
  t.crossings.push_back({At(0, 2000), At(4000, 2000)});
  Going going;
  going.crossing = Inches(4);
  const auto near = RouteMap(t, going).Find(At(1000, 1500), At(1000, 2500));
  ASSERT_TRUE(near.has_value());
  EXPECT_THAT(near->cost, IsAboutInches(1400));
  // Round its end is cheaper when the end is near.
  const auto end = RouteMap(t, going).Find(At(3950, 1500), At(3950, 2500));
  ASSERT_TRUE(end.has_value());
  EXPECT_LT(end->cost, Inches(12));
}

TEST(Routes, ARoadDraws) {
  RouteGround t = Open();
  t.roads.push_back(
      MakeRoad("road", {At(3000, 0), At(3000, 4800)}, InchHundredths(25)));
  Going going;
  going.road = Going::kOpen / 2;
  const auto route = RouteMap(t, going).Find(At(3300, 500), At(3300, 4300));
  ASSERT_TRUE(route.has_value());
  EXPECT_LT(route->cost, Inches(30));
  EXPECT_GT(route->cost, Inches(19));
}

TEST(Routes, NoneAcrossARiverWithoutABridge) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(0, 2000, 6000, 2200), Going::kClosed});
  const RouteMap dry(t, Horse());
  EXPECT_EQ(dry.Find(At(1000, 1000), At(1000, 3000)), std::nullopt);
  EXPECT_EQ(dry.CostsTo(At(1000, 3000)).From(At(1000, 1000)), std::nullopt);
  t.roads.push_back(
      MakeRoad("road", {At(3000, 0), At(3000, 4800)}, InchHundredths(25)));
  const auto route = RouteMap(t, Horse()).Find(At(1000, 1000), At(1000, 3000));
  ASSERT_TRUE(route.has_value());
  EXPECT_GT(LengthAlong(*route), Inches(40).ticks);
}

TEST(Routes, StartAndGoalMayStandOnClosedGround) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 2000, 2400, 2400), Going::kClosed});
  const auto route = RouteMap(t, Horse()).Find(At(2200, 2200), At(5000, 2200));
  ASSERT_TRUE(route.has_value());
  EXPECT_EQ(route->points.front(), At(2200, 2200));
}

TEST(Routes, TheFieldAgreesWithTheSearch) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 1000, 2600, 3900), Going::kClosed});
  t.patches.push_back({Rectangle(3500, 2500, 4200, 3100), Going::kClosed});
  t.patches.push_back({Rectangle(3000, 500, 4500, 2000), kSlow});
  Going going = Horse();
  going.crossing = Inches(2);
  t.crossings.push_back({At(0, 2400), At(6000, 2300)});
  const RouteMap map(t, going);
  const Point goal = At(4850, 3850);
  const CostField field = map.CostsTo(goal);
  Dice dice(3);
  for (int i = 0; i < 60; ++i) {
    const Point from = Spot(dice, 200, 1900, 200, 4600);
    const auto route = map.Find(from, goal);
    ASSERT_TRUE(route.has_value());
    EXPECT_EQ(field.From(from), route->cost);
    EXPECT_EQ(map.Find(from, goal)->points, route->points);
  }
}

}  // namespace
}  // namespace berthier
