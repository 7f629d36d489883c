// Where the doctrine of Grande Tactique wants units to stand (9.2, 9.3): guns,
// horse that rides on, good ground, reserves.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/doctrine/grande_tactique/judgement.h"
#include "agents/doctrine/kit/spot.h"
#include "agents/random_source.h"
#include "engine/rulesets/grande_tactique/fire/volley.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/agents/grande_tactique/doctrine_orders.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

constexpr double kExact = 1e-9;

// ---- Guns (9.2) -------------------------------------------------------------

struct Target {
  Skirmish::Words words;
  double x;
  double y;
  int degrees;
};

// Range, square, disorder and enfilade, as the rules see them.
TEST(GunsTest, JudgeFireAsTheRulesDo) {
  const Target kTargets[] = {
      {{"infantry"}, 30, 24.5, 180},
      {{"infantry"}, 30, 28, 180},
      {{"infantry"}, 30, 36, 180},
      {{"infantry", "disrupted"}, 30, 28, 180},
      {{"infantry", "square"}, 30, 28, 180},
      {{"infantry"}, 28, 28, 270},  // it shows a flank, from in front
      {{"infantry"}, 32, 28, 90},
      {{"infantry"}, 32, 28, 270},  // ... from behind
      {{"cavalry"}, 30, 28, 0},     // the rear
      {{"foot artillery"}, 30, 28, 180},
  };
  for (const Target& target : kTargets) {
    for (const bool shaken : {false, true}) {
      Skirmish s("orders");
      Skirmish::Words guns = {"foot artillery"};
      if (shaken) guns.push_back("disrupted");
      s.French("G", guns, 30, 20, 0);
      s.Austrian("T", target.words, target.x, target.y, target.degrees);
      s.Begin();
      const Weights weights;
      const ArmyView army(s.view(), weights);
      FireList list;
      FillVolley(s.view(), {s.Id("G"), s.Id("T")}, list);
      EXPECT_EQ(NetOfGuns(army, *army.Find(s.Id("G")), *army.Find(s.Id("T"))),
                list.net())
          << target.words.back() << " at " << target.x << ", " << target.y
          << " facing " << target.degrees;
    }
  }
}

// What the place is worth to a battery for its fire alone.
double ValueToGuns(double distance, int degrees) {
  Skirmish s("orders");
  s.French("G", {"foot artillery"}, 30, 20, 0);
  s.Austrian("T", {"infantry"}, 31, 20 + distance, degrees);
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  Stance stance = Judging();
  stance.ardour = stance.fear = 0;
  return ValueOfPlace(army, *army.Find(s.Id("G")), stance);
}

TEST(GunsTest, StandInEffectiveRangeAndOnTheFlank) {
  EXPECT_GT(ValueToGuns(5, 180), ValueToGuns(9, 180) + 0.05);
  EXPECT_GT(ValueToGuns(9, 180), ValueToGuns(16, 180) + 0.05);
  EXPECT_GT(ValueToGuns(16, 180), ValueToGuns(24, 180) + 0.05);
  EXPECT_GT(ValueToGuns(9, 90), ValueToGuns(9, 180) + 0.05);
}

// GT-MOR-27: from in front and from beside.
TEST(GunsTest, AreNotLimberedInReachOfHorse) {
  const auto danger = [](Skirmish::Words guns, const Target& horse) {
    Skirmish s("orders");
    s.French("G", std::move(guns), 30, 20, 0);
    s.Austrian("H", horse.words, horse.x, horse.y, horse.degrees);
    s.Begin();
    const Weights weights;
    const ArmyView army(s.view(), weights);
    return DangerTo(army, *army.Find(s.Id("G")));
  };
  const Skirmish::Words ready = {"foot artillery"};
  const Skirmish::Words limbered = {"foot artillery", "limbered"};
  for (const Target& horse :
       {Target{{"cavalry"}, 30, 28, 180}, Target{{"cavalry"}, 38, 19.6, 270}}) {
    EXPECT_GT(danger(limbered, horse), danger(ready, horse) + 0.1);
  }
  EXPECT_EQ(danger(limbered, {{"cavalry"}, 30, 40, 180}), 0);
}

// ---- Where the ride leads (9.2) ---------------------------------------------

// A charge of horse; behind its victim, but not on the victim's way home,
// stands somebody else.
double ValueOfRide(const Skirmish::Words& behind) {
  Skirmish s("orders");
  s.French("C", {"cavalry"}, 20, 24, 90);
  s.Austrian("T", {"infantry", "disrupted"}, 26, 24, 270);
  s.Austrian("B", behind, 32, 24, 270);
  // Their division does not collapse so soon.
  for (const char* const more : {"V", "W", "X"}) {
    s.Austrian(more, {"infantry"}, 10 + 4.0 * (more[0] - 'V'), 40, 180);
  }
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  const UnitView& c = *army.Find(s.Id("C"));
  return ValueOfChargeFrom(army, c, c.at, *army.Find(s.Id("T")), Depth::kOne);
}

