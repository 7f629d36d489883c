#include "engine/tabletop/routes.h"

#include "tests/engine/tabletop/table.h"

namespace berthier {
namespace {

constexpr int kSlow = 2 * Going::kOpen;

RouteGround Open() { return {.width = Inches(60), .depth = Inches(48)}; }
Going Horse() { return {.keep = InchHundredths(75)}; }

// Stations an inch apart on the way from one place to another.
std::vector<Point> WayOf(const RouteMap& map, Point from, Point to) {
  const CostField field = map.CostsTo(to);
  std::vector<Point> way = {from};
  for (int inches = 1; way.back() != field.Along(from, Inches(100)); ++inches) {
    way.push_back(field.Along(from, Inches(inches)).value_or(to));
  }
  return way;
}
bool Touches(const std::vector<Point>& way, PolygonView polygon) {
  for (size_t i = 1; i < way.size(); ++i) {
    if (PassesThrough({way[i - 1], way[i]}, polygon, Ticks(508))) return true;
  }
  return false;
}
Length Cost(const RouteMap& map, Point from, Point to) {
  return map.CostsTo(to).From(from).value_or(Inches(1000));
}

TEST(Routes, StraightOverOpenGround) {
  const Length cost =
      Cost(RouteMap(Open(), Horse()), At(1000, 1000), At(4000, 3000));
  // sqrt(30^2 + 20^2) = 36.06"; sixteen directions cost at most 3 % more, the
  // ends up to a cell.
  EXPECT_GE(cost, InchHundredths(3600 - 100));
  EXPECT_LE(cost, InchHundredths(3606 + 108 + 100));
}

TEST(Routes, RoundAWoodThatIsClosedToHorse) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 2000, 4000, 2400), Going::kClosed});
  const RouteMap map(t, Horse());
  const Length cost = Cost(map, At(3000, 1500), At(3000, 3000));
  // Round the end of the wood and 0.75" clear of it: 10.75 aside, 15 up:
  // at least sqrt(10^2+5^2) + 4 + sqrt(10^2+6^2) = 26.8".
  EXPECT_GE(cost, Inches(26));
  EXPECT_LE(cost, Inches(31));
  EXPECT_FALSE(Touches(WayOf(map, At(3000, 1500), At(3000, 3000)),
                       t.patches[0].polygon));
}

TEST(Routes, FootGoesThroughTheSameWoodIfThatIsCheaper) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 2000, 4000, 2400), kSlow});
  const RouteMap map(t, Going{});
  const Length cost = Cost(map, At(3000, 1500), At(3000, 3000));
  // 15" of which 4" count twice.
  EXPECT_GE(cost, InchHundredths(1900 - 150));
  EXPECT_LE(cost, InchHundredths(1900 + 150));
  EXPECT_TRUE(Touches(WayOf(map, At(3000, 1500), At(3000, 3000)),
                      t.patches[0].polygon));
}

TEST(Routes, VerySlowGroundIsGoneRound) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2500, 2000, 3500, 2600), 6 * Going::kOpen});
  const RouteMap map(t, Going{});
  EXPECT_FALSE(Touches(WayOf(map, At(3000, 1500), At(3000, 3000)),
                       t.patches[0].polygon));
}

TEST(Routes, ARoadDraws) {
  RouteGround t = Open();
  t.roads.push_back(
      MakeRoad("road", {At(3000, 0), At(3000, 4800)}, InchHundredths(25)));
  Going going;
  going.road = Going::kOpen / 2;
  const Length cost = Cost(RouteMap(t, going), At(3300, 500), At(3300, 4300));
  EXPECT_LT(cost, Inches(30));
  EXPECT_GT(cost, Inches(19));
}

TEST(Routes, NoneAcrossARiverWithoutABridge) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(0, 2000, 6000, 2200), Going::kClosed});
  const CostField dry = RouteMap(t, Horse()).CostsTo(At(1000, 3000));
  EXPECT_EQ(dry.From(At(1000, 1000)), std::nullopt);
  EXPECT_EQ(dry.Along(At(1000, 1000), Inches(5)), std::nullopt);
  t.roads.push_back(
      MakeRoad("road", {At(3000, 0), At(3000, 4800)}, InchHundredths(25)));
  const Length cost =
      Cost(RouteMap(t, Horse()), At(1000, 1000), At(1000, 3000));
  EXPECT_GT(cost, Inches(40));
  EXPECT_LT(cost, Inches(60));
}

TEST(Routes, StartAndGoalMayStandOnClosedGround) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 2000, 2400, 2400), Going::kClosed});
  const CostField out = RouteMap(t, Horse()).CostsTo(At(2200, 2200));
  EXPECT_LT(out.From(At(5000, 2200)), Inches(31));
  EXPECT_EQ(out.From(At(2200, 2200)), std::nullopt) << "no cell of the way";
}

TEST(Routes, NearerTheFartherAlong) {
  RouteGround t = Open();
  t.patches.push_back({Rectangle(2000, 1000, 2600, 3900), Going::kClosed});
  t.patches.push_back({Rectangle(3500, 2500, 4200, 3100), Going::kClosed});
  t.patches.push_back({Rectangle(3000, 500, 4500, 2000), kSlow});
  const CostField field = RouteMap(t, Horse()).CostsTo(At(4850, 3850));
  Dice dice(3);
  for (int i = 0; i < 60; ++i) {
    const Point from = Spot(dice, 200, 1900, 200, 4600);
    const Length whole = field.From(from).value_or(Inches(1000));
    ASSERT_LT(whole, Inches(100));
    for (const int inches : {5, 10, 20}) {
      const Length left =
          field.From(*field.Along(from, Inches(inches))).value();
      EXPECT_LE(left, whole - Inches(inches));
      // A knight's move on slow ground overshoots the most.
      EXPECT_GE(left, whole - Inches(inches + 5));
    }
  }
}

}  // namespace
}  // namespace berthier
