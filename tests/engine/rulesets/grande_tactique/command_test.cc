// The Command Phase: dice, bonus, prices, generals (GT-CMD, GT-GEN).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/engine/rulesets/grande_tactique/orders.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

using testing::HasSubstr;

constexpr RefusalCode kOk = RefusalCode::kAccepted;

// A corps of two divisions with a pool, and an Austrian far away.
void Corps(Skirmish& s, int pool, double cc_x) {
  s.Add({.type = "formation", .id = "I", .side = "French", .is = {"corps"}});
  s.Add({.type = "leader",
         .id = "CC",
         .side = "French",
         .of = "I",
         .is = {"corps"},
         .place = At(cc_x, 5),
         .numbers = {{"pool", pool}}});
  const struct {
    const char* division;
    const char* general;
    const char* unit;
    double x;
  } kDivisions[] = {{"1st", "A", "a", 20}, {"2nd", "B", "b", 26}};
  for (const auto& d : kDivisions) {
    s.Add({.type = "formation",
           .id = d.division,
           .side = "French",
           .of = "I",
           .is = {"division"}});
    s.Add({.type = "leader",
           .id = d.general,
           .side = "French",
           .of = d.division,
           .is = {"division"},
           .place = At(d.x, 5)});
    s.Add({.type = "unit",
           .id = d.unit,
           .side = "French",
           .of = d.division,
           .is = {"infantry"},
           .place = At(d.x, 8),
           .heading = Heading()});
  }
  s.Austrian("X", {"infantry"}, 5, 46, 180);
}

int Cp(const Skirmish& s, const std::string& unit) { return CpLeft(s, unit); }

Order Shares(const Skirmish& s, int first, int second) {
  Order order = Named(s, Verb::kAllot, "CC");
  order.amount = WithShare(WithShare(0, 0, first), 1, second);
  return order;
}

// GT-CMD-01, 05, 06, 07, 08.
TEST(Bonus, IsSharedAfterAllDice) {
  Skirmish s("command");
  Corps(s, 3, 23);
  s.Begin();
  s.Throw({2});
  s.Throw({4});
  ASSERT_TRUE(s.Awaits(Decision::kAllot));
  std::vector<Order> orders;
  s.game().Propose(s.position(), orders);
  EXPECT_EQ(orders.size(), 4u);
  EXPECT_EQ(RefusalOf(s, Shares(s, 1, 1)), RefusalCode::kWrongSum);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kEndCommand, "")),
            RefusalCode::kNotNow);
  Order third = Shares(s, 1, 1);
  third.amount = WithShare(third.amount, 2, 1);
  EXPECT_EQ(RefusalOf(s, third), RefusalCode::kNoSuchShare);
  Give(s, Shares(s, 2, 1));
  EXPECT_EQ(Cp(s, "a"), 4);
  EXPECT_EQ(Cp(s, "b"), 5);
}

// GT-CMD-07: one general within reach is no decision.
TEST(Bonus, GoesToTheOnlyGeneralInReach) {
  Skirmish s("command");
  Corps(s, 3, 11);
  s.Begin();
  s.Throw({2});
  s.Throw({4});
  EXPECT_TRUE(s.Awaits(Decision::kOrder));
  EXPECT_EQ(Cp(s, "a"), 5);
  EXPECT_EQ(Cp(s, "b"), 4);
}

// GT-I-07, the option bonus_timing: blind, and the dice are told the bonus.
TEST(Bonus, MayComeBeforeTheDice) {
  Skirmish s("command");
  s.Option("bonus_timing", "before_roll");
  Corps(s, 3, 23);
  s.Begin();
  ASSERT_TRUE(s.Awaits(Decision::kAllot));
  Give(s, Shares(s, 3, 0));
  ASSERT_TRUE(s.Awaits(RollKind::kCommandDie));
  EXPECT_EQ(s.Modifiers(), 3);
  s.Throw({2});
  s.Throw({4});
  EXPECT_EQ(Cp(s, "a"), 5);
  EXPECT_EQ(Cp(s, "b"), 4);
}

