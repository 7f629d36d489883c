// What section 9 of the catalogue says of Grande Tactique, a clause a test:
// what the doctrine makes of a small position.
#include <algorithm>
#include <string>
#include <vector>

#include "agents/doctrine/grande_tactique/judgement.h"
#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "agents/doctrine/grande_tactique/turn_planner.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/agents/grande_tactique/doctrine_orders.h"
#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

// ---- Firing binds the firer (9.1) ------------------------------------------

// The charge of foot in contact with who is shaken.
OrderBundle ChargeInContact(Skirmish::Words words) {
  Skirmish s("orders");
  s.French("A", std::move(words), 30, 20, 0);
  s.Austrian("D", {"infantry", "disrupted"}, 30, 20.8, 180);
  Command(s, "French", 4, 30, 18);
  s.Begin();
  for (const OrderBundle& bundle : BundlesOf(s, {"A"})) {
    if (bundle.task == Task::kCharge) return bundle;
  }
  ADD_FAILURE() << "no charge";
  return {};
}

TEST(FiringTest, WhoFiresPaysBeforeHeCharges) {
  const OrderBundle free = ChargeInContact({"infantry"});
  const OrderBundle bound = ChargeInContact({"infantry", "firing"});
  EXPECT_EQ(FirstVerb(free), Verb::kCharge);
  EXPECT_EQ(FirstVerb(bound), Verb::kStopFiring);
  EXPECT_EQ(bound.price, free.price + 1);
}

TEST(FiringTest, WhoFiresDoesNotMove) {
  for (const bool fires : {false, true}) {
    Skirmish s("orders");
    Skirmish::Words words = {"foot artillery"};
    if (fires) words.push_back("firing");
    s.French("G", words, 30, 20, 0);
    s.Austrian("D", {"infantry"}, 30, 38, 180);
    Command(s, "French", 6, 30, 18);
    s.Begin();
    const std::vector<OrderBundle> bundles = BundlesOf(s, {"G"});
    EXPECT_NE(fires, std::any_of(bundles.begin(), bundles.end(),
                                 [](const OrderBundle& bundle) {
                                   return FirstVerb(bundle) == Verb::kLimber;
                                 }));
  }
}

// ---- Sense ------------------------------------------------------------------

TEST(SenseTest, NobodyChargesWithoutAChance) {
  // From the front one in six, from the rear four in nine.
  for (const int facing : {180, 0}) {
    Skirmish s("orders");
    s.French("C", {"infantry"}, 30, 20, 0);
    s.Austrian("D", {"foot artillery"}, 30, 23, facing);
    Command(s, "French", 6, 30, 18);
    s.Begin();
    const std::vector<OrderBundle> bundles = BundlesOf(s, {"C"});
    const bool charges = std::any_of(
        bundles.begin(), bundles.end(),
        [](const OrderBundle& one) { return one.task == Task::kCharge; });
    EXPECT_EQ(charges, facing == 0);
  }
}

// ---- Two chargers and a flank (9.2) ----------------------------------------

struct Charges {
  double first = 0;
  double second = 0;
  double both = 0;
};

// A veteran in front of foot, and another unit beside it or on its flank.
Charges ValueOfCharges(bool flank) {
  Skirmish s("orders");
  s.French("A", {"infantry", "veteran"}, 30, 20, 0);
  if (flank) {
    s.French("B", {"infantry"}, 34.5, 25.5, 270);
  } else {
    s.French("B", {"infantry"}, 33, 20, 0);
  }
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  Command(s, "French", 6, 31, 20);
  s.Begin();
  Charges charges;
  for (const OrderBundle& bundle : BundlesOf(s, {"A", "B"})) {
    if (FirstVerb(bundle) != Verb::kMoveAndCharge) continue;
    double& best = bundle.units.size() == 2      ? charges.both
                   : bundle.units.Has(s.Id("A")) ? charges.first
                                                 : charges.second;
    best = std::max(best, bundle.value);
  }
  return charges;
}

TEST(ChargersTest, TwoAndAFlankAreMoreThanOne) {
  const Charges front = ValueOfCharges(false), flank = ValueOfCharges(true);
  EXPECT_GT(flank.first, 0);
  EXPECT_GT(flank.both, flank.first + 0.1);
  EXPECT_GT(flank.both, flank.second + 0.1);
  EXPECT_GT(flank.both, front.both + 0.1);
  EXPECT_GT(flank.second, front.second);
}

