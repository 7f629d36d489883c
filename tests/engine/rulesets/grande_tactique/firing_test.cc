// Firing: GT-FIR and the options that touch it.
#include "engine/rulesets/grande_tactique/fire/firing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/rulesets/grande_tactique/fire/line_of_fire.h"
#include "engine/rulesets/grande_tactique/table/arc.h"
#include "engine/rulesets/grande_tactique/table/sight.h"
#include "engine/tabletop/contact.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

using testing::ElementsAre;

TargetFault FaultOf(const Skirmish& s, const char* u, const char* e) {
  return TargetFaultOf(s.view(), s.Id(u), s.Id(e));
}

// GT-FIR-10: ranges are inclusive and run from the front edge.
TEST(Range, BandsAreInclusive) {
  const struct {
    double target_y;  // rear-facing infantry: its front edge is 0.4 nearer
    FireModifier band;
  } cases[] = {
      {25.9, FireModifier::kAtCanisterRange},  // 5"
      {25.92, FireModifier::kAtEffectiveRange},
      {30.9, FireModifier::kAtEffectiveRange},  // 10"
      {30.92, FireModifier::kAtLongRange},
      {40.9, FireModifier::kAtLongRange},  // 20"
  };
  for (const auto& c : cases) {
    Skirmish s("firing");
    s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
    s.Austrian("D", {"infantry"}, 30, c.target_y, 180);
    s.Begin();
    ASSERT_TRUE(s.Awaits(RollKind::kVolley)) << c.target_y;
    EXPECT_TRUE(s.HasModifier(Code(c.band))) << c.target_y;
  }
  Skirmish s("firing");
  s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  s.Austrian("D", {"infantry"}, 30, 40.95, 180);
  s.Begin();
  EXPECT_EQ(FaultOf(s, "B", "D"), TargetFault::kOutOfRange);
}

// GT-FIR-01: who has no target stops, on both sides; GT-FIR-02: who has one
// fires.
TEST(FiringPhase, StaleStatesDropOnBothSides) {
  Skirmish s("firing");
  s.French("A", {"infantry", "firing"}, 10, 10, 0);
  s.Austrian("B", {"infantry", "firing"}, 40, 30, 180);
  s.Austrian("G", {"foot artillery", "firing"}, 10, 20, 180);
  s.Begin();
  EXPECT_FALSE(s.Is("A", Flag::kFiring));
  EXPECT_FALSE(s.Is("B", Flag::kFiring));
  EXPECT_TRUE(s.Is("G", Flag::kFiring));
}

// GT-D15, GT-D16, GT-FIR-03.
TEST(FiringPhase, UnitAndTargetAreChosenWhereThereIsAChoice) {
  Skirmish s("firing");
  s.French("A", {"foot artillery", "firing"}, 10, 10, 0);
  s.French("B", {"foot artillery", "firing"}, 40, 10, 0);
  s.French("L", {"foot artillery", "limbered"}, 50, 10, 0);
  s.Austrian("D", {"infantry"}, 10, 16, 180);
  s.Austrian("E", {"infantry"}, 38, 16, 180);
  s.Austrian("F", {"infantry"}, 42, 16, 180);
  s.Austrian("R", {"infantry", "fleeing"}, 42, 20, 0);
  s.Begin();
  ASSERT_TRUE(s.Awaits(Decision::kFiringUnit));
  EXPECT_THAT(s.Choices(), ElementsAre("A", "B"));
  EXPECT_EQ(s.Refused(Verb::kFireUnit, "L"),
            static_cast<int>(RefusalCode::kNotFiring));
  EXPECT_EQ(s.Refused(Verb::kFireUnit, "D"),
            static_cast<int>(RefusalCode::kNotYours));
  EXPECT_EQ(s.Refused(Verb::kFireAt, "D"),
            static_cast<int>(RefusalCode::kNotNow));
  s.Play(Verb::kFireUnit, "B");
  ASSERT_TRUE(s.Awaits(Decision::kFiringTarget));
  EXPECT_THAT(s.Choices(), ElementsAre("E", "F"));
  EXPECT_EQ(s.Refused(Verb::kFireAt, "A"),
            static_cast<int>(RefusalCode::kOwnSide));
  EXPECT_EQ(s.Refused(Verb::kFireAt, "R"),
            static_cast<int>(RefusalCode::kTargetNotEffective));
  EXPECT_EQ(s.Refused(Verb::kFireAt, "D"),
            static_cast<int>(RefusalCode::kTargetOutOfRange));
  s.Play(Verb::kFireAt, "F");
  s.Throw({1, 1});
  // GT-FIR-02: only once; A, with one target, goes next unasked.
  EXPECT_TRUE(s.Awaits(RollKind::kVolley));
  EXPECT_TRUE(s.Is("A", Flag::kHasFired));
  s.Throw({1, 1});
  EXPECT_EQ(s.view().state.phase == Phase::kFiring, false);
}

