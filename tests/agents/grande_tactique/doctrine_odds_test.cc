// Closed-form odds against the tables of GT 3.6 and the examples of 7.4.
#include <string>

#include "agents/doctrine/grande_tactique/army_view.h"
#include "agents/doctrine/grande_tactique/odds.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

constexpr double kExact = 1e-12;

double Sum(const ChargeOdds& odds) {
  return odds.success() + odds.stands + odds.refused + odds.routed;
}

// The R2 table of 3.6.
TEST(OddsTest, MoraleChecks) {
  for (int sum = -4; sum <= -3; ++sum) EXPECT_EQ(PassChance(sum), 0);
  for (int sum = -3; sum <= 3; ++sum) {
    EXPECT_NEAR(PassChance(sum), (sum + 3) / 6.0, kExact);
  }
  EXPECT_EQ(PassChance(4), 1);
}

// The R3 table of 3.6.
TEST(OddsTest, Volleys) {
  constexpr struct {
    int net, hit, tie, beaten, massive, crushed;
  } kTable[] = {
      {-5, 0, 1, 35, 0, 26}, {-4, 1, 2, 33, 0, 21}, {-3, 3, 3, 30, 0, 15},
      {-2, 6, 4, 26, 0, 10}, {-1, 10, 5, 21, 1, 6}, {0, 15, 6, 15, 3, 3},
      {1, 21, 5, 10, 6, 1},  {2, 26, 4, 6, 10, 0},  {3, 30, 3, 3, 15, 0},
      {4, 33, 2, 1, 21, 0},
  };
  for (const auto& row : kTable) {
    const VolleyOdds& odds = OddsOfVolley(row.net);
    EXPECT_NEAR(odds.hit, row.hit / 36.0, kExact) << row.net;
    EXPECT_NEAR(odds.tie, row.tie / 36.0, kExact) << row.net;
    EXPECT_NEAR(odds.beaten, row.beaten / 36.0, kExact) << row.net;
    EXPECT_NEAR(odds.massive, row.massive / 36.0, kExact) << row.net;
    EXPECT_NEAR(odds.crushed, row.crushed / 36.0, kExact) << row.net;
  }
}

// The R4 table of 3.6.
TEST(OddsTest, LockedInCombat) {
  EXPECT_NEAR(LockedChance(-2), 3 / 16.0, kExact);
  EXPECT_NEAR(LockedChance(-1), 10 / 31.0, kExact);
  EXPECT_NEAR(LockedChance(0), 1 / 2.0, kExact);
  EXPECT_NEAR(LockedChance(1), 21 / 31.0, kExact);
  EXPECT_NEAR(LockedChance(2), 13 / 16.0, kExact);
}

// GT-X-32, 35, 41, 42, 43.
TEST(OddsTest, ChargesOfFootAndHorse) {
  const ChargeOdds plain = OddsOfCharge({.target = Arm::kInfantry});
  EXPECT_NEAR(plain.broken, 3 / 8.0, kExact);
  EXPECT_NEAR(plain.refused, 1 / 2.0, kExact);
  EXPECT_NEAR(plain.routed, 1 / 8.0, kExact);

  const ChargeOdds flank = OddsOfCharge(
      {.target = Arm::kInfantry, .attack = 3, .defence = -1, .melee = 1});
  EXPECT_NEAR(flank.broken, 83 / 93.0, kExact);

  const ChargeOdds horse =
      OddsOfCharge({.horse = true, .target = Arm::kCavalry, .attack = 1});
  EXPECT_NEAR(horse.broken, 1 / 2.0, kExact);
  EXPECT_NEAR(horse.routed, 1 / 2.0, kExact);

  const ChargeOdds cuirassiers = OddsOfCharge(
      {.horse = true, .target = Arm::kCavalry, .attack = 3, .melee = 2});
  EXPECT_NEAR(cuirassiers.broken, 29 / 32.0, kExact);

  const ChargeOdds gives = OddsOfCharge({.target = Arm::kCavalry});
  EXPECT_NEAR(gives.retreats_disrupted, 1 / 4.0, kExact);
  EXPECT_NEAR(gives.retreats, 1 / 4.0, kExact);
}

// GT-X-47: no dice.
TEST(OddsTest, WhoFleesIsRiddenDownOrDrivenOn) {
  ChargeTerms terms = {.horse = true, .fleeing = true, .attack = -3};
  EXPECT_EQ(OddsOfCharge(terms).destroyed, 1);
  terms.horse = false;
  EXPECT_EQ(OddsOfCharge(terms).broken, 1);
}

TEST(OddsTest, ClassesAddUpAndModifiersHelpWhomTheyShould) {
  for (const Arm target :
       {Arm::kInfantry, Arm::kCavalry, Arm::kFootArtillery}) {
    for (const bool horse : {false, true}) {
      for (int attack = -3; attack <= 4; ++attack) {
        for (int defence = -4; defence <= 3; ++defence) {
          const ChargeTerms terms = {.horse = horse,
                                     .target = target,
                                     .attack = attack,
                                     .defence = defence};
          const ChargeOdds odds = OddsOfCharge(terms);
          EXPECT_NEAR(Sum(odds), 1, kExact);
          ChargeTerms better = terms;
          ++better.attack;
          EXPECT_GE(OddsOfCharge(better).success(), odds.success() - kExact);
          ChargeTerms firmer = terms;
          ++firmer.defence;
          EXPECT_LE(OddsOfCharge(firmer).broken, odds.broken + kExact);
        }
      }
    }
  }
}

