// Morale checks: each modifier of table 4.12 where it applies, and where it
// does not.
#include "engine/rulesets/grande_tactique/board/morale.h"

#include <gtest/gtest.h>

#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

int ValueOf(PositionView f, const MoraleCheck& check, MoraleModifier modifier) {
  MoraleList list;
  FillMorale(f, check, list);
  for (const MoraleList::Entry& entry : list.entries()) {
    if (entry.modifier == modifier) return entry.value;
  }
  return 0;
}

int SumOf(PositionView f, const MoraleCheck& check) {
  MoraleList list;
  FillMorale(f, check, list);
  return list.sum();
}

MoraleCheck Attack(const Skirmish& s, const char* principal,
                   const char* target) {
  MoraleCheck check = {.unit = s.Id(principal),
                       .purpose = Purpose::kChargeAttack,
                       .target = s.Id(target)};
  check.chargers.Add(check.unit);
  return check;
}

MoraleCheck Defence(const Skirmish& s, const char* target,
                    const char* charger) {
  MoraleCheck check = {.unit = s.Id(target),
                       .purpose = Purpose::kChargeDefend,
                       .target = s.Id(target)};
  check.chargers.Add(s.Id(charger));
  return check;
}

MoraleCheck Plain(const Skirmish& s, const char* u, Purpose purpose) {
  return {.unit = s.Id(u), .purpose = purpose};
}

// GT-MOR-01, and the table below GT-R7 in 3.6.
TEST(Morale, PassingFaces) {
  const int faces[] = {0, 0, 1, 2, 3, 4, 5, 6, 6};
  for (int sum = -4; sum <= 4; ++sum) {
    EXPECT_EQ(PassingFaces(sum), faces[sum + 4]) << sum;
  }
}

// GT-MOR-05 to 07, GT-MOR-32: for all purposes.
TEST(Morale, CohesionAndQuality) {
  Skirmish s("orders");
  s.French("R", {"infantry", "raw"}, 10, 10, 0);
  s.French("V", {"infantry", "veteran", "disrupted"}, 20, 10, 0);
  s.French("X", {"cavalry", "disrupted", "exhausted"}, 30, 10, 0);
  s.Austrian("D", {"infantry"}, 50, 40, 180);
  s.Begin();
  EXPECT_EQ(SumOf(s.view(), Plain(s, "R", Purpose::kRegroup)), -1);
  EXPECT_EQ(SumOf(s.view(), Plain(s, "V", Purpose::kFireLoss)), 0);
  EXPECT_EQ(SumOf(s.view(), Plain(s, "X", Purpose::kRegroup)), -1);
  // GT-MOR-23
  EXPECT_EQ(SumOf(s.view(), Plain(s, "X", Purpose::kFollowUp)), -2);
}

// GT-MOR-08: a BUA for any arm; a wall for infantry, and not against a charge
// from the flank.
TEST(Morale, Terrain) {
  Skirmish s("orders");
  s.Ground("Town", "built-up area", 28, 23, 32, 25);
  s.Ground("Wall", "linear feature", 6, 24.5, 14, 24.5);
  s.French("C", {"cavalry"}, 10, 28, 180);
  s.French("F", {"infantry"}, 11.6, 23.2, 270).Link("F", "flank of", "D");
  s.Austrian("T", {"cavalry"}, 0, 0, 0).Occupies("T", "Town");
  s.Austrian("D", {"infantry"}, 10, 24, 0);
  s.Austrian("H", {"cavalry"}, 13, 23.9, 0);
  s.Begin();
  const auto terrain = [&](const MoraleCheck& check) {
    return ValueOf(s.view(), check, MoraleModifier::kTerrain);
  };
  EXPECT_EQ(terrain(Plain(s, "T", Purpose::kRegroup)), 1);
  EXPECT_EQ(terrain(Plain(s, "T", Purpose::kFollowUp)), 0);
  EXPECT_EQ(terrain(Plain(s, "D", Purpose::kRegroup)), 1);
  EXPECT_EQ(terrain(Plain(s, "H", Purpose::kRegroup)), 0);
  EXPECT_EQ(terrain(Defence(s, "D", "C")), 1);
  EXPECT_EQ(terrain(Defence(s, "D", "F")), 0);
  // GT-MOR-25
  EXPECT_EQ(SumOf(s.view(), Defence(s, "D", "F")), -1);
}

