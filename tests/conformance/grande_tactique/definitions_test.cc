// Clauses that define rather than decide: scales, what is shown, what a
// scenario should look like.

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/conformance/grande_tactique/setting.h"

namespace berthier {
namespace {

namespace gt = grande_tactique;
using testing::AllOf;
using testing::Contains;
using testing::Ge;
using testing::Gt;
using testing::IsEmpty;
using testing::Le;
using testing::Lt;
using testing::Not;

constexpr const char* kScenarios[] = {"arenas/scenarios/steinfeld.textproto",
                                      "arenas/scenarios/retz.textproto",
                                      "arenas/scenarios/ridge.textproto"};

bool Is(const Entry& entry, const std::string& word) {
  return std::find(entry.is.begin(), entry.is.end(), word) != entry.is.end();
}

// GT-BAS-04: what the lengths of the tables have to do with X, the move of
// ordinary infantry.
TEST(Definitions, LengthsAreInProportionToTheInfantryMove) {
  const int x = gt::kAllowances.infantry.ticks;
  EXPECT_EQ(gt::kAllowances.infantry, Inches(4));
  // A base wheels at least 90 degrees in one move (pi as 355/113).
  const int64_t quarter_wheel =
      int64_t{gt::kBaseSizes[0].infantry_front} * 355 / (113 * 2);
  EXPECT_LE(quarter_wheel, x);
  for (const Length faster : {gt::kAllowances.cavalry, gt::kAllowances.general,
                              gt::kAllowances.horse_artillery}) {
    EXPECT_THAT(faster.ticks, AllOf(Gt(2 * x), Lt(5 * x / 2)));
  }
  EXPECT_THAT(gt::kAllowances.cuirassiers.ticks,
              AllOf(Gt(x), Lt(gt::kAllowances.cavalry.ticks)));
  EXPECT_THAT(gt::kInfantryFlight.ticks, AllOf(Lt(2 * x), Gt(3 * x / 2)));
  // The mean of the cavalry's run is four and a half moves.
  EXPECT_EQ(2 * (gt::kCavalryFlight.ticks + Inches(7).ticks), 9 * x);
  EXPECT_THAT(gt::kPursuitGap.ticks, AllOf(Gt(0), Le(x / 2)));
  EXPECT_THAT(gt::kCanisterRange.ticks, AllOf(Gt(x), Lt(3 * x / 2)));
  EXPECT_EQ(gt::kEffectiveRange.ticks, 2 * gt::kCanisterRange.ticks);
  EXPECT_EQ(gt::kLongRange.ticks, 2 * gt::kEffectiveRange.ticks);
}

// GT-BAS-05: everybody sees every state but coherent and limbered, and Charge
// markers with their targets.
TEST(Definitions, EveryStateIsShown) {
  const auto game = GameOf(R"(
    ruleset: "grande_tactique"
    clock { link { key: "phase" value: "orders" } }
    unit { id: "plain" side: "French" is: "infantry" x: 5 y: 10 heading: 0 }
    unit { id: "disrupted" side: "French" is: ["infantry", "disrupted"]
           x: 10 y: 10 heading: 0 }
    unit { id: "exhausted" side: "French"
           is: ["infantry", "disrupted", "exhausted"]
           x: 15 y: 10 heading: 0 }
    unit { id: "fleeing" side: "French" is: ["infantry", "fleeing"]
           x: 20 y: 10 heading: 180 }
    unit { id: "silenced" side: "French" is: ["foot artillery", "silenced"]
           x: 25 y: 10 heading: 0 }
    unit { id: "limbered" side: "French" is: ["foot artillery", "limbered"]
           x: 30 y: 10 heading: 0 }
    unit { id: "unlimbered" side: "French" is: "foot artillery"
           x: 35 y: 10 heading: 0 }
    unit { id: "firing" side: "French" is: ["horse artillery", "firing"]
           x: 40 y: 10 heading: 0 }
    unit { id: "square" side: "French" is: ["infantry", "square"]
           x: 45 y: 10 heading: 0 }
    unit { id: "charger" side: "French" is: "cavalry"
           x: 50 y: 10 heading: 0 link { key: "charges" value: "target" } }
    unit { id: "target" side: "Austrian" is: "infantry"
           x: 50 y: 10.9 heading: 180 }
  )");
  ASSERT_NE(game, nullptr);
  std::map<std::string, Body> bodies;
  EntityId target = EntityId::kNone;
  for (const Body& body : game->Draw(StartOf(*game)).bodies) {
    if (body.name == "target") target = body.id;
    bodies[body.name] = body;
  }
  for (const char* state : {"disrupted", "exhausted", "fleeing", "silenced",
                            "unlimbered", "firing", "square"}) {
    EXPECT_THAT(bodies[state].badges,
                Contains(testing::Field(&Badge::words, state)));
  }
  EXPECT_THAT(bodies["plain"].badges, IsEmpty());
  EXPECT_THAT(bodies["limbered"].badges, IsEmpty());
  EXPECT_THAT(bodies["charger"].points_at, Contains(target));
}

// GT-BAS-03: an infantry unit is two or three battalions, so four or five of
// them are a division; the half brigades of the outpost are the exception.
TEST(Definitions, DivisionsOfTheScenariosHaveFourOrFiveInfantryUnits) {
  for (const char* path : {kScenarios[1], kScenarios[2]}) {
    const auto game = GameOfFile(path);
    ASSERT_NE(game, nullptr) << path;
    std::map<std::string, int> infantry;
    const ScenarioDocument document = game->Write(StartOf(*game));
    for (const Entry& entry : document.entries) {
      if (entry.type != "unit" || !Is(entry, "infantry")) continue;
      const auto division =
          std::find_if(document.entries.begin(), document.entries.end(),
                       [&](const Entry& e) {
                         return e.type == "formation" && e.id == entry.of &&
                                Is(e, "division");
                       });
      if (division != document.entries.end()) ++infantry[entry.of];
    }
    EXPECT_THAT(infantry, Not(IsEmpty()));
    for (const auto& [name, n] : infantry) {
      EXPECT_THAT(n, AllOf(Ge(4), Le(5))) << path << ": " << name;
    }
  }
}

int PointsOf(const Entry& unit) {
  const bool infantry = Is(unit, "infantry");
  const int regular = infantry ? 2 : 4;
  return Is(unit, "raw")       ? regular / 2
         : Is(unit, "veteran") ? regular * 3 / 2
                               : regular;
}

// GT-SCN-05: the points of the two sides are roughly equal, and what the
// scenarios say about themselves is true.
TEST(Definitions, SidesOfTheScenariosAreRoughlyEqual) {
  const std::vector<std::vector<int>> printed = {{8, 8}, {44, 44}, {99, 98}};
  for (size_t i = 0; i < 3; ++i) {
    const auto game = GameOfFile(kScenarios[i]);
    ASSERT_NE(game, nullptr) << kScenarios[i];
    std::vector<int> points = {0, 0};
    const std::string first(game->SideName(Side::kFirst));
    for (const Entry& entry : game->Write(StartOf(*game)).entries) {
      if (entry.type != "unit") continue;
      points[entry.side == first ? 0 : 1] += PointsOf(entry);
    }
    EXPECT_EQ(points, printed[i]) << kScenarios[i];
    EXPECT_LE(4 * std::abs(points[0] - points[1]),
              std::max(points[0], points[1]))
        << kScenarios[i];
  }
}

}  // namespace
}  // namespace berthier