// GT-I-08, the option bonus_scope.
TEST(Bonus, MayBeForEach) {
  Skirmish s("command");
  s.Option("bonus_scope", "each");
  Corps(s, 3, 23);
  s.Begin();
  s.Throw({2});
  s.Throw({4});
  ASSERT_TRUE(s.Awaits(Decision::kOrder));
  EXPECT_EQ(Cp(s, "a"), 5);
  EXPECT_EQ(Cp(s, "b"), 7);
}

// GT-I-09, the option bonus_measure: generals ride first.
TEST(Bonus, MayBeMeasuredAfterGeneralsRode) {
  Skirmish s("command");
  s.Option("bonus_measure", "after_general_moves");
  Corps(s, 3, 11);
  s.Begin();
  s.Throw({2});
  s.Throw({4});
  ASSERT_TRUE(s.Awaits(Decision::kOrder));
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "a", 20, 9, 0)),
            RefusalCode::kOnlyGeneralsNow);
  Give(s, Ride(s, "CC", 18, 5));
  Give(s, Named(s, Verb::kEndCommand, ""));
  ASSERT_TRUE(s.Awaits(Decision::kAllot));
  Give(s, Shares(s, 0, 3));
  EXPECT_EQ(Cp(s, "b"), 7);
  EXPECT_EQ(RefusalOf(s, Ride(s, "CC", 19, 5)), RefusalCode::kGeneralMoved);
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "a", 20, 9, 0)), kOk);
}

// GT-R1: faces that come to nothing are one outcome, and one position.
TEST(CommandDie, EqualPointsAreOneOutcome) {
  const auto setup = [](Skirmish& s) {
    s.French("A", {"infantry"}, 20, 10, 0);
    for (const char* lost : {"L1", "L2", "L3"}) {
      s.Add({.type = "unit",
             .id = lost,
             .side = "French",
             .is = {"infantry", "fled off"}});
    }
    s.Austrian("X", {"infantry"}, 5, 46, 180);
    s.Begin();
  };
  Skirmish s("command"), t("command");
  setup(s);
  setup(t);
  ASSERT_EQ(s.Described().outcomes.size(), 4u);
  EXPECT_EQ(s.Described().outcomes[0].weight, 3u);
  s.Throw({1});
  t.Throw({3});
  EXPECT_EQ(s.game().Hash(s.position()), t.game().Hash(t.position()));
}

class Orders : public testing::Test {
 protected:
  Orders() : s("orders") { s.Austrian("X", {"infantry"}, 5, 46, 180); }
  Skirmish s;
};

// GT-CMD-17, 19: the sentence says what is missing.
TEST_F(Orders, AreRefusedInWords) {
  Command(s, "French", 1, 30, 10);
  s.French("Reille", {"infantry"}, 42, 10, 0);
  s.Begin();
  const std::string why = Sentence(s, MoveTo(s, "Reille", 42, 12, 0));
  EXPECT_THAT(why, HasSubstr("needs 2 CP"));
  EXPECT_THAT(why, HasSubstr("10.43 in from French general"));
  EXPECT_THAT(why, HasSubstr("1 left"));
}

// GT-CMD-15, 16: why it is doubled.
TEST_F(Orders, DoublingIsExplained) {
  s.Add({.type = "side", .id = "French", .numbers = {{"cp", 1}}});
  s.French("A", {"infantry"}, 30, 12, 0);
  s.French("B", {"infantry"}, 33, 12, 0);
  s.Add({.type = "leader",
         .id = "DG",
         .side = "French",
         .is = {"division"},
         .links = {{"with", "A"}, {"began with", "A"}}});
  s.Begin();
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "B", 33, 14, 0)),
            RefusalCode::kCannotPayAttached);
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "A", 30, 14, 0)), kOk);
}

// GT-MOV-12, GT-MOV-13.
TEST_F(Orders, APivotNeedsRoom) {
  Command(s, "French", 9, 30, 10);
  s.French("A", {"infantry"}, 30, 12, 0);
  s.French("B", {"infantry"}, 30, 13, 0);
  s.Begin();
  EXPECT_EQ(Sentence(s, Facing(Named(s, Verb::kPivot, "A"), 90)),
            "A would end on B");
}

