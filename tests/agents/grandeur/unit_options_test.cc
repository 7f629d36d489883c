// What units are ordered to do, and what they had better not.
#include "agents/doctrine/grandeur/unit_options.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

// The horse H beside the foot F, before Austrian foot.
class GraUnitOptionsTest : public testing::Test {
 protected:
  GraUnitOptionsTest() {
    t_.clock().links.emplace_back("corps", "French army");
    t_.Leader("L", "French", {"expert"}, 80, 30);
    t_.Unit("F", "French", {"LI"}, 80, 50, 0);
    t_.Unit("H", "French", {"CH"}, 100, 50, 0);
    t_.Leader("K", "Austrian", {"fair"}, 90, 110);
    t_.Unit("A", "Austrian", {"LI"}, 80, 66, 180);
    t_.Unit("B", "Austrian", {"LI"}, 100, 86, 180);
    t_.Begin();
  }
  std::vector<Option> OptionsOfHorse(const Weights& weights) const {
    const ArmyView army(t_.view(), weights);
    const Outlook outlook(army, Side::kFirst);
    std::vector<Option> options;
    UnitOptions(army, outlook, StanceOf(Posture::kJudge, weights), options)
        .Collect(t_.Of("H"));
    return options;
  }

  Table t_ = Table("activation");
};

// Horse rode 12 U to one side and back for a few hundredths of a VD each time.
TEST_F(GraUnitOptionsTest, ToGoAsideCostsAndToGoAheadDoesNot) {
  t_.Play("activate", "H");
  Weights restless;
  restless.aside = 0;
  const std::vector<Option> free = OptionsOfHorse(restless),
                            usual = OptionsOfHorse(kUsualWeights);
  ASSERT_EQ(free.size(), usual.size());
  const auto is = [&](size_t i, Verb verb) {
    return static_cast<Verb>(usual[i].order.verb) == verb;
  };
  int aside = 0, ahead = 0;
  for (size_t i = 0; i < usual.size(); ++i) {
    ASSERT_EQ(usual[i].order, free[i].order);
    const double cost = free[i].value - usual[i].value;
    if (is(i, Verb::kSideways)) {
      EXPECT_NEAR(cost, 12 * kUsualWeights.aside, 1e-3);
      ++aside;
    } else if (is(i, Verb::kForward)) {
      EXPECT_NEAR(cost, 0, 1e-9);
      ++ahead;
    }
  }
  EXPECT_EQ(aside, 2);
  EXPECT_GT(ahead, 0);
}

// IMP-FIR-06
TEST_F(GraUnitOptionsTest, NobodyStandsBeforeFootThatFires) {
  const auto worth = [&](double masking) {
    Weights weights;
    weights.masking = masking;
    const ArmyView army(t_.view(), weights);
    UnitView there = army.unit(t_.Of("H"));
    there.at = {80, 58};
    return Outlook(army, Side::kFirst)
        .ValueOfPlace(there, StanceOf(Posture::kJudge, weights));
  };
  EXPECT_LT(worth(kUsualWeights.masking), worth(0) - 0.02);
}

// GRA-SQR-02: it went back a step, still massed, to fire from there.
TEST(GraMassedFootTest, NobodyMovesToFireWhereHorseKeepsItMassed) {
  Table t("activation");
  t.clock().links.emplace_back("corps", "French army");
  t.Leader("L", "French", {"expert"}, 80, 30);
  t.Unit("F", "French", {"LI"}, 80, 50, 0);
  t.Leader("K", "Austrian", {"fair"}, 90, 110);
  t.Unit("H", "Austrian", {"CH"}, 80, 60, 180);
  t.Unit("A", "Austrian", {"LI"}, 89, 66, 180);
  t.Begin();
  t.Play("activate", "F");
  const auto options_of = [&](const Weights& weights) {
    const ArmyView army(t.view(), weights);
    const Outlook outlook(army, Side::kFirst);
    std::vector<Option> options;
    UnitOptions(army, outlook, StanceOf(Posture::kJudge, weights), options)
        .Collect(t.Of("F"));
    return options;
  };
  Weights peaceful;
  peaceful.shoot = 0;
  const std::vector<Option> without = options_of(peaceful),
                            usual = options_of(kUsualWeights);
  ASSERT_EQ(usual.size(), without.size());
  int back = 0;  // 2.5 U and half of it: within 5 U of the horse, 2 U off now
  for (size_t i = 0; i < usual.size(); ++i) {
    ASSERT_EQ(usual[i].order, without[i].order);
    if (static_cast<Verb>(usual[i].order.verb) != Verb::kRearward) continue;
    EXPECT_NEAR(usual[i].value, without[i].value, 1e-9);
    ++back;
  }
  EXPECT_GT(back, 0);
}

}  // namespace
}  // namespace berthier::grandeur
