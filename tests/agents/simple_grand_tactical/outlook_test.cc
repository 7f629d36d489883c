// What places and attacks are worth: what may be feared there, and of the way.
#include "agents/doctrine/simple_grand_tactical/outlook.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "agents/doctrine/simple_grand_tactical/reactions.h"
#include "engine/rulesets/simple_grand_tactical/facts/codes.h"
#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

// Guns in tow and foot of the French, and Austrian foot `gap` cm before either,
// beyond the reach of its attack (18 cm).
class Fear : public testing::Test {
 protected:
  double Of(const std::string& name, double gap) {
    Table t("movement");
    t.Unit("G", "French", {"medium artillery", "limbered"}, 30, 20, 0);
    t.Unit("F", "French", {"line", "line"}, 70, 20, 0);
    t.Unit("A", "Austrian", {"line", "column"}, 30, 25 + gap, 180);
    t.Unit("B", "Austrian", {"line", "column"}, 70, 23 + gap, 180);
    t.Begin();
    const ArmyView army(t.view());
    const Outlook outlook(army, Side::kFirst);
    for (const UnitView& u : army.units(Side::kFirst)) {
      if (u.guns() == (name == "G")) {
        return outlook.DangerAt(u, StanceOf(Posture::kJudge));
      }
    }
    return -1;
  }
};

// It comes up to 5 cm in its Movement Phase, and fires.
TEST_F(Fear, GunsInTowFearFootThatMayComeUpAndFire) {
  EXPECT_GT(Of("G", 22), 0.2);
  EXPECT_EQ(Of("G", 24), 0);
}

// Who fires first at who comes up has nothing to fear of that.
TEST_F(Fear, FootDoesNot) { EXPECT_EQ(Of("F", 22), 0); }

// GEO-12: a line that enters a farm sees 5 cm of it from the middle of its
// front, and the column before its flank sees the line.
TEST(SgtAim, FootInAFarmDoesNotSeeThroughIt) {
  Table t("movement");
  t.Ground("farm", {"built-up"}, {30, 36, 42, 46});
  t.Unit("F", "French", {"line", "column"}, 38.24, 36.34, 0);
  t.Unit("A", "Austrian", {"veteran line", "line"}, 32.8, 40.71, 180);
  t.Begin();
  const ArmyView army(t.view());
  EXPECT_EQ(AimOf(army, army.unit(t.Of("F"))).target, t.Of("A"));
  EXPECT_FALSE(IsSome(AimOf(army, army.unit(t.Of("A"))).target));
}

// What it is worth to French foot on a farm that they hold to stay there rather
// than to go 12 cm aside.
double Stays(double enemy_gap, bool relieved) {
  Table t("movement");
  t.Ground("farm", {"built-up", "objective"}, {40, 34, 50, 46});
  t.Unit("F", "French", {"line", "column"}, 45, 40, 0);
  t.Unit("A", "Austrian", {"line", "column"}, 45, 44 + enemy_gap, 180);
  if (relieved) t.Unit("G", "French", {"line", "column"}, 45, 33.5, 0);
  t.Begin();
  State held = t.view().state;
  held.held[0] = 1;
  const ArmyView army(PositionView{t.view().scenario, held});
  const Outlook outlook(army, Side::kFirst);
  const UnitView& here = army.unit(t.Of("F"));
  const UnitView aside =
      army.At(here, {here.at.x - 12, here.at.y}, here.dir, here.formation);
  return outlook.GoalsAt(here) - outlook.GoalsAt(aside);
}

// SGT-VIC-07
TEST(SgtGuard, StaysOnWhatTheEnemyWouldTake) {
  EXPECT_GT(Stays(25, false), Stays(25, true) + 1);
  EXPECT_GT(Stays(25, false), Stays(50, false) + 1);
}

// The charges of heavy horse at who stands 10 cm off, over this ground.
std::vector<Option> Charges(const std::vector<std::string>& target,
                            const std::vector<std::string>& ground) {
  Table t("charge");
  t.Unit("H", "French", {"heavy cavalry", "column"}, 50, 40, 0);
  t.Unit("B", "Austrian", target, 50, 54, 180);
  if (!ground.empty()) t.Ground("hedge", ground, {30, 48, 70, 48});
  t.Begin();
  const ArmyView army(t.view());
  std::vector<Option> options;
  WeighCharges(army, t.Of("H"), /*controlled=*/false, options);
  return options;
}

// CHG-09: who is unformed by what he charges across fights badly.
TEST(SgtChargeTest, IsWorthLessAcrossRoughGround) {
  const std::vector<Option> open = Charges({"line", "line"}, {});
  const std::vector<Option> rough = Charges({"line", "line"}, {"hedge"});
  ASSERT_EQ(open.size(), 1u);
  ASSERT_EQ(rough.size(), 1u);
  EXPECT_LT(rough.front().value, open.front().value - 0.05);
}

TEST(SgtChargeTest, IsNotMadeAtASteadySquare) {
  EXPECT_TRUE(Charges({"veteran line", "square"}, {}).empty());
  EXPECT_EQ(Charges({"veteran line", "line"}, {}).size(), 1u);
}

}  // namespace
}  // namespace berthier::simple_grand_tactical