TEST(RideTest, LeadsIntoWhoFleesAndNotIntoWhoIsFresh) {
  const double fresh = ValueOfRide({"infantry", "veteran", "square"});
  const double shaken = ValueOfRide({"infantry", "disrupted"});
  const double fleeing = ValueOfRide({"infantry", "fleeing"});
  EXPECT_GT(shaken, fresh + 0.02);
  EXPECT_GT(fleeing, shaken + 0.02);
}

// ---- Good ground (9.3) ------------------------------------------------------

// Shaken foot in ground of that kind, or in the open, and the enemy 6" away.
struct Held {
  Held(const std::string& kind, const Skirmish::Words& enemy) : s("orders") {
    if (!kind.empty()) s.Ground("Ground", kind, 28.5, 19, 31.5, 21);
    s.French("A", {"infantry", "disrupted"}, 30, 20, 0);
    if (!kind.empty()) s.Occupies("A", "Ground");
    s.Austrian("X", enemy, 30, 26, 180);
    s.Begin();
  }
  int stand() const { return Seen().stand; }
  double danger() const {
    const ArmyView army(s.view(), weights);
    return DangerTo(army, *army.Find(s.Id("A")));
  }

  Skirmish s;
  Weights weights;

 private:
  UnitView Seen() const { return *ArmyView(s.view(), weights).Find(s.Id("A")); }
};

// GT-MOR-08, 09; woods keep horse and guns off (9.3).
TEST(GroundTest, CoversItsOccupant) {
  const int open = Held("", {"cavalry"}).stand();
  EXPECT_EQ(Held("built-up area", {"cavalry"}).stand(), open + 1);
  EXPECT_EQ(Held("fort", {"cavalry"}).stand(), open + 2);
  EXPECT_EQ(Held("woods", {"cavalry"}).stand(), open);
  for (const char* const enemy : {"cavalry", "foot artillery"}) {
    const double danger = Held("", {enemy}).danger();
    EXPECT_GT(danger, Held("built-up area", {enemy}).danger()) << enemy;
    EXPECT_EQ(Held("woods", {enemy}).danger(), 0) << enemy;
  }
}

// Foot that values ground goes in.
TEST(GroundTest, IsOccupied) {
  for (const char* const kind : {"built-up area", "fort", "woods"}) {
    Skirmish s("orders");
    s.Ground("Ground", kind, 28.5, 21.5, 31.5, 23.5);
    s.French("A", {"infantry"}, 30, 20, 0);
    s.Austrian("X", {"infantry"}, 30, 34, 180);
    Command(s, "French", 4, 30, 18);
    s.Begin();
    Stance stance = Judging();
    stance.ground = 1;
    const std::vector<OrderBundle> bundles = BundlesOf(s, {"A"}, stance);
    ASSERT_FALSE(bundles.empty()) << kind;
    EXPECT_EQ(FirstVerb(bundles[0]), Verb::kOccupy) << kind;
    EXPECT_EQ(bundles[0].orders[0].object, Called(s, "Ground")) << kind;
  }
}

// ---- Reserves (9.3, 9.5) ----------------------------------------------------

// The units that the evaluation takes for reserves of the side, less those of
// its enemy.
double Reserves(const Skirmish& s, Side side) {
  const Weights weights = WeightsOfValue();
  Weights blind = weights;
  blind.reserve = 0;
  const PositionView f = s.view();
  return (Evaluation(ArmyView(f, weights), side) -
          Evaluation(ArmyView(f, blind), side)) /
         weights.reserve;
}

// A unit of the first line 6" from the enemy, and others.
double Reserves(const std::vector<Target>& others) {
  Skirmish s("orders");
  s.French("L", {"infantry"}, 30, 34, 0);
  s.Austrian("X", {"infantry"}, 30, 40, 180);
  for (size_t i = 0; i < others.size(); ++i) {
    const Target& one = others[i];
    s.French("R" + std::to_string(i), one.words, one.x, one.y, one.degrees);
  }
  s.Begin();
  EXPECT_NEAR(Reserves(s, Side::kFirst), -Reserves(s, Side::kSecond), kExact);
  return Reserves(s, Side::kFirst);
}

TEST(ReserveTest, IsFitAndBehindTheLine) {
  EXPECT_NEAR(Reserves({}), 0, kExact);
  EXPECT_NEAR(Reserves({{{"cavalry"}, 30, 24, 0}}), 1, kExact);
  EXPECT_NEAR(Reserves({{{"infantry"}, 30, 24, 0}}), 1, kExact);
  for (const char* const state : {"disrupted", "fleeing"}) {
    EXPECT_NEAR(Reserves({{{"cavalry", state}, 30, 24, 0}}), 0, kExact)
        << state;
  }
  EXPECT_NEAR(Reserves({{{"foot artillery"}, 30, 24, 0}}), 0, kExact);
  // In the line, and where it comes too late.
  EXPECT_NEAR(Reserves({{{"cavalry"}, 34, 32, 0}}), 0, kExact);
  EXPECT_NEAR(Reserves({{{"cavalry"}, 30, 14, 0}}), 0, kExact);
}