// GT-SEQ-04, D14: what nobody can use is not asked about.
TEST_F(Orders, AMenuOfNothingIsNotPresented) {
  Command(s, "French", 1, 30, 10);
  s.French("A", {"infantry"}, 30, 12, 0);
  s.Begin();
  Give(s, Ride(s, "French general", 30, 11));
  ASSERT_TRUE(s.Awaits(Decision::kOrder));
  Give(s, MoveTo(s, "A", 30, 14, 0));
  // On to the Austrians' dice.
  EXPECT_TRUE(s.Awaits(RollKind::kCommandDie));
}

// An order sets what its verb takes and nothing else, and names what exists.
TEST_F(Orders, ThatMakeNoSense) {
  Command(s, "French", 9, 30, 10);
  s.French("A", {"infantry"}, 30, 12, 0);
  s.Ground("wood", "woods", 10, 10, 13, 13);
  s.Begin();
  const uint64_t hash = s.game().Hash(s.position());
  Order order = Named(s, Verb::kFormSquare, "A");
  order.pose.heading = Heading::Degrees(1);
  EXPECT_EQ(RefusalOf(s, order), RefusalCode::kSurplus);
  order = MoveTo(s, "A", 30, 13, 0);
  order.object = Called(s, "X");
  EXPECT_EQ(RefusalOf(s, order), RefusalCode::kSurplus);
  EXPECT_EQ(RefusalOf(s, Via(MoveTo(s, "A", 30, 13, 0), 1, 1)),
            RefusalCode::kSurplus);
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "X", 5, 45, 180)), RefusalCode::kNotYours);
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "wood", 5, 45, 180)),
            RefusalCode::kNoSuchSubject);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kOccupy, "A", "X")),
            RefusalCode::kNoSuchObject);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kSpike, "A", "wood")),
            RefusalCode::kNoSuchObject);
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "A", -300, 13, 0)), RefusalCode::kOffTable);
  order = MoveTo(s, "A", 30, 13, 0);
  order.pose.centre = {INT32_MAX, INT32_MIN};
  EXPECT_EQ(RefusalOf(s, order), RefusalCode::kOffTable);
  order = {};
  order.verb = 200;
  EXPECT_EQ(RefusalOf(s, order), RefusalCode::kUnknownVerb);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kFireUnit, "A")), RefusalCode::kNotNow);
  EXPECT_EQ(s.game().Hash(s.position()), hash);
}

// GT-CMD-22, 25, 26, GT-STA-24, 26.
TEST_F(Orders, GunsInAction) {
  Command(s, "French", 9, 30, 10);
  s.French("G", {"foot artillery"}, 30, 12, 0);
  s.Austrian("T", {"infantry"}, 30, 24, 180);
  s.Begin();
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "G", 30, 14, 0)), RefusalCode::kMustLimber);
  Give(s, Named(s, Verb::kLimber, "G"));
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kStartFiring, "G")),
            RefusalCode::kIsLimbered);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kLimber, "G")),
            RefusalCode::kLimberedAlready);
  Give(s, MoveTo(s, "G", 30, 16, 0));
  Give(s, Named(s, Verb::kUnlimber, "G"));
  Give(s, Named(s, Verb::kStartFiring, "G"));
  EXPECT_EQ(CpLeft(s, "G"), 5);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kLimber, "G")), RefusalCode::kFiring);
  Give(s, Named(s, Verb::kStopFiring, "G"));
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kLimber, "G")), kOk);
}

