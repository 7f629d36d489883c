// What places are worth to a side of La Grande Armée.
#include "agents/doctrine/la_grande_armee/outlook.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "agents/doctrine/la_grande_armee/army_view.h"
#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"
#include "agents/doctrine/la_grande_armee/stance.h"
#include "agents/doctrine/la_grande_armee/unit_options.h"
#include "engine/rulesets/la_grande_armee/board/overlaps.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "engine/rulesets/la_grande_armee/movement/plan.h"
#include "tests/engine/rulesets/la_grande_armee/table.h"

namespace berthier::la_grande_armee {
namespace {

// Guns behind foot that has the enemy before it, in reach of both.
class OnFriends : public testing::Test {
 protected:
  // So many inches lie between foot and foot.
  explicit OnFriends(double gap = 5.5) {
    t_.clock().links = {{"corps", "I"}};
    t_.Leader("Napoleon", "French", {"army commander"}, 4, 2, 2);
    t_.Corps("I", "French");
    t_.Leader("Reille", "French", {"corps commander"}, 5, 36, 12).of = "I";
    t_.Unit("F", "French", {"infantry"}, 8, 4, 36, 20, 0);
    t_.Unit("G", "French", {"artillery"}, 0, 2, 36, 17.5, 0).numbers = {
        {"guns", 2}, {"files", 2}};
    t_.Unit("C", "French", {"heavy cavalry"}, 6, 3, 36, 14, 0);
    t_.Leader("Blücher", "Allied", {"army commander"}, 4, 2, 46);
    t_.Corps("Y", "Allied");
    t_.Leader("Yorck", "Allied", {"corps commander"}, 4, 36, 40).of = "Y";
    // So wide that it stands before them wherever they are put.
    t_.Unit("A", "Allied", {"infantry"}, 14, 14, 36, 20 + gap, 180);
    t_.Begin();
  }

  // The worth to `unit` of a place so many inches aside and ahead.
  double Worth(const std::string& unit, double aside, double ahead) const {
    const ArmyView army(t_.view());
    return Outlook(army, Side::kFirst)
        .ValueOfPlace(There(army, unit, aside, ahead),
                      StanceOf(Posture::kJudge));
  }
  UnitView There(const ArmyView& army, const std::string& unit, double aside,
                 double ahead) const {
    ElementState there = t_.UnitState(unit);
    there.place = there.place + Vec{Inch(aside), Inch(ahead)};
    there.centre = there.centre + Vec{Inch(aside), Inch(ahead)};
    return army.At(army.unit(t_.Of(unit)), there);
  }
  static Weights Nothing() {
    Weights weights;
    for (const NamedWeight<Weights>& row : Weights::Rows()) {
      weights.*row.value = 0;
    }
    return weights;
  }
  static int32_t Inch(double inches) {
    return static_cast<int32_t>(inches * kTicksPerInch);
  }

  Table t_ = Table("corps");
};

// LGA-MOV-27: neither of two who overlap fires, be one of them artillery.
TEST_F(OnFriends, GunsDoNotFireThere) {
  const ArmyView army(t_.view());
  const Outlook outlook(army, Side::kFirst);
  EXPECT_FALSE(outlook.IsSilentAt(army.unit(t_.Of("G"))));
  EXPECT_TRUE(outlook.IsSilentAt(There(army, "G", 0, 2.5)));
  EXPECT_FALSE(outlook.IsSilentAt(There(army, "G", 4, 2.5)));
}

// Nor is a shot to be hoped for from there with the action that is left.
TEST_F(OnFriends, GunsHaveNoNextShotThere) {
  t_.Play("lead", "G");
  Weights weights = Nothing();
  weights.next = 0.8;
  const ArmyView army(t_.view(), weights);
  const Outlook outlook(army, Side::kFirst);
  std::vector<Option> options;
  UnitOptions(army, outlook, StanceOf(Posture::kJudge, weights), Breadth::kAll,
              options)
      .Collect(t_.Of("G"));
  int on = 0;
  for (const Option& option : options) {
    MovePlan plan;
    const PositionView f = t_.view();
    const UnitView& guns = army.unit(t_.Of("G"));
    if (!PlanMove(f, guns.id, option.order, plan).ok() ||
        !outlook.IsSilentAt(army.At(guns, plan.end))) {
      continue;
    }
    ++on;
    EXPECT_LE(option.value, 0);
  }
  EXPECT_GT(on, 0);
}

// The shots of the foot are lost as well as their own, and what both promise
// for later: two guns throw 4 dice, four muskets 2.
TEST_F(OnFriends, GunsRatherStandBeside) {
  Weights weights = Nothing();
  weights.shoot = 0.4;
  weights.front = 0.2;
  const ArmyView army(t_.view(), weights);
  const Outlook outlook(army, Side::kFirst);
  const Stance stance = StanceOf(Posture::kJudge, weights);
  const UnitView beside = There(army, "G", 4, 2.5);
  const double guns = BestShot(army, beside);
  const double foot = BestShot(army, army.unit(t_.Of("F")));
  EXPECT_GT(guns, 0);
  EXPECT_GT(foot, 0);
  EXPECT_NEAR(outlook.ValueOfPlace(beside, stance) -
                  outlook.ValueOfPlace(There(army, "G", 0, 2.5), stance),
              weights.shoot * (guns + foot) + weights.front * (4 + 2), 1e-9);
}

// It is not asked who could shoot if he were not there: behind the foot nobody
// is hindered.
TEST_F(OnFriends, GunsRatherWaitBehind) {
  EXPECT_LT(Worth("G", 0, 1), Worth("G", 0, 0));
}

// LGA-MOV-27: foot and horse do not charge from there, either.
TEST_F(OnFriends, HorseRatherStandsBeside) {
  Weights weights;
  weights.prospect = 0;  // hope alone
  const ArmyView army(t_.view(), weights);
  const Outlook outlook(army, Side::kFirst);
  const Stance stance = StanceOf(Posture::kJudge, weights);
  const UnitView beside = There(army, "C", 4, 6);
  const double hope = outlook.HopeAt(beside);
  EXPECT_GT(hope, 0);
  EXPECT_LT(outlook.ValueOfPlace(There(army, "C", 0, 6), stance),
            outlook.ValueOfPlace(beside, stance) -
                weights.hope * weights.horse_hope * hope);
}

class FriendsFartherOff : public OnFriends {
 protected:
  FriendsFartherOff() : OnFriends(8) {}
};

// Going on would take its two actions onto the foot.
TEST_F(FriendsFartherOff, TheDoctrineLeavesNoGunsThere) {
  t_.Play("lead", "G");
  DoctrineAgent agent(Mood::kMeasured);
  agent.Begin(t_.game(), Side::kFirst, 1);
  for (int actions = 2; actions > 0; --actions) {
    const Order order =
        agent.Decide(t_.game(), t_.position(), Side::kFirst).order;
    const Verb verb = static_cast<Verb>(order.verb);
    if (verb == Verb::kEndElement || verb == Verb::kFire) break;
    t_.Play(order);  // every check is passed
  }
  EXPECT_FALSE(OverlapsAnyFriend(t_.view(), t_.Of("G")));
}

}  // namespace
}  // namespace berthier::la_grande_armee