TEST(ReserveTest, TwoAreEnough) {
  std::vector<Target> others = {{{"cavalry"}, 26, 24, 0},
                                {{"cavalry"}, 30, 24, 0}};
  EXPECT_NEAR(Reserves(others), 2, kExact);
  others.push_back({{"cavalry"}, 34, 24, 0});
  EXPECT_NEAR(Reserves(others), 2, kExact);
}

// Two divisions side by side, 13" from the enemy; the plans are those of the
// first and of the second. How near their units come to him.
std::array<double, 2> Nearest(Posture first, Posture second) {
  Skirmish s("orders");
  AddFormation(s, "1st", "", "division", "A", 16, 21, 4);
  AddFormation(s, "2nd", "", "division", "B", 44, 21, 4);
  AddUnit(s, "a", "1st", {"infantry"}, 14, 23);
  AddUnit(s, "c", "1st", {"infantry"}, 18, 23);
  AddUnit(s, "b", "2nd", {"infantry"}, 42, 23);
  AddUnit(s, "d", "2nd", {"infantry"}, 46, 23);
  s.Austrian("X", {"infantry"}, 16, 36, 180);
  s.Austrian("Y", {"infantry"}, 44, 36, 180);
  s.Begin();
  GrandeTactiqueDoctrine doctrine(Temper::kMeasured);
  RandomSource source(1);
  const std::vector<FormationPlan> plans = {
      {Called(s, "1st"), static_cast<int>(first)},
      {Called(s, "2nd"), static_cast<int>(second)}};
  while (s.Awaits(Decision::kOrder)) {
    const Order order =
        doctrine.PlanOrder(s.game(), s.position(), plans, source);
    if (VerbOf(order) == Verb::kEndCommand) break;
    Give(s, order);
  }
  const auto far = [&](const char* unit) {
    return 36 - InchesOf(s[unit].centre).y;
  };
  return {std::min(far("a"), far("c")), std::min(far("b"), far("d"))};
}

TEST(ReserveTest, APlanKeepsADivisionBack) {
  const std::array<double, 2> right =
      Nearest(Posture::kJudge, Posture::kReserve);
  EXPECT_LT(right[0], 10);
  EXPECT_GT(right[1], 11);
  const std::array<double, 2> left =
      Nearest(Posture::kReserve, Posture::kAssault);
  EXPECT_GT(left[0], 11);
  EXPECT_LT(left[1], 10);
}

// ---- Free deployment (GT-D0)
// -------------------------------------------------

// Where the units of a division stand once its owner has placed them.
std::vector<Pose> DrawnUp(uint64_t seed) {
  Skirmish s("start");
  s.Add({.type = "side", .id = "French", .is = {"deploying"}});
  s.Add({.type = "leader",
         .id = "DG",
         .side = "French",
         .is = {"division", "pending"}});
  for (const char* id : {"A", "B", "C"}) {
    s.Add({.type = "unit",
           .id = id,
           .side = "French",
           .is = {"infantry", "pending"}});
  }
  s.Add({.type = "unit",
         .id = "G",
         .side = "French",
         .is = {"foot artillery", "pending"}});
  s.Austrian("X", {"infantry"}, 5, 46, 180);
  s.Begin();
  GrandeTactiqueDoctrine doctrine(Temper::kMeasured);
  RandomSource source(seed);
  while (s.Awaits(Decision::kDeploy)) {
    Give(s, doctrine.Choose(s.game(), s.position(), source));
  }
  std::vector<Pose> poses;
  for (const char* id : {"A", "B", "C", "G"}) {
    poses.push_back(s.view().unit(s.Id(id)).pose());
  }
  return poses;
}

// The French come from the south.
TEST(DeploymentTest, ADivisionStandsInLineAndItsGunsSee) {
  const std::vector<Pose> poses = DrawnUp(1);
  const auto spot = [&](size_t i) { return SpotOf(poses[i].centre); };
  for (size_t i = 0; i < 3; ++i) {
    for (size_t k = i + 1; k < 3; ++k) {
      EXPECT_LT(std::abs(spot(i).y - spot(k).y), 2);
      EXPECT_LT(std::abs(spot(i).x - spot(k).x), 10);
    }
    // Nobody stands before the guns.
    if (spot(i).y > spot(3).y) {
      EXPECT_GE(std::abs(spot(i).x - spot(3).x), 2);
    }
  }
  EXPECT_NE(DrawnUp(1), DrawnUp(2)) << "openings differ";
}

}  // namespace
}  // namespace berthier::grande_tactique