// GT-CMD-28, GT-CMD-30, GT-CMD-31, GT-CMD-33.
TEST_F(Orders, ChargeSpikeAndRally) {
  Command(s, "French", 9, 30, 20);
  s.French("A", {"infantry"}, 30, 23.2, 0);
  s.French("B", {"infantry"}, 36, 23.1, 0);
  s.French("F", {"infantry", "fleeing"}, 30, 15, 180);
  s.Austrian("T", {"infantry"}, 30, 24, 180);
  s.Austrian("S", {"foot artillery", "silenced"}, 36, 24, 180);
  s.Begin();
  Give(s, Named(s, Verb::kCharge, "A", "T"));
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kFormSquare, "A")),
            RefusalCode::kHasChargeOrder);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kCharge, "B", "S")),
            RefusalCode::kTargetSilenced);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kSpike, "B", "T")),
            RefusalCode::kNotSilencedGuns);
  Give(s, Named(s, Verb::kSpike, "B", "S"));
  EXPECT_TRUE(s.Is("S", Presence::kDestroyed));
  EXPECT_EQ(s["S"].destroy_cause, DestroyCause::kSpiked);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kRally, "B")),
            RefusalCode::kNothingToRally);
  Give(s, Named(s, Verb::kRally, "F"));
  EXPECT_TRUE(s.Is("F", Cohesion::kDisrupted));
  EXPECT_EQ(CpLeft(s, "A"), 9 - 1 - 2 - 2);
}

// GT-MOV-31, GT-GEN-03 to 06.
TEST_F(Orders, Generals) {
  Command(s, "French", 9, 30, 10);
  s.French("A", {"infantry"}, 30, 18, 0);
  s.Austrian("T", {"infantry"}, 30, 14, 180);
  s.Begin();
  const std::string general = "French general";
  EXPECT_EQ(RefusalOf(s, Ride(s, general, 30, 17)),
            RefusalCode::kGeneralMeetsEnemy);
  EXPECT_EQ(RefusalOf(s, Ride(s, general, 39.2, 10)),
            RefusalCode::kGeneralTooFar);
  EXPECT_EQ(RefusalOf(s, Ride(s, general, 30, 0.1)), RefusalCode::kOffTable);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kAttach, general, "A")),
            RefusalCode::kGeneralNotTouching);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kAttach, general, "T")),
            RefusalCode::kNotUnderHim);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kDetach, general)),
            RefusalCode::kNotAttached);
  Give(s, Ride(s, general, 32.5, 17.5));
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kAttach, general, "A")),
            RefusalCode::kGeneralNotTouching);
}

// GT-MOV-31, GT-GEN-04, GT-GEN-06.
TEST_F(Orders, AGeneralWhoJoinsStaysForThePhase) {
  Command(s, "French", 9, 30, 10);
  s.French("A", {"infantry"}, 30, 12, 0);
  s.Begin();
  const std::string general = "French general";
  Give(s, Ride(s, general, 30, 11.3));
  Give(s, Named(s, Verb::kAttach, general, "A"));
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kDetach, general)),
            RefusalCode::kAttachedThisPhase);
  EXPECT_EQ(RefusalOf(s, Ride(s, general, 30, 9)), RefusalCode::kGeneralMoved);
}

// GT-MOV-32: once he is with a unit it makes no difference where he joined it.
TEST(Generals, WhereHeJoinedIsForgotten) {
  const auto joined_at = [](double y) {
    Skirmish s("orders");
    s.French("A", {"infantry"}, 30, 12, 0);
    s.Austrian("T", {"infantry"}, 30, 40, 180);
    Command(s, "French", 3, 30, 8);
    s.Begin();
    Give(s, Ride(s, "French general", 30, y));
    Give(s, Named(s, Verb::kAttach, "French general", "A"));
    const GeneralId g =
        s.view().scenario.As<GeneralId>(Called(s, "French general"));
    EXPECT_EQ(PlaceOf(s.view(), g), At(30, 12));
    return s.game().Hash(s.position());
  };
  EXPECT_EQ(joined_at(11.5), joined_at(11.3));
}

// GT-CMD-35, GT-FLE-02: nearest home first.
TEST_F(Orders, FugitivesRunOnAtTheEnd) {
  Command(s, "French", 0, 30, 10);
  s.French("U", {"infantry", "fleeing"}, 20, 13, 180);
  s.French("V", {"infantry", "fleeing"}, 20, 10, 180);
  s.Begin();
  Give(s, Named(s, Verb::kEndCommand, ""));
  EXPECT_TRUE(s.Stands("V", 20, 3, 180));
  EXPECT_TRUE(s.Stands("U", 20, 6, 180));
}

