// Contacts: how long they last, how units are put apart, and exact places.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/tabletop/tolerance.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr char kFrench[] = "French";
constexpr char kPrussian[] = "Prussian";
constexpr char kLine[] = "line infantry";

const Contact* Between(const Table& t, const std::string& a,
                       const std::string& b) {
  const int i = ContactBetween(t.view().state, t.Of(a), t.Of(b));
  return i < 0 ? nullptr : &t.view().state.contacts[static_cast<size_t>(i)];
}

// No farther back than it was bounced.
Order RecoilOf(const Table& t) {
  Order order = t.Said("recoil");
  order.subject = t.view().state.awaits.about();
  return order;
}

// BBN-MEL-45, 2.6: gap0 is that of the making.
TEST(Contacts, AFollowUpThatFallsShortEndsThem) {
  for (const bool in_the_way : {false, true}) {
    Table t("melee");
    t.Unit("X", kFrench, {kLine, "column"}, 6, 20, 10, 90);
    t.Unit("F", kFrench, {kLine, "column"}, 6, in_the_way ? 17.9 : 16.9, 12.6,
           90);
    t.Unit("Y", kPrussian, {kLine, "column"}, 3, 20, 12, 270);
    t.Touching("X", "Y", {"front"}, 500);
    t.Begin();
    ASSERT_EQ(t.Awaited(), "melee");
    t.Throw({3, 3});
    ExpectAt(t, "Y", 20, 14, 270);
    ExpectAt(t, "X", 20, in_the_way ? 10.62 : 12, 90);
    const Contact* c = Between(t, "X", "Y");
    EXPECT_EQ(c == nullptr, in_the_way);
    if (c != nullptr) {
      EXPECT_EQ(c->kind, ContactKind::kFollowUp);
      EXPECT_LE(c->gap0, 1);
    }
  }
}

// BBN-MEL-49, 2.6: fighters that a neighbour's push back put apart fight all
// the same, but a base lost in that fight does not join them again.
TEST(Contacts, AForcedBackFighterIsApartAfterItsFight) {
  Table t("melee");
  t.Unit("A", kFrench, {kLine, "column"}, 6, 20, 10, 90);
  t.Unit("B", kPrussian, {kLine, "column"}, 3, 20, 12, 270);
  t.Unit("C", kPrussian, {kLine, "column"}, 6, 20, 14.5, 270);
  t.Unit("D", kFrench, {kLine, "column"}, 6, 17.875, 12.525, 0);
  t.Touching("A", "B", {"front"}, 500);
  // C came at D from the east.
  t.Touching("C", "D", {"front"}, 500);
  t.document().entries.back().numbers.emplace_back("axis", 1080);
  t.Begin();
  ASSERT_EQ(t.Awaited(), "next fight");
  t.Play("fight", "A", "B");
  t.Throw({3, 3});
  ExpectAt(t, "C", 20, 16, 270);
  ASSERT_NE(Between(t, "C", "D"), nullptr);
  ASSERT_EQ(t.Awaited(), "melee");
  // 6 against 6: by 3. D loses a base and goes back, C follows.
  t.Throw({5, 2});
  EXPECT_EQ(t.State("D").bases, 5);
  ExpectAt(t, "D", 15.875, 12.525, 0);
  ExpectAt(t, "C", 18, 16, 270);
  EXPECT_EQ(Between(t, "C", "D"), nullptr);
}

// BBN-MEL-42: as far as needed to clear it, and no farther: B stands in the way
// of U and of A, which U forces back too.
TEST(Contacts, AFriendInTwoWaysIsForcedBackOnce) {
  for (const bool first : {false, true}) {
    Table t("melee");
    t.Unit("X", kFrench, {kLine, "column"}, 6, 20, 10, 90);
    t.Unit("U", kPrussian, {kLine, "column"}, 6, 20, 12, 270);
    const auto b = [&] {
      t.Unit("B", kPrussian, {kLine, "line"}, 4, 20.2, 15.4, 225);
    };
    if (first) b();
    t.Unit("A", kPrussian, {kLine, "line"}, 2, 19.5, 14, 270);
    if (!first) b();
    t.Touching("X", "U", {"front"}, 500);
    t.Begin();
    t.Throw({5, 2});
    ExpectAt(t, "U", 20, 14, 270);
    // Half an inch before A, and A 0.14 in before B.
    ExpectAt(t, "A", 19.5, 15.5, 270);
    ExpectAt(t, "B", 20.2, 16.757, 225);
  }
}