// GT-FIR-09 and the option infantry_range.
TEST(Infantry, FiresInContactUnlessTheOptionSaysFarther) {
  for (const char* range : {"0", "2"}) {
    Skirmish s("firing");
    s.Option("infantry_range", range);
    s.French("A", {"infantry", "firing"}, 30, 20, 0);
    s.French("M", {"infantry"}, 32.6, 22.4, 0);
    s.Austrian("D", {"infantry"}, 30, 22.8, 180);
    s.Austrian("E", {"infantry"}, 33, 23.2, 180);
    s.Begin();
    const bool far = std::string(range) == "2";
    EXPECT_EQ(FaultOf(s, "A", "D"),
              far ? TargetFault::kNone : TargetFault::kNotInContact);
    // 2.0 in is within, 2.4 in is not.
    EXPECT_EQ(FaultOf(s, "A", "E"),
              far ? TargetFault::kOutOfRange : TargetFault::kNotInContact);
  }
}

// GT-FIR-07 and the option arc_half_angle.
TEST(Zone, TheOptionNarrowsIt) {
  for (const char* angle : {"45", "22.5"}) {
    Skirmish s("firing");
    s.Option("arc_half_angle", angle);
    s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
    // 4.5 in to the right, 5 in ahead: 42 degrees off the corner.
    s.Austrian("D", {"cavalry"}, 35.7, 26, 180);
    s.Begin();
    EXPECT_EQ(FaultOf(s, "B", "D"), std::string(angle) == "45"
                                        ? TargetFault::kNone
                                        : TargetFault::kOutOfZone);
  }
}

// GT-FIR-08, GT-STA-19, GT-STA-29, GT-GEN-02: who blocks a line.
TEST(Line, BlockedByUnitsButNotBySilencedGuns) {
  const struct {
    Skirmish::Words words;
    bool clear;
  } cases[] = {
      {{"infantry"}, false},
      {{"infantry", "fleeing"}, false},
      {{"foot artillery", "silenced"}, true},
  };
  for (const auto& c : cases) {
    Skirmish s("firing");
    s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
    s.French("X", c.words, 30, 22, 0);
    s.Austrian("D", {"cavalry"}, 30, 28, 180);
    s.Begin();
    EXPECT_EQ(FaultOf(s, "B", "D"),
              c.clear ? TargetFault::kNone : TargetFault::kNoClearLine);
  }
}

// GT-FIR-13, GT-TER-05, GT-TER-10.
TEST(Line, WoodsHideAndTownsBlock) {
  Skirmish s("firing");
  s.Ground("Wood", "woods", 29, 25, 31, 27);
  s.Ground("Town", "built-up area", 49, 25, 51, 27);
  s.Ground("Copse", "woods", 9, 25, 11, 27);
  s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  s.French("B2", {"foot artillery", "firing"}, 50, 20, 0);
  s.French("B3", {"foot artillery", "firing"}, 10, 20, 0);
  s.Austrian("D", {"infantry"}, 0, 0, 180).Occupies("D", "Wood");
  s.Austrian("E", {"infantry"}, 50, 29, 180);
  s.Austrian("F", {"cavalry"}, 10, 29, 180);
  s.Austrian("T", {"infantry"}, 0, 0, 180).Occupies("T", "Town");
  s.Begin();
  EXPECT_EQ(FaultOf(s, "B", "D"), TargetFault::kInWoods);
  EXPECT_EQ(FaultOf(s, "B2", "E"), TargetFault::kNoClearLine);
  EXPECT_EQ(FaultOf(s, "B2", "T"), TargetFault::kNone);
  EXPECT_EQ(FaultOf(s, "B3", "F"), TargetFault::kNoClearLine);
}