// GT-DES-08.
TEST(BrokenCorps, ComesNoNearer) {
  Skirmish s("orders");
  Corps(s, 0, 23);
  for (const char* lost : {"lost", "gone"}) {
    s.Add({.type = "unit",
           .id = lost,
           .side = "French",
           .of = "2nd",
           .is = {"infantry", "fled off"}});
  }
  s.Number("1st", "cp", 5);
  s.Austrian("T", {"infantry"}, 20, 16, 180);
  s.Begin();
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "a", 20, 9, 0)),
            RefusalCode::kNearerToEnemy);
  EXPECT_EQ(RefusalOf(s, MoveTo(s, "a", 20, 7, 0)), kOk);
  EXPECT_EQ(RefusalOf(s, Facing(Named(s, Verb::kPivot, "a"), 90)),
            RefusalCode::kNearerToEnemy);
  EXPECT_EQ(RefusalOf(s, Named(s, Verb::kFormSquare, "a")), kOk);
}

// Every proposal is legal, no two are equal, and random orders are legal.
TEST_F(Orders, ProposalsAreLegalAndDistinct) {
  Command(s, "French", 12, 30, 20);
  s.Ground("wood", "woods", 20, 22, 23, 25);
  s.Ground("Retz", "built-up area", 36, 24, 39, 27);
  s.Ground("road", "road", 30, 0, 30, 48);
  s.French("A", {"infantry"}, 26, 23, 0);
  s.French("B", {"infantry"}, 29, 23.2, 0);
  s.French("C", {"cavalry"}, 33, 20, 0);
  s.French("G", {"foot artillery", "limbered"}, 26, 18, 0);
  s.French("Q", {"infantry", "square"}, 40, 20, 0);
  s.French("O", {"infantry"}, 0, 0, 0).Occupies("O", "Retz");
  s.French("F", {"infantry", "fleeing"}, 20, 12, 180);
  s.French("W", {"infantry"}, 50, 0.4, 0);
  s.Austrian("T", {"infantry"}, 29, 24, 180);
  s.Austrian("S", {"foot artillery", "silenced"}, 33, 24, 180);
  s.Begin();
  std::vector<Order> orders;
  s.game().Propose(s.position(), orders);
  std::set<int> verbs;
  for (size_t i = 0; i < orders.size(); ++i) {
    EXPECT_EQ(Sentence(s, orders[i]), "accepted");
    verbs.insert(orders[i].verb);
    for (size_t j = 0; j < i; ++j) EXPECT_FALSE(orders[i] == orders[j]);
  }
  for (const Verb verb :
       {Verb::kMove, Verb::kMoveAndCharge, Verb::kOccupy, Verb::kMoveGeneral,
        Verb::kPivot, Verb::kUnlimber, Verb::kFormSquare, Verb::kLeaveSquare,
        Verb::kStartFiring, Verb::kCharge, Verb::kRally, Verb::kWithdraw,
        Verb::kEndCommand}) {
    EXPECT_TRUE(verbs.contains(static_cast<int>(verb)))
        << static_cast<int>(verb);
  }
  struct Counting final : Chooser {
    uint64_t state = 88172645463325252u;
    uint32_t Below(uint32_t n) override {
      state ^= state << 13;
      state ^= state >> 7;
      state ^= state << 17;
      return static_cast<uint32_t>((state >> 32) * n >> 32);
    }
  } chooser;
  std::set<int> drawn;
  for (int i = 0; i < 3000; ++i) {
    const Order order = s.game().ProposeOne(s.position(), chooser);
    ASSERT_EQ(Sentence(s, order), "accepted");
    drawn.insert(order.verb);
  }
  EXPECT_EQ(drawn, verbs);
}

}  // namespace
}  // namespace berthier::grande_tactique