// ---- Guns in contact (9.2) --------------------------------------------------

// What foot that has charged the battery in vain has to expect.
double AtTheBattery(double x, double y, Skirmish::Words guns) {
  Skirmish s("orders");
  s.French("F", {"infantry"}, x, y, 0);
  s.Austrian("G", std::move(guns), 30, 24, 180);
  s.Begin();
  const Weights weights;
  const ArmyView army(s.view(), weights);
  return CostOfStaying(army, *army.Find(s.Id("F")), *army.Find(s.Id("G")),
                       true);
}

TEST(MuzzleTest, NobodyStaysInFrontOfABattery) {
  EXPECT_GT(AtTheBattery(30, 22, {"foot artillery"}), 0.5);
  EXPECT_EQ(AtTheBattery(33, 24, {"foot artillery"}), 0);
  EXPECT_EQ(AtTheBattery(30, 22, {"foot artillery", "limbered"}), 0);
}

// ---- Hill tops for guns (9.2, GT-FIR-12) ------------------------------------

struct OnAHill {
  double y;                // of the battery
  double friend_y;         // of who stands before it
  bool enemy_near_friend;  // in contact with it
  bool clear;
};

// The doctrine sees what the rules say.
TEST(HillTest, GunsLookOverFriends) {
  const OnAHill kCases[] = {
      {16, 22, false, true},     // on top
      {14.5, 22, false, false},  // behind the crest
      {16, 18, false, false},    // the friend is on the hill
      {16, 22, true, false},     // ... or fights
  };
  for (const OnAHill& one : kCases) {
    Skirmish s("orders");
    s.Ground("Hill", "hill", 24, 13, 36, 19);
    s.Crest("Crest", "Hill", 25, 16, 35, 16);
    s.French("G", {"foot artillery"}, 30, one.y, 0);
    s.French("F", {"infantry"}, 30, one.friend_y, 0);
    s.Austrian("T", {"infantry"}, 30, 30, 180);
    if (one.enemy_near_friend) {
      s.Austrian("X", {"infantry"}, 30, one.friend_y + 0.8, 180);
    }
    s.Begin();
    const Weights weights;
    const ArmyView army(s.view(), weights);
    const UnitView& guns = *army.Find(s.Id("G"));
    const UnitView& target = *army.Find(s.Id("T"));
    EXPECT_EQ(!army.Barred(guns, target), one.clear) << one.y;
    EXPECT_EQ(IsTarget(s.view(), s.Id("G"), s.Id("T")), one.clear) << one.y;
  }
}

// A line of friends hides the enemy; from the top the battery sees him.
TEST(HillTest, GunsDriveUpToTheTop) {
  Skirmish s("orders");
  s.Ground("Hill", "hill", 24, 12, 36, 15.6);
  s.Crest("Crest", "Hill", 25, 15, 35, 15);
  s.French("G", {"foot artillery", "limbered"}, 30, 12.5, 0);
  s.French("L", {"infantry"}, 27.5, 20, 0);
  s.French("M", {"infantry"}, 30, 20, 0);
  s.French("R", {"infantry"}, 32.5, 20, 0);
  s.Austrian("X", {"infantry"}, 30, 26, 180);
  Command(s, "French", 6, 30, 16);
  s.Begin();
  const std::vector<OrderBundle> bundles = BundlesOf(s, {"G"});
  ASSERT_FALSE(bundles.empty());
  ASSERT_EQ(FirstVerb(bundles[0]), Verb::kMove);
  EXPECT_EQ(bundles[0].n_orders, 3) << "it does not open fire";
  const Weights weights;
  const ArmyView army(s.view(), weights);
  const UnitView there =
      army.Placed(*army.Find(s.Id("G")), bundles[0].orders[0].pose);
  EXPECT_GE(there.hill, 0);
  EXPECT_FALSE(army.Barred(there, *army.Find(s.Id("X"))));
}