// GT-FIR-12 and "overfire" (5.7).
TEST(Line, FromAHillOverFriendsWhoTouchNobody) {
  const struct {
    const char* what;
    double friend_y, enemy_y;  // an enemy beside the friend, or far away
    bool clear;
  } cases[] = {
      {"below and alone", 24, 40, true},
      {"in contact", 24, 24.8, false},
      {"on the same hill", 21.9, 40, false},
  };
  for (const auto& c : cases) {
    Skirmish s("firing");
    s.Ground("Hill", "hill", 25, 17, 35, 22);
    s.Crest("Crest", "Hill", 26, 20, 34, 20);
    s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
    s.French("X", {"infantry"}, 30, c.friend_y, 0);
    s.Austrian("D", {"cavalry"}, 30, 29, 180);
    s.Austrian("Y", {"infantry"}, 31, c.enemy_y, 180);
    s.Begin();
    EXPECT_EQ(FaultOf(s, "B", "D") == TargetFault::kNone, c.clear) << c.what;
  }
}

TEST(Line, NotOverFriendsAtATargetThatTouchesOne) {
  Skirmish s("firing");
  s.Ground("Hill", "hill", 25, 17, 35, 22);
  s.Crest("Crest", "Hill", 26, 20, 34, 20);
  s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  s.French("X", {"infantry"}, 30, 24, 0);
  s.French("Z", {"infantry"}, 30, 28.1, 0);
  s.Austrian("D", {"cavalry"}, 30, 29, 180);
  s.Begin();
  EXPECT_EQ(FaultOf(s, "B", "D"), TargetFault::kNoClearLine);
}

// GT-FIR-11, GT-FIR-28: a crest between counts unless one stands on top of it.
TEST(Line, OverAHill) {
  const struct {
    double crest_y;
    LineOfFire line;
  } cases[] = {{25, LineOfFire::kOverHill},
               {28.98, LineOfFire::kOverHill},
               {29.01, LineOfFire::kClear},  // on top: half an inch
               {29.2, LineOfFire::kClear}};
  for (const auto& c : cases) {
    Skirmish s("firing");
    s.Ground("Hill", "hill", 20, 24, 40, 32);
    s.Crest("Crest", "Hill", 21, c.crest_y, 39, c.crest_y);
    s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
    s.Austrian("D", {"cavalry"}, 30, 30, 180);
    s.Begin();
    EXPECT_EQ(LineTo(s.view(), s.Id("B"), s.Id("D")), c.line);
  }
}

// GT-FIR-07, 08, 27: who is far from the way is left out when a line is sought,
// and centres tell most of who is in a zone or in contact; with every base on
// the table looked at, corner by corner, the answers are the same.
TEST(Line, IsThatAmongAllBases) {
  uint32_t state = 1;
  const auto below = [&](int n) {
    state = state * 1664525 + 1013904223;
    return static_cast<int>(state >> 8) % n;
  };
  int clear = 0, blocked = 0;
  for (int game = 0; game < 12; ++game) {
    Skirmish s("firing");
    // One every three inches of a grid, so that nobody stands on another.
    for (int i = 0; i < 40; ++i) {
      const double x = 4 + 3 * (i % 8) + 0.1 * below(5);
      const double y = 4 + 3 * (i / 8) + 0.1 * below(5);
      const std::string id = "U" + std::to_string(i);
      const auto add = below(2) == 0 ? &Skirmish::French : &Skirmish::Austrian;
      (s.*add)(id, {below(2) == 0 ? "infantry" : "foot artillery"}, x, y,
               below(360));
    }
    s.Begin();
    const PositionView f = s.view();
    const auto n = static_cast<int>(f.scenario.units.size());
    for (int i = 0; i < n; ++i) {
      for (int k = 0; k < n; ++k) {
        const UnitId u = MakeId<UnitId>(i), e = MakeId<UnitId>(k);
        if (f.data(u).side == f.data(e).side) continue;
        std::vector<Footprint> footprints;
        std::vector<Blocker> blockers;
        footprints.reserve(f.scenario.units.size());
        for (int j = 0; j < n; ++j) {
          if (j == i || j == k) continue;
          footprints.push_back(FootprintOf(f, MakeId<UnitId>(j)));
          blockers.push_back(
              MakeBlocker(static_cast<int16_t>(j), footprints.back().view()));
        }
        const Footprint target = FootprintOf(f, e);
        const SightQuery query = {f.unit(u).pose(), BaseOf(f, u), target.view(),
                                  blockers};
        const SightLine line = FindSightLine(query);
        ASSERT_EQ(Enfilades(f, u, e),
                  Enfilades(query, f.unit(e).pose(), BaseOf(f, e)));
        const Arc zone = MakeArc(f.unit(u).pose(), BaseOf(f, u),
                                 f.scenario.options.arc_half_angle_quarters);
        ASSERT_EQ(PartlyInZone(f, u, e), PartlyIn(zone, target.view()));
        ASSERT_EQ(TargetsOf(f, u).Has(e), IsTarget(f, u, e));
        const Block beside = {f.unit(e).centre + Vec{below(3000), below(3000)},
                              f.unit(u).block().left, f.unit(u).block().right};
        ASSERT_EQ(Touching(f, beside, e),
                  berthier::Touching(beside.corners(), target.view()));
        ASSERT_EQ(OverlapsUnit(f, beside, e),
                  Overlaps(beside.corners(), target.view(), kPenetration));
        ASSERT_EQ(HasLineTo(f, u, e), line.clear());
        if (line.blocker >= 0) {
          ASSERT_EQ(BlockerOf(f, u, e),
                    f.scenario.Entity(MakeId<UnitId>(line.blocker)));
        }
        ++(line.clear() ? clear : blocked);
      }
    }
  }
  EXPECT_GT(clear, 500);
  EXPECT_GT(blocked, 500);
}