// GT-MOR-09: not through the open side.
TEST(Morale, Fort) {
  Skirmish s("orders");
  s.Ground("Redoubt", "fort", 28, 23, 32, 25);
  s.Link("Redoubt", "unfortified", "N");
  s.French("A", {"infantry"}, 30, 22.5, 0);
  s.French("B", {"infantry"}, 30, 25.5, 180);
  s.Austrian("D", {"infantry"}, 0, 0, 180).Occupies("D", "Redoubt");
  s.Begin();
  const auto fort = [&](const MoraleCheck& check) {
    return ValueOf(s.view(), check, MoraleModifier::kFort);
  };
  EXPECT_EQ(fort(Plain(s, "D", Purpose::kRegroup)), 2);
  EXPECT_EQ(fort(Defence(s, "D", "A")), 2);
  EXPECT_EQ(fort(Defence(s, "D", "B")), 0);
  MoraleCheck loss = Plain(s, "D", Purpose::kFireLoss);
  loss.opponent = s.Id("A");
  EXPECT_EQ(fort(loss), 2);
  loss.opponent = s.Id("B");
  EXPECT_EQ(fort(loss), 0);
  MoraleCheck both = Defence(s, "D", "A");
  both.chargers.Add(s.Id("B"));
  EXPECT_EQ(fort(both), 0);
}

// GT-MOR-11, GT-GEN-07, GT-GEN-12.
TEST(Morale, GeneralsAndTheCharismaticOnes) {
  for (const char* option : {"false", "true"}) {
    Skirmish s("orders");
    s.Option("charismatic_generals", option);
    s.French("A", {"infantry"}, 30, 10, 0);
    s.Austrian("D", {"infantry"}, 30, 40, 180);
    s.GeneralWith("French", "Ney", "A", {"charismatic"});
    s.Begin();
    EXPECT_EQ(SumOf(s.view(), Plain(s, "A", Purpose::kRegroup)),
              std::string(option) == "true" ? 2 : 1);
  }
}

// GT-MOR-12: another order that still stands, not one that has lost its point.
TEST(Morale, FriendsHelp) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 28.9, 23.2, 0).Charges("A", "D");
  s.French("B", {"infantry"}, 31.4, 23.2, 0).Charges("B", "D");
  s.French("X", {"infantry"}, 29, 20, 0).Charges("X", "E");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Austrian("E", {"infantry"}, 29, 20.8, 180);
  s.Begin();
  const auto help = [&](const char* u, const char* t) {
    return ValueOf(s.view(), Attack(s, u, t), MoraleModifier::kFriendsHelp);
  };
  EXPECT_EQ(help("A", "D"), 1);
  EXPECT_EQ(help("X", "E"), 0);
  // B is disrupted: its order does not help any more.
  s.position().As<State>().unit(s.Id("B")).cohesion = Cohesion::kDisrupted;
  EXPECT_EQ(help("A", "D"), 0);
}

// GT-MOR-13, 18 to 22, 27: who charges whom.
TEST(Morale, WhoChargesWhom) {
  const struct {
    Skirmish::Words attacker;
    Skirmish::Words target;
    int attack;
  } cases[] = {
      {{"infantry"}, {"infantry"}, 0},
      {{"infantry"}, {"infantry", "disrupted"}, 1},
      {{"infantry"}, {"infantry", "square"}, 0},
      {{"infantry"}, {"cavalry"}, 0},
      {{"cavalry"}, {"infantry"}, 1},
      {{"cavalry"}, {"infantry", "disrupted"}, 2},
      {{"cavalry"}, {"infantry", "square"}, -2},
      {{"cavalry"}, {"cavalry"}, 1},
      {{"cavalry"}, {"foot artillery", "limbered"}, 0},
      {{"cuirassiers"}, {"cavalry"}, 2},
      {{"cuirassiers"}, {"infantry"}, 1},
      {{"cuirassiers"}, {"infantry", "square"}, -2},
      {{"lancers"}, {"infantry"}, 2},
      {{"lancers"}, {"infantry", "square"}, -1},
      {{"lancers"}, {"cavalry"}, 1},
      {{"lancers"}, {"foot artillery", "limbered"}, 0},
  };
  for (const auto& c : cases) {
    Skirmish s("orders");
    s.French("A", c.attacker, 30, 20, 0);
    s.Austrian("D", c.target, 30, 24, 180);
    s.Begin();
    EXPECT_EQ(SumOf(s.view(), Attack(s, "A", "D")), c.attack)
        << c.attacker[0] << " on " << c.target[0] << " " << c.target.back();
  }
}

// GT-MOR-10: a square defends at +1 and regroups at +1.
TEST(Morale, Square) {
  Skirmish s("orders");
  s.French("C", {"cavalry"}, 30, 20, 0);
  s.Austrian("D", {"infantry", "square"}, 30, 24, 180);
  s.Begin();
  EXPECT_EQ(SumOf(s.view(), Defence(s, "D", "C")), 1);
  EXPECT_EQ(SumOf(s.view(), Plain(s, "D", Purpose::kFireLoss)), 1);
}

// GT-MOR-15: coherent, unlimbered, and in its zone.
TEST(Morale, Grapeshot) {
  const struct {
    Skirmish::Words guns;
    int heading;
    int value;
  } cases[] = {
      {{"foot artillery"}, 180, -1},
      {{"foot artillery"}, 0, 0},
      {{"foot artillery", "limbered"}, 180, 0},
      {{"foot artillery", "disrupted"}, 180, 0},
  };
  for (const auto& c : cases) {
    Skirmish s("orders");
    s.French("C", {"cavalry"}, 30, 23, 0);
    s.Austrian("G", c.guns, 30, 24, c.heading);
    s.Begin();
    EXPECT_EQ(
        ValueOf(s.view(), Attack(s, "C", "G"), MoraleModifier::kGrapeshot),
        c.value);
  }
}