// GT-FIR-28, GT-MOR-29.
TEST(HillTest, TheCrestBetweenSpoilsFireAndHelpsTheCharge) {
  double charge[2];
  int net[2];
  for (const bool hill : {false, true}) {
    Skirmish s("orders");
    if (hill) {
      s.Ground("Hill", "hill", 24, 22, 36, 26);
      s.Crest("Crest", "Hill", 25, 24, 35, 24);
    }
    s.French("G", {"foot artillery"}, 30, 18, 0);
    s.French("C", {"cavalry"}, 33, 20, 0);
    s.Austrian("X", {"infantry"}, 31, 27, 180);
    s.Begin();
    const Weights weights;
    const ArmyView army(s.view(), weights);
    const UnitView& x = *army.Find(s.Id("X"));
    const UnitView& c = *army.Find(s.Id("C"));
    net[hill] = NetOfGuns(army, *army.Find(s.Id("G")), x);
    charge[hill] = ValueOfChargeFrom(army, c, c.at, x, Depth::kOne);
  }
  EXPECT_EQ(net[1], net[0] - 1);
  EXPECT_GT(charge[1], charge[0]);
}

// ---- Lines (9.3) ------------------------------------------------------------

// Worth of where the unit stands.
double Worth(const Skirmish& s, const std::string& unit) {
  const Weights weights;
  const ArmyView army(s.view(), weights);
  return ValueOfPlace(army, *army.Find(s.Id(unit)),
                      StanceOf(Posture::kJudge, weights));
}

TEST(LinesTest, NoSecondLineCloseBehind) {
  const auto value = [](double x) {
    Skirmish s("orders");
    s.French("A", {"infantry"}, 30, 20, 0);
    s.French("B", {"infantry"}, x, 18, 0);
    s.Austrian("X", {"infantry"}, 31.75, 40, 180);
    s.Begin();
    return Worth(s, "B");
  };
  EXPECT_NEAR(value(33.5) - value(30), Weights().close_behind, 0.02);
}

TEST(LinesTest, WhoIsNotFitStaysBack) {
  const auto value = [](const Skirmish::Words& words, double distance) {
    Skirmish s("orders");
    s.French("A", words, 30, 40 - distance, 0);
    s.Austrian("X", {"infantry"}, 30, 40, 180);
    s.Begin();
    return Worth(s, "A");
  };
  const Skirmish::Words fit = {"infantry"};
  const Skirmish::Words shaken = {"infantry", "disrupted"};
  const Skirmish::Words wreck = {"infantry", "disrupted", "exhausted"};
  EXPECT_GT(value(fit, 8), value(fit, 14));
  EXPECT_LT(value(shaken, 8), value(shaken, 14));
  EXPECT_GT(value(shaken, 14), value(shaken, 20));
  EXPECT_LT(value(wreck, 14), value(wreck, 20));
}

// ---- A wrecked division (9.1) and the score (9.4) ---------------------------

// A division of five, an enemy; the state is at hand to be changed.
struct Division {
  Division() : s("orders") {
    for (int i = 0; i < 5; ++i) {
      s.French(std::string(1, static_cast<char>('A' + i)), {"infantry"},
               20.0 + 4 * i, 10, 0);
    }
    for (int i = 0; i < 5; ++i) {
      s.Austrian(std::string(1, static_cast<char>('V' + i)), {"infantry"},
                 20.0 + 4 * i, 40, 180);
    }
    Command(s, "French", 3, 28, 8);
    s.Begin();
    state = s.view().state;
  }
  Stance stance() const {
    const PositionView f = {s.view().scenario, state};
    return TurnPlanner().StanceFor(f, Side::kFirst, f.data(s.Id("A")).division);
  }

  Skirmish s;
  State state;
};

TEST(GarrisonTest, WhoCannotPayForItselfHoldsGround) {
  Division division;
  const Stance whole = division.stance();
  division.state.unit(division.s.Id("A")).presence = Presence::kDestroyed;
  EXPECT_EQ(division.stance().foot_gap, whole.foot_gap);
  division.state.unit(division.s.Id("B")).presence = Presence::kFledOff;
  const Stance wrecked = division.stance();
  EXPECT_GT(wrecked.foot_gap, whole.foot_gap);
  EXPECT_GT(wrecked.horse_gap, whole.horse_gap);
  EXPECT_EQ(whole.ground, 0);
  EXPECT_GT(wrecked.ground, 0);
  // Who has withdrawn is not lost, and costs no CP.
  division.state.unit(division.s.Id("B")).presence = Presence::kWithdrawn;
  EXPECT_EQ(division.stance().ground, 0);
}