// GT-FIR-27: never squares, nor occupants, unless the option lets towns be.
TEST(Enfilade, NotAgainstSquaresNorOccupants) {
  const auto fires = [](Skirmish& s) {
    s.French("B", {"foot artillery", "firing"}, 36, 24, 270);
    s.Begin();
    return s.HasModifier(Code(FireModifier::kEnfilade));
  };
  Skirmish line("firing");
  line.Austrian("D", {"infantry"}, 30, 24, 0);
  EXPECT_TRUE(fires(line));
  Skirmish square("firing");
  square.Austrian("D", {"infantry", "square"}, 30, 24.7, 0);
  EXPECT_FALSE(fires(square));
  for (const char* option : {"false", "true"}) {
    Skirmish town("firing");
    town.Option("enfilade_bua", option);
    town.Ground("Town", "built-up area", 28, 23, 32, 25);
    town.Austrian("D", {"infantry"}, 0, 0, 0).Occupies("D", "Town");
    EXPECT_EQ(fires(town), std::string(option) == "true");
  }
}

// GT-FIR-22: a wall helps only against who is in front of it.
TEST(Cover, AWallCountsInFrontOnly) {
  Skirmish s("firing");
  s.Ground("Wall", "linear feature", 26, 24.5, 34, 24.5);
  s.French("B", {"foot artillery", "firing"}, 30, 28, 180);
  s.Austrian("D", {"infantry"}, 30, 24, 0);
  s.Begin();
  EXPECT_EQ(s.Modifiers(1), 1);
  Skirmish behind("firing");
  behind.Ground("Wall", "linear feature", 26, 24.5, 34, 24.5);
  behind.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  behind.Austrian("D", {"infantry"}, 30, 24, 0);
  behind.Begin();
  EXPECT_EQ(behind.Modifiers(1), 0);
}

// 5.7: behind it means a quarter of an inch.
TEST(Cover, AQuarterOfAnInchBehind) {
  for (const double wall : {24.64, 24.67}) {
    Skirmish s("firing");
    s.Ground("Wall", "linear feature", 26, wall, 34, wall);
    s.French("B", {"foot artillery", "firing"}, 30, 28, 180);
    s.Austrian("D", {"infantry"}, 30, 24, 0);
    s.Begin();
    EXPECT_EQ(s.Modifiers(1), wall < 24.65 ? 1 : 0);
  }
}

// GT-FIR-46 and the option exhaust_firer.
TEST(Massive, TheOptionSaysWhenTheFirerIsExhausted) {
  const struct {
    const char* option;
    bool reply;  // the target can answer
    bool exhausted;
  } cases[] = {
      {"if_return_fire", true, true},
      {"if_return_fire", false, false},
      {"always", false, true},
      {"never", true, false},
  };
  for (const auto& c : cases) {
    Skirmish s("firing");
    s.Option("exhaust_firer", c.option);
    s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
    s.Austrian("D", {"foot artillery", c.reply ? "unlimbered" : "limbered"}, 30,
               24, 180);
    s.Begin();
    EXPECT_EQ(s.Is("D", Flag::kFiring), c.reply) << c.option;
    EXPECT_EQ(s.Weight("firer beaten by 4 or more"), c.exhausted ? 3 : 0);
    s.Throw({1, 5});
    EXPECT_EQ(s.Is("B", Flag::kExhausted), c.exhausted) << c.option;
    EXPECT_EQ(s.Is("B", Cohesion::kDisrupted), c.exhausted) << c.option;
  }
}