// BBN-MEL-08: cavalry that rode down one enemy fights the other that it
// touches; its pursuit stands only if that fight requires one again.
TEST(Contacts, AnAutomaticWinnerStillHasAFightBeforeIt) {
  struct Row {
    int own, enemy;
    bool pursues;
  };
  for (const Row& row : {Row{3, 3, false}, Row{4, 1, false}, Row{6, 1, true}}) {
    Table t("melee");
    t.Unit("C", kFrench, {"light cavalry", "line"}, 4, 20, 10, 90);
    t.Unit("T", kPrussian, {kLine, "line"}, 5, 18.8, 12.875, 0);
    t.Unit("U", kPrussian, {"light cavalry", "line"}, 4, 21.5, 12, 270);
    t.Touching("C", "T", {"right"}, 500);
    t.Touching("C", "U", {"front"}, 500);
    t.Begin();
    EXPECT_TRUE(t.State("T").routing());
    ASSERT_EQ(t.Awaited(), "melee");
    EXPECT_TRUE(t.State("C").Has(Flag::kPursuing));
    t.Throw({row.own, row.enemy});
    while (t.Awaited() == "extra recoil") t.Play(RecoilOf(t));
    const std::vector<std::string> rode = t.Heard("pursuit");
    EXPECT_EQ(std::count(rode.begin(), rode.end(), "C"), row.pursues ? 1 : 0);
  }
}

int GapInTicks(const Table& t, const std::string& a, const std::string& b) {
  return GapBetween(t.State(a).block(), t.State(b).block()).ticks;
}

Order Charge(const Table& t, const std::string& who, const std::string& whom,
             double facing) {
  Order order = t.Said("charge", who, whom);
  order.pose.heading = FacingOf(facing);
  return order;
}

// BBN-SQR-09, BBN-FIR-11: exactly two inches, and so under canister.
TEST(ExactPlaces, CavalryPutBackStandsUnderCanister) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 8);
  t.Unit("C", kFrench, {"light cavalry", "line"}, 4, 20, 10, 90);
  t.Unit("T", kPrussian, {kLine, "column"}, 6, 20, 22, 270);
  t.Unit("G", kPrussian, {"horse artillery", "unlimbered"}, 0, 21.875, 21.5,
         270);
  t.Begin();
  t.Play(Charge(t, "C", "T", 90));
  t.PassUntil("emergency square");
  t.Throw({3, 4});
  EXPECT_NEAR(GapInTicks(t, "C", "T"), Inches(2).ticks, 1);
  t.PassUntil("fire");
  t.Play("fire", "G", "C");
  // Canister +1, a line from its front -1.
  EXPECT_EQ(t.Weights()["hit"], 9u);
}

// BBN-SQR-09: two inches off lies on the arc of its wheel.
TEST(ExactPlaces, CavalryPutBackIntoItsWheel) {
  Table t("move");
  t.General("N", kFrench, {"commander-in-chief"}, 26, 12);
  t.Unit("C", kFrench, {"light cavalry", "line"}, 4, 20, 20, 90);
  t.Unit("T", kPrussian, {kLine, "guard", "column"}, 6, 17.364, 24.464, 315);
  t.Begin();
  t.Play(Charge(t, "C", "T", 135));
  t.PassUntil("emergency square");
  t.Throw({1, 1});
  EXPECT_NEAR(GapInTicks(t, "C", "T"), Inches(2).ticks, 2);
  const int turned = FacingOf(90).TurnTo(t.State("C").heading);
  EXPECT_LT(turned, 0);
  EXPECT_GT(turned, -180);
}

// BBN-PUR-10, 5.11: the largest length that ends clear of a friend, within
// what counts as an overlap.
TEST(ExactPlaces, APursuerEndsRightBeforeAFriend) {
  Table t("pursuit");
  t.Unit("C", kFrench, {"light cavalry", "line", "pursuing"}, 4, 20, 10, 90);
  t.Unit("F", kFrench, {kLine, "line"}, 6, 20, 19.37, 90);
  t.Unit("Z", kPrussian, {kLine}, 4, 60, 40, 270);
  t.Begin();
  const Block c = t.State("C").block(), f = t.State("F").block();
  EXPECT_EQ(c.front_left().y - f.rear_left().y, kPenetration.ticks);
  EXPECT_TRUE(t.State("C").disordered());
}

// BBN-PUR-04: whom it reaches with its very last tick it hits.
TEST(ExactPlaces, APursuerHitsWhomItJustReaches) {
  for (const double farther : {0.0, 0.1}) {
    Table t("pursuit");
    t.Unit("C", kFrench, {"light cavalry", "line", "pursuing"}, 4, 20, 10, 90);
    t.Unit("T", kPrussian, {kLine, "column"}, 6, 20, 22 + farther, 270);
    t.Begin();
    EXPECT_EQ(Between(t, "C", "T") != nullptr, farther == 0);
  }
}

// BBN-FLE-05, 5.9 step 8: likewise a router.
TEST(ExactPlaces, ARouterEndsRightBeforeAFriend) {
  Table t("rout");
  t.Unit("R", kPrussian, {kLine, "column", "routing", "rout column"}, 6, 20, 30,
         90);
  t.Unit("F", kPrussian, {kLine, "line"}, 6, 20, 35.63, 270);
  t.Unit("Z", kFrench, {kLine}, 4, 60, 10, 90);
  t.Begin();
  EXPECT_EQ(
      t.State("R").block().front_left().y - t.State("F").block().front_left().y,
      kPenetration.ticks);
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
