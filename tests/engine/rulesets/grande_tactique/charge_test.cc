// Charges: groups, results, locked combat, positions (GT-CHG, GT-MEL).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/facts/codes.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

using testing::ElementsAre;

// GT-D17, GT-D18, GT-CHG-06.
TEST(Charges, TargetAndPrincipalAreChosen) {
  Skirmish s("charge");
  s.French("A", {"infantry"}, 28.9, 23.2, 0).Charges("A", "D");
  s.French("B", {"infantry"}, 31.4, 23.2, 0).Charges("B", "D");
  s.French("C", {"cavalry"}, 45, 23.1, 0).Charges("C", "E");
  s.French("X", {"infantry"}, 10, 10, 0);
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Austrian("E", {"infantry"}, 45, 24, 180);
  s.Begin();
  ASSERT_TRUE(s.Awaits(Decision::kCharge));
  EXPECT_THAT(s.Choices(), ElementsAre("D", "E"));
  EXPECT_EQ(s.Refused(Verb::kResolveCharge, "A"),
            static_cast<int>(RefusalCode::kNoLiveCharge));
  s.Play(Verb::kResolveCharge, "D");
  ASSERT_TRUE(s.Awaits(Decision::kPrincipal));
  EXPECT_THAT(s.Choices(), ElementsAre("A", "B"));
  EXPECT_EQ(s.Refused(Verb::kNamePrincipal, "X"),
            static_cast<int>(RefusalCode::kNotACharger));
  EXPECT_EQ(s.Refused(Verb::kStay), static_cast<int>(RefusalCode::kNotNow));
  s.Play(Verb::kNamePrincipal, "B");
  EXPECT_TRUE(s.Awaits(RollKind::kMoraleCheck));
  // GT-CHG-08, GT-CHG-10: the failure is everybody's.
  s.Throw({1});
  EXPECT_TRUE(s.Is("A", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Is("B", Cohesion::kDisrupted));
  EXPECT_EQ(s["A"].charges_made, 1);
}

// GT-CHG-12: the principal is taken half way and flees from there, helpers on
// horse from where they stand; helpers on foot are disrupted.
TEST(Charges, CounterchargeSparesNobody) {
  Skirmish s("charge");
  s.French("C", {"cavalry", "raw"}, 30, 28, 0).Began("C", 30, 20);
  s.Charges("C", "T");
  s.French("H", {"cavalry"}, 31.25, 29, 270).Charges("H", "T");
  s.French("I", {"infantry"}, 28.85, 29, 90).Charges("I", "T");
  s.Austrian("T", {"cavalry"}, 30, 29, 180);
  s.Begin();
  s.Play(Verb::kNamePrincipal, "C");
  s.Throw({2});  // -1 raw, +1 tally-ho, +1 friends: fails
  EXPECT_TRUE(s.Is("I", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Is("T", Cohesion::kCoherent));
  EXPECT_TRUE(s.Stands("T", 30, 25, 180));
  s.Throw({3, 3});  // the principal first, from (30, 24)
  EXPECT_TRUE(s.Stands("C", 30, 7, 180));
  s.Throw({3, 3});
  EXPECT_TRUE(s.Is("H", Cohesion::kFleeing));
}

// GT-CHG-13, GT-I-60: a charger that has not moved is met where it stands.
TEST(Charges, CounterchargeInPlace) {
  Skirmish s("charge");
  s.French("C", {"cavalry", "raw"}, 30, 28, 0).Charges("C", "T");
  s.Austrian("T", {"cavalry"}, 30.4, 29, 180);
  s.Begin();
  s.Throw({3});
  EXPECT_TRUE(s.Stands("T", 30, 29, 180));
  s.Throw({1, 1});
  EXPECT_TRUE(s.Stands("C", 30, 15, 180));
}

// GT-CHG-28, GT-I-61: an exhausted defender meets, but is not made coherent.
TEST(Charges, ExhaustedHorseMeetsAllTheSame) {
  Skirmish s("charge");
  s.French("C", {"cavalry"}, 30, 28, 0).Charges("C", "T");
  s.Austrian("T", {"cavalry", "exhausted", "disrupted"}, 30, 29, 180);
  s.Begin();
  s.Throw({4});
  s.Throw({5});
  ASSERT_TRUE(s.Awaits(RollKind::kLocked));
  EXPECT_EQ(s.Described().again, 6u);
  s.Throw({3, 3});
  ASSERT_TRUE(s.Awaits(RollKind::kLocked));
  s.Throw({2, 3});
  s.Throw({1, 2});
  EXPECT_TRUE(s.Is("C", Cohesion::kFleeing));
  EXPECT_TRUE(s.Is("T", Cohesion::kDisrupted));
}

// GT-MEL-02: the odds of 3.6.
TEST(Locked, Odds) {
  const struct {
    Skirmish::Words attacker, defender;
    int wins, losses;
  } cases[] = {
      {{"cavalry"}, {"cavalry"}, 15, 15},
      {{"cavalry", "veteran"}, {"cavalry"}, 21, 10},
      {{"cavalry", "veteran"}, {"lancers"}, 26, 6},
      {{"lancers", "veteran"}, {"cavalry"}, 15, 15},
      {{"lancers"}, {"cavalry", "veteran"}, 6, 26},
  };
  for (const auto& c : cases) {
    Skirmish s("charge");
    s.French("C", c.attacker, 30, 28, 0).Charges("C", "T");
    s.Austrian("T", c.defender, 30, 29, 180);
    s.Begin();
    s.Throw({6});
    s.Throw({6});
    EXPECT_EQ(s.Weight("attacker wins"), c.wins);
    EXPECT_EQ(s.Weight("defender wins"), c.losses);
    EXPECT_EQ(s.Described().again,
              static_cast<uint64_t>(36 - c.wins - c.losses));
  }
}

// GT-CHG-22: in contact with one enemy only it turns to face him.
TEST(Locked, TurnsToFaceTheOnlyEnemy) {
  for (const bool alone : {true, false}) {
    Skirmish s("charge");
    s.French("A", {"infantry"}, 31.6, 25, 270).Charges("A", "D");
    s.Link("A", "flank of", "D");
    if (!alone) s.French("B", {"infantry"}, 30, 23.2, 0);
    s.Austrian("D", {"infantry", "firing"}, 30, 24, 180);
    s.Begin();
    s.Throw({6});
    s.Throw({6});
    ASSERT_TRUE(s.Awaits(RollKind::kLocked));
    EXPECT_FALSE(s.Is("D", Flag::kFiring));
    EXPECT_TRUE(s.Stands("D", 30, 24, alone ? 90 : 180));
  }
}

// GT-D19, GT-MEL-13: a choice on a hill, none in the open.
TEST(Position, ChoiceOnAHill) {
  for (const Verb verb : {Verb::kTakePosition, Verb::kStay}) {
    Skirmish s("charge");
    s.Ground("Hill", "hill", 20, 20, 40, 23.5);
    s.Crest("Crest", "Hill", 21, 21, 39, 21);
    s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
    s.Austrian("D", {"infantry"}, 30, 24, 180);
    s.Begin();
    s.Throw({6});
    s.Throw({1});
    ASSERT_TRUE(s.Awaits(Decision::kTakePosition));
    s.Play(verb);
    EXPECT_TRUE(s.Stands("A", 30, verb == Verb::kStay ? 23.2 : 24, 0));
  }
}

// GT-MEL-06 and the option defender_takes_position; GT-I-105: Q decides.
TEST(Position, OfTheDefender) {
  for (const char* option : {"true", "false"}) {
    Skirmish s("charge");
    s.Option("defender_takes_position", option);
    s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
    s.Austrian("D", {"infantry"}, 30, 24, 180);
    s.Begin();
    s.Throw({6});
    s.Throw({6});
    s.Throw({1, 2});
    EXPECT_TRUE(s.Is("A", Cohesion::kFleeing));
    EXPECT_TRUE(
        s.Stands("D", 30, std::string(option) == "true" ? 23.2 : 24, 180));
  }
}

TEST(Position, TheDefenderMayKeepItsTown) {
  Skirmish s("charge");
  s.Ground("Town", "built-up area", 28, 23.6, 32, 25);
  s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  s.Austrian("D", {"infantry"}, 0, 0, 180).Occupies("D", "Town");
  s.Begin();
  s.Throw({6});
  s.Throw({6});
  s.Throw({1, 2});
  ASSERT_TRUE(s.Awaits(Decision::kTakePosition));
  EXPECT_EQ(s.game().Awaits(s.position()).side, Side::kSecond);
  s.Play(Verb::kStay);
  EXPECT_TRUE(IsSome(s["D"].occupying));
}

// GT-MEL-11: the area goes with the position.
TEST(Position, TheWinnerOccupiesTheArea) {
  Skirmish s("charge");
  s.Ground("Town", "built-up area", 28, 23.6, 32, 25);
  s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  s.Austrian("D", {"infantry"}, 0, 0, 180).Occupies("D", "Town");
  s.Begin();
  s.Throw({6});
  s.Throw({1});
  EXPECT_TRUE(IsSome(s["A"].occupying));
  EXPECT_FALSE(IsSome(s["D"].occupying));
  EXPECT_TRUE(s.Is("D", Cohesion::kFleeing));
}

// GT-MEL-07: a square that wins stays.
TEST(Position, NotOfASquare) {
  Skirmish s("charge");
  s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  s.Austrian("D", {"infantry", "square"}, 30, 24.6, 180);
  s.Begin();
  s.Throw({6});
  s.Throw({6});
  s.Throw({1, 2});
  EXPECT_TRUE(s.Is("A", Cohesion::kFleeing));
  EXPECT_TRUE(s.Stands("D", 30, 24.6, 180));
}

// GT-CHG-20 with GT-FUP-02: horse that helped infantry goes on by itself.
TEST(Helpers, CavalryOfAnInfantryPrincipalFollowsUp) {
  Skirmish s("charge");
  s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  s.French("C", {"cavalry"}, 31.7, 24, 270).Charges("C", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Begin();
  s.Play(Verb::kNamePrincipal, "A");
  s.Throw({6});
  s.Throw({1});
  EXPECT_TRUE(s.Stands("A", 30, 24, 0));
  ASSERT_TRUE(s.Awaits(RollKind::kMoraleCheck));
  EXPECT_EQ(s.Modifiers(), -1);
}

// GT-CHG-29, GT-CHG-35, GT-PUR-06.
TEST(Guns, SilencedAndHeld) {
  Skirmish s("charge");
  s.French("C", {"cavalry"}, 30, 23, 0).Charges("C", "G");
  s.Austrian("G", {"foot artillery", "limbered"}, 30, 24, 180);
  s.Begin();
  s.Throw({6});
  s.Throw({1});
  EXPECT_TRUE(s.Is("G", Cohesion::kSilenced));
  s.Throw({1});
  EXPECT_TRUE(s.Is("C", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Stands("C", 30, 23, 0));
  EXPECT_FALSE(s.Is("G", Flag::kExhausted));
}

// The stack is empty, and forgotten, when all is done.
TEST(Process, NothingIsLeftBehind) {
  Skirmish s("charge");
  s.French("A", {"infantry"}, 30, 23.2, 0).Charges("A", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Begin();
  s.Throw({6});
  s.Throw({1});
  const State& state = s.view().state;
  EXPECT_EQ(state.n_frames, 0);
  EXPECT_EQ(state.n_flights, 0);
  EXPECT_EQ(state.flights[0].unit, UnitId::kNone);
  EXPECT_EQ(state.frames[0].kind, 0);
}

// Option followup_second_check: a follow-up needs no check of its own.
TEST(Options, FollowUpSecondCheck) {
  for (const char* option : {"true", "false"}) {
    Skirmish s("charge");
    s.Option("followup_second_check", option);
    s.French("C", {"cavalry"}, 30, 23.1, 0).Charges("C", "D");
    s.Austrian("D", {"infantry"}, 30, 24, 180);
    s.Austrian("E", {"infantry"}, 36, 27, 180);
    s.Begin();
    s.Throw({6});
    s.Throw({1});
    s.Throw({6});  // follow-up check; E is the only target
    ASSERT_TRUE(s.Awaits(RollKind::kMoraleCheck));
    const UnitId about =
        s.view().scenario.As<UnitId>(s.game().Awaits(s.position()).about);
    EXPECT_EQ(about, s.Id(std::string(option) == "true" ? "C" : "E"));
    EXPECT_EQ(s["C"].followups_made, 1);
    EXPECT_EQ(s["C"].charges_made, 2);
  }
}

// GT-FUP-06, GT-D20: who may be chosen, and why not.
TEST(FollowUp, Targets) {
  Skirmish s("charge");
  s.Ground("Wood", "woods", 20, 26, 22, 28);
  s.Ground("Stream", "linear feature", 37, 22, 37, 40);
  s.French("C", {"cavalry"}, 30, 23.1, 0).Charges("C", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Austrian("E", {"infantry"}, 34, 28, 180);
  s.Austrian("F", {"infantry"}, 26, 28, 180);
  s.Austrian("W", {"infantry"}, 0, 0, 180).Occupies("W", "Wood");
  s.Austrian("L", {"cavalry"}, 38.5, 25, 180);
  s.Austrian("B", {"infantry"}, 34, 22, 180);
  s.Austrian("G", {"foot artillery", "silenced"}, 31, 26, 180);
  s.Austrian("X", {"infantry"}, 30, 36, 180);
  s.Begin();
  s.Throw({6});
  s.Throw({1});
  s.Throw({6});
  ASSERT_TRUE(s.Awaits(Decision::kFollowUpTarget));
  EXPECT_THAT(s.Choices(), ElementsAre("E", "F"));
  const auto refused = [&](const char* t, RefusalCode code) {
    EXPECT_EQ(s.Refused(Verb::kFollowUp, t), static_cast<int>(code)) << t;
  };
  refused("D", RefusalCode::kIsPriorTarget);
  refused("W", RefusalCode::kTargetInWoods);
  refused("L", RefusalCode::kNotReachable);
  refused("B", RefusalCode::kNotBeyond);
  refused("G", RefusalCode::kTargetSilenced);
  refused("X", RefusalCode::kFollowUpTooFar);
  refused("C", RefusalCode::kOwnSide);
  s.Play(Verb::kFollowUp, "F");
  EXPECT_TRUE(s.Awaits(RollKind::kMoraleCheck));
}

// GT-FUP-06, GT-FUP-08: nine inches from base to base.
TEST(FollowUp, WithinNineInches) {
  for (const double y : {33.0, 33.02}) {
    Skirmish s("charge");
    s.French("C", {"cavalry"}, 30, 23.1, 0).Charges("C", "D");
    s.Austrian("D", {"infantry", "fleeing"}, 30, 24, 0);
    s.Austrian("E", {"infantry"}, 30, y, 180);
    s.Begin();
    s.Throw({6});
    EXPECT_EQ(s["C"].followups_made, y < 33.01 ? 1 : 0) << y;
  }
}

// GT-FUP-05, 11, 13, GT-I-118: C1 rides down E and then F, which C2 had chosen
// and waited for; C2 chooses anew when C1 is done.
TEST(FollowUp, ChoosesAnewWhenItsTargetIsGone) {
  Skirmish s("charge");
  s.French("C1", {"cavalry"}, 29.25, 23.1, 0).Charges("C1", "D");
  s.French("C2", {"cavalry"}, 30.75, 23.1, 0).Charges("C2", "D");
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Austrian("E", {"infantry", "fleeing"}, 25, 27.5, 0);
  s.Austrian("F", {"infantry", "fleeing"}, 26, 31, 0);
  s.Austrian("G", {"infantry"}, 33.5, 28, 180);
  s.Austrian("H", {"infantry"}, 36.3, 28, 180);
  s.Begin();
  s.Play(Verb::kNamePrincipal, "C1");
  s.Throw({6});
  s.Throw({1});
  s.Throw({6});
  s.Throw({6});
  s.Play(Verb::kFollowUp, "E");
  s.Play(Verb::kFollowUp, "F");
  EXPECT_TRUE(s.Is("E", Presence::kDestroyed));
  ASSERT_TRUE(s.Awaits(RollKind::kMoraleCheck));
  EXPECT_EQ(s.Modifiers(), -2);  // GT-MOR-24
  s.Throw({6});
  ASSERT_TRUE(s.Awaits(Decision::kFollowUpTarget));
  s.Play(Verb::kFollowUp, "F");
  EXPECT_TRUE(s.Is("F", Presence::kDestroyed));
  EXPECT_EQ(s["F"].destroy_cause, DestroyCause::kRiddenDown);
  // The third charge of C1 was its last.
  EXPECT_TRUE(s.Is("C1", Cohesion::kDisrupted));
  ASSERT_TRUE(s.Awaits(Decision::kFollowUpTarget));
  EXPECT_EQ(s.view().scenario.As<UnitId>(s.game().Awaits(s.position()).about),
            s.Id("C2"));
  EXPECT_EQ(s["C2"].followups_made, 0);
  s.Play(Verb::kFollowUp, "G");
  EXPECT_EQ(s["C2"].followups_made, 1);
  EXPECT_TRUE(s.Awaits(RollKind::kMoraleCheck));
}

// GT-FUP-04: after the third charge there is no check, only pursuit.
TEST(FollowUp, NotAfterTheThirdCharge) {
  Skirmish s("charge");
  s.French("C", {"cavalry"}, 30, 23.1, 0).Charges("C", "D");
  s.Number("C", "charges made", 2);
  s.Austrian("D", {"infantry"}, 30, 24, 180);
  s.Austrian("E", {"infantry"}, 34, 28, 180);
  s.Begin();
  s.Throw({6});
  s.Throw({1});
  EXPECT_TRUE(s.Is("C", Cohesion::kDisrupted));
  EXPECT_TRUE(s.Stands("C", 30, 29.1, 0));
  EXPECT_TRUE(s.Is("D", Flag::kExhausted));
}

}  // namespace
}  // namespace berthier::grande_tactique