// GT-FIR-43, GT-FIR-46, GT-I-51: silenced and exhausted at once.
TEST(Massive, AddsToSilencing) {
  Skirmish s("firing");
  s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  s.Austrian("D", {"foot artillery", "disrupted"}, 30, 24, 180);
  s.Begin();
  EXPECT_EQ(s.Weight("target beaten"), 12);
  EXPECT_EQ(s.Weight("target beaten by 4 or more"), 3);
  // The battery itself is exhausted if it is beaten by 4 in return.
  EXPECT_EQ(s.Weight("firer beaten by 4 or more"), 3);
  EXPECT_EQ(s.Weight("no effect"), 18);
  s.Throw({6, 2});
  EXPECT_TRUE(s.Is("D", Cohesion::kSilenced));
  EXPECT_TRUE(s.Is("D", Flag::kExhausted));
}

// Outcome classes: what makes no difference is one class.
TEST(Classes, EqualConsequencesAreOne) {
  Skirmish s("firing");
  // An exhausted battery has no worse than silence to fear.
  s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  s.Austrian("D", {"foot artillery", "disrupted", "exhausted", "limbered"}, 30,
             24, 180);
  s.Begin();
  const Roll roll = s.Described();
  EXPECT_EQ(roll.outcomes.size(), 2u);
  EXPECT_EQ(s.Weight("target beaten"), 15);
  EXPECT_EQ(s.Weight("no effect"), 21);
}

// GT-FIR-45: artillery at the muzzle of artillery is silenced, coherent or not.
TEST(Muzzle, GunsAreSilencedOthersFlee) {
  Skirmish s("firing");
  s.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  s.Austrian("D", {"horse artillery", "limbered"}, 30, 21.25, 180);
  s.Begin();
  EXPECT_EQ(s.Modifiers(0), 1);  // GT-FIR-32
  s.Throw({3, 3});
  EXPECT_TRUE(s.Is("D", Cohesion::kSilenced));
  Skirmish t("firing");
  t.French("B", {"foot artillery", "firing"}, 30, 20, 0);
  t.Austrian("D", {"infantry", "square"}, 30, 21.5, 180);
  t.Begin();
  t.Throw({3, 3});
  EXPECT_TRUE(t.Is("D", Cohesion::kFleeing));
  EXPECT_FALSE(t.Is("D", Flag::kSquare));
}

// GT-FIR-45 asks for an unlimbered battery and its zone: infantry that loses
// to a limbered one is only beaten.
TEST(Muzzle, NotOfLimberedGuns) {
  Skirmish s("firing");
  s.French("A", {"infantry", "firing"}, 30, 20, 0);
  s.Austrian("D", {"foot artillery", "limbered"}, 30, 20.9, 180);
  s.Begin();
  EXPECT_EQ(s.Weight("no effect"), 21);
  s.Throw({1, 6});
  EXPECT_TRUE(s.Is("A", Cohesion::kCoherent));
}

// Option no_guns_on_charge_target.
TEST(Options, NoGunsOnAChargeTarget) {
  for (const char* option : {"false", "true"}) {
    Skirmish s("firing");
    s.Option("no_guns_on_charge_target", option);
    s.French("B", {"foot artillery", "firing"}, 34, 20, 0);
    s.French("C", {"cavalry"}, 30, 23.1, 0).Charges("C", "D");
    s.Austrian("D", {"infantry"}, 30, 24, 180);
    s.Begin();
    EXPECT_EQ(s.Awaits(RollKind::kVolley), std::string(option) == "false");
  }
}

// GT-FIR-42, GT-STA-14, GT-FLE-01: disrupted cavalry flees from a volley.
TEST(Effects, DisruptedCavalryFlees) {
  Skirmish s("firing");
  s.French("B", {"foot artillery", "firing"}, 30, 10, 0);
  s.Austrian("D", {"cavalry", "disrupted"}, 30, 14, 180);
  s.Begin();
  s.Throw({5, 3});
  ASSERT_TRUE(s.Awaits(RollKind::kFlightDistance));
  s.Throw({1, 1});
  EXPECT_TRUE(s.Is("D", Cohesion::kFleeing));
  EXPECT_TRUE(s.Stands("D", 30, 27, 0));
}

}  // namespace
}  // namespace berthier::grande_tactique