// Foot that values ground goes where the wall covers it (GT-TER-14).
TEST(GarrisonTest, GoesBehindAWall) {
  Skirmish s("orders");
  s.Ground("Wall", "linear feature", 27, 22, 33, 22);
  s.French("A", {"infantry"}, 30, 20, 0);
  s.Austrian("X", {"infantry"}, 30, 34, 180);
  Command(s, "French", 4, 30, 18);
  s.Begin();
  Stance stance = Judging();
  stance.ground = 1;
  const std::vector<OrderBundle> bundles = BundlesOf(s, {"A"}, stance);
  ASSERT_FALSE(bundles.empty());
  ASSERT_EQ(FirstVerb(bundles[0]), Verb::kMove);
  const UnitId a = s.Id("A");
  const Weights weights;
  const ArmyView army(s.view(), weights);
  const UnitView there = army.Placed(*army.Find(a), bundles[0].orders[0].pose);
  EXPECT_TRUE(there.behind_wall);
  EXPECT_EQ(there.stand, army.Find(a)->stand + 1);
}

TEST(StanceTest, WhoIsAheadRefusesAndWhoIsBehindForces) {
  Division division;
  State& state = division.state;
  const int last = division.s.view().scenario.last_round;
  const Stance early = division.stance();
  state.round = static_cast<decltype(state.round)>(last);
  state.side(Side::kSecond).lost_x2 = 8;  // four points of ten
  const Stance ahead = division.stance();
  std::swap(state.side(Side::kFirst).lost_x2,
            state.side(Side::kSecond).lost_x2);
  const Stance behind = division.stance();
  EXPECT_GT(ahead.fear, early.fear);
  EXPECT_GT(ahead.charge_fear, early.charge_fear);
  EXPECT_GT(ahead.foot_gap, early.foot_gap);
  EXPECT_LT(behind.fear, early.fear);
  EXPECT_LT(behind.charge_fear, early.charge_fear);
  EXPECT_LT(behind.foot_gap, early.foot_gap);
}

TEST(StanceTest, WrecksLeaveByTheHomeEdge) {
  for (const bool wreck : {false, true}) {
    Skirmish s("orders");
    Skirmish::Words words = {"infantry", "disrupted"};
    if (wreck) words.push_back("exhausted");
    s.French("A", words, 30, 0.4, 0);
    s.Austrian("X", {"infantry"}, 30, 30, 180);
    Command(s, "French", 3, 30, 3);
    s.Begin();
    const std::vector<OrderBundle> bundles = BundlesOf(s, {"A"});
    EXPECT_EQ(wreck, std::any_of(bundles.begin(), bundles.end(),
                                 [](const OrderBundle& bundle) {
                                   return FirstVerb(bundle) == Verb::kWithdraw;
                                 }));
  }
}

// ---- A canonical order of orders (9.5) --------------------------------------

// Generals, rallies, guns, charges, the rest, whatever they are worth and
// however the units are numbered.
TEST(TurnTest, OrdersStandInACanonicalOrder) {
  Skirmish s("orders");
  s.French("M", {"infantry"}, 44, 20, 0);
  s.French("C", {"cavalry"}, 36, 20, 0);
  s.French("G", {"foot artillery"}, 26, 20, 0);
  s.French("F", {"infantry", "fleeing"}, 28, 10, 180);
  s.Austrian("D", {"infantry", "disrupted"}, 36, 27, 180);
  s.Austrian("X", {"infantry"}, 26, 28, 180);
  s.Austrian("Y", {"infantry"}, 46, 40, 180);
  Command(s, "French", 12, 36, 14);
  s.Begin();
  TurnPlanner planner;
  TurnPlan plan;
  planner.PlanTurn(s.view(), Effort::kFull, {}, plan);
  std::vector<std::string> subjects;
  for (const Order& order : plan.orders) {
    const std::string& name =
        s.game().entities()[static_cast<size_t>(order.subject)].name;
    if (subjects.empty() || subjects.back() != name) subjects.push_back(name);
  }
  EXPECT_THAT(subjects,
              testing::ElementsAre("French general", "F", "G", "C", "M"));
}

}  // namespace
}  // namespace berthier::grande_tactique