// GT-MOR-16, GT-MOR-28, GT-TER-18: both sides of the charge.
TEST(Morale, TallCrops) {
  Skirmish s("orders");
  s.Ground("Crops", "tall crops", 28, 23.5, 32, 26);
  s.French("A", {"infantry"}, 30, 23.2, 0);
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Begin();
  EXPECT_EQ(SumOf(s.view(), Attack(s, "A", "D")), -1);
  EXPECT_EQ(SumOf(s.view(), Defence(s, "D", "A")), -1);
  // The other way round nobody stands in them.
  EXPECT_EQ(SumOf(s.view(), Defence(s, "A", "D")), 0);
}

// GT-MOR-17: half the supporter's front on the principal's rear edge.
TEST(Morale, EnMasse) {
  const struct {
    const char* what;
    Skirmish::Words words;
    double x, y;
    int value;
  } cases[] = {
      {"flush", {"infantry"}, 30, 22.4, 1},
      {"half of it", {"infantry"}, 31.15, 22.4, 1},
      {"less than half", {"infantry"}, 31.3, 22.4, 0},
      {"too far", {"infantry"}, 30, 22.3, 0},
      {"fleeing", {"infantry", "fleeing"}, 30, 22.4, 0},
      {"square", {"infantry", "square"}, 30, 21.8, 0},
      {"horse", {"cavalry"}, 30, 22.3, 0},
  };
  for (const auto& c : cases) {
    Skirmish s("orders");
    s.French("A", {"infantry"}, 30, 23.2, 0);
    s.French("S", c.words, c.x, c.y, 0);
    s.Austrian("D", {"infantry"}, 30, 24, 180);
    s.Begin();
    EXPECT_EQ(ValueOf(s.view(), Attack(s, "A", "D"), MoraleModifier::kEnMasse),
              c.value)
        << c.what;
  }
}

// GT-MOR-14, 25, 26, 30, 31.
TEST(Morale, FlankAndRear) {
  Skirmish s("orders");
  s.French("A", {"infantry"}, 31.6, 25, 270).Link("A", "flank of", "D");
  s.French("B", {"infantry"}, 29.8, 24.8, 180).Link("B", "rear of", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Begin();
  EXPECT_EQ(SumOf(s.view(), Attack(s, "A", "D")), 1);
  EXPECT_EQ(SumOf(s.view(), Attack(s, "B", "D")), 1);
  EXPECT_EQ(SumOf(s.view(), Defence(s, "D", "A")), -1);
  EXPECT_EQ(SumOf(s.view(), Defence(s, "D", "B")), -2);
  MoraleCheck both = Defence(s, "D", "A");
  both.chargers.Add(s.Id("B"));
  EXPECT_EQ(SumOf(s.view(), both), -3);
}

// GT-MOR-29: measured from where the charge began; the present pose of a unit
// that has not moved.
TEST(Morale, SuddenAppearance) {
  for (const bool moved : {false, true}) {
    Skirmish s("orders");
    s.Ground("Hill", "hill", 20, 16, 40, 22);
    s.Crest("Crest", "Hill", 21, 19, 39, 19);
    s.French("C", {"cavalry"}, 30, 23.1, 0);
    if (moved) s.Began("C", 30, 15);
    s.Austrian("D", {"infantry"}, 30, 24, 180);
    s.Begin();
    EXPECT_EQ(ValueOf(s.view(), Defence(s, "D", "C"),
                      MoraleModifier::kSuddenAppearance),
              moved ? -1 : 0);
  }
}

// GT-MOR-24, GT-I-72: by follow-ups made.
TEST(Morale, SecondFollowUp) {
  Skirmish s("charge");
  s.French("C", {"cavalry"}, 30, 20, 0).Number("C", "follow-ups made", 1);
  s.Austrian("D", {"infantry"}, 30, 40, 180);
  s.Begin();
  s.position().As<State>().unit(s.Id("C")).followups_made = 1;
  EXPECT_EQ(SumOf(s.view(), Plain(s, "C", Purpose::kFollowUp)), -2);
}

// GT-MOR-27
TEST(Morale, ArtillerySurprised) {
  Skirmish s("orders");
  s.French("C", {"cavalry"}, 30, 23, 0);
  s.Austrian("G", {"foot artillery", "limbered"}, 30, 24, 180);
  s.Austrian("H", {"foot artillery"}, 40, 24, 180);
  s.Begin();
  EXPECT_EQ(SumOf(s.view(), Defence(s, "G", "C")), -2);
  EXPECT_EQ(SumOf(s.view(), Defence(s, "H", "C")), 0);
}

}  // namespace
}  // namespace berthier::grande_tactique