// A charger in contact with a target in front of it, by the rules' modifiers
// and by estimate.
struct Meeting {
  Skirmish::Words charger;
  Skirmish::Words target;
  double broken;
};

TEST(OddsTest, ChargesAsTheyStand) {
  const Meeting kMeetings[] = {
      {{"infantry"}, {"infantry"}, 3 / 8.0},                     // GT-X-32
      {{"cavalry"}, {"infantry"}, 1 / 3.0},                      // GT-X-37
      {{"cavalry"}, {"infantry", "disrupted"}, 20 / 36.0},       // GT-X-38
      {{"lancers"}, {"infantry", "disrupted"}, 4 / 6.0},         // GT-X-38
      {{"cavalry"}, {"cavalry"}, 1 / 2.0},                       // GT-X-41
      {{"cavalry"}, {"foot artillery"}, 1 / 6.0},                // GT-X-44
      {{"cavalry"}, {"foot artillery", "limbered"}, 15 / 36.0},  // GT-X-45
      {{"cavalry"}, {"infantry", "square"}, 1 / 18.0},           // GT-X-46
      {{"lancers"}, {"infantry", "square"}, 1 / 9.0},            // GT-X-46
      {{"infantry"}, {"infantry", "square"}, 1 / 3.0},           // GT-X-46
  };
  for (const Meeting& meeting : kMeetings) {
    Skirmish s("charge");
    const auto depth = [](const Skirmish::Words& words) {
      if (words.back() == "square") return 1.0;
      return words[0] == "infantry" ? 0.4 : 0.5;
    };
    const double y = 24 - depth(meeting.charger) - depth(meeting.target);
    s.French("A", meeting.charger, 30, y, 0).Charges("A", "D");
    s.Austrian("D", meeting.target, 30, 24, 180);
    s.Begin();
    const std::string what =
        meeting.charger[0] + " on " + meeting.target.back();
    UnitSet chargers;
    chargers.Add(s.Id("A"));
    EXPECT_NEAR(OddsOfCharge(s.view(), chargers, s.Id("A"), s.Id("D")).broken,
                meeting.broken, kExact)
        << what;
    const Weights weights;
    const ArmyView army(s.view(), weights);
    const UnitView& a = *army.Find(s.Id("A"));
    const UnitView& d = *army.Find(s.Id("D"));
    const Aspect aspect = AspectFrom(a.at, a.half_front, d);
    EXPECT_EQ(aspect, Aspect::kFront) << what;
    EXPECT_NEAR(OddsOfCharge(EstimateCharge(a, d, aspect, false)).broken,
                meeting.broken, kExact)
        << what << ", estimated";
  }
}

// GT-X-48: an occupant of a built-up area stands on 3+.
TEST(OddsTest, AStrongpoint) {
  Skirmish s("charge");
  s.Ground("farm", "built-up area", 29, 24, 31, 26);
  s.French("C", {"cavalry"}, 30, 23.5, 0).Charges("C", "D");
  s.Austrian("D", {"infantry"}, 30, 25, 180).Occupies("D", "farm");
  s.Begin();
  UnitSet chargers;
  chargers.Add(s.Id("C"));
  EXPECT_NEAR(OddsOfCharge(s.view(), chargers, s.Id("C"), s.Id("D")).broken,
              4 / 6.0 * 2 / 6.0, kExact);
}

// GT-X-36: two chargers help one another, whoever leads.
TEST(OddsTest, AFriendHelps) {
  Skirmish s("charge");
  s.French("A", {"infantry"}, 28.7, 23.2, 0).Charges("A", "D");
  s.French("B", {"infantry"}, 31.3, 23.2, 0).Charges("B", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Begin();
  UnitSet chargers;
  chargers.Add(s.Id("A"));
  chargers.Add(s.Id("B"));
  const ChargeOdds odds =
      OddsOfCharge(s.view(), chargers, s.Id("A"), s.Id("D"));
  EXPECT_NEAR(odds.refused, 2 / 6.0, kExact);
  EXPECT_NEAR(odds.broken, 4 / 6.0 * 3 / 4.0, kExact);
}

// GT-X-19, GT-REG-03.
TEST(OddsTest, Regrouping) {
  Skirmish s("orders");
  s.French("A", {"infantry", "disrupted"}, 10, 10, 0);
  s.French("V", {"infantry", "veteran", "disrupted"}, 20, 10, 0);
  s.French("R", {"infantry", "raw", "disrupted"}, 30, 10, 0);
  s.French("E", {"infantry", "disrupted", "exhausted"}, 40, 10, 0);
  s.French("F", {"infantry", "fleeing"}, 50, 10, 0);
  s.Austrian("X", {"infantry"}, 30, 40, 180);
  s.Begin();
  EXPECT_NEAR(RegroupChance(s.view(), s.Id("A")), 2 / 6.0, kExact);
  EXPECT_NEAR(RegroupChance(s.view(), s.Id("V")), 3 / 6.0, kExact);
  EXPECT_NEAR(RegroupChance(s.view(), s.Id("R")), 1 / 6.0, kExact);
  EXPECT_EQ(RegroupChance(s.view(), s.Id("E")), 0);
  EXPECT_EQ(RegroupChance(s.view(), s.Id("F")), 0);
  // GT-FUP-03: 4 - 1 for the first follow-up, and it is disrupted.
  EXPECT_NEAR(FollowUpChance(s.view(), s.Id("V")), 2 / 6.0, kExact);
  // GT-X-25
  EXPECT_NEAR(BreakUnderFireChance(s.view(), s.Id("A"), s.Id("X")), 4 / 6.0,
              kExact);
}

}  // namespace
}  // namespace berthier::grande_tactique
