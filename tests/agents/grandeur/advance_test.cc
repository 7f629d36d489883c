// When the foot of a corps comes on, and what it does then.
#include "agents/doctrine/grandeur/advance.h"

#include <gtest/gtest.h>

#include <string>

#include "agents/doctrine/grandeur/outlook.h"
#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

// French foot before Austrian foot; `gap` U between them.
class GraAdvanceTest : public testing::Test {
 protected:
  void Draw(int french, int austrians, double gap) {
    t_.clock().links.emplace_back("corps", "French army");
    t_.Leader("L", "French", {"expert"}, 80, 20);
    for (int i = 0; i < french; ++i) {
      t_.Unit("F" + std::to_string(i), "French", {"LI"}, 60 + 9 * i, 40, 0);
    }
    t_.Leader("K", "Austrian", {"fair"}, 80, 110);
    for (int i = 0; i < austrians; ++i) {
      t_.Unit("A" + std::to_string(i), "Austrian", {"LI"}, 60 + 9 * i, 48 + gap,
              180);
    }
    t_.Begin();
  }
  // Once the Austrians have acted in this turn, or not yet.
  State StateWith(bool acted) const {
    State state = t_.view().state;
    const CorpsId c = t_.view().data(t_.Of("A0")).corps;
    state.corps_state(c).activated = acted ? 1 : 0;
    return state;
  }
  bool ComesOn(bool acted) const {
    const State state = StateWith(acted);
    return ComesOnTogether(ArmyView({t_.view().scenario, state}));
  }
  // What the Austrians can shoot at F0.
  double FireIn(const State& state) const {
    const ArmyView army({t_.view().scenario, state});
    return Outlook(army, Side::kFirst).FireAt(army.unit(t_.Of("F0")));
  }

  Table t_ = Table("activation");
};

TEST_F(GraAdvanceTest, WhenTheEnemyHasActed) {
  Draw(3, 3, 18);
  EXPECT_TRUE(ComesOn(true));
  EXPECT_FALSE(ComesOn(false));
}

TEST_F(GraAdvanceTest, NotAgainstMore) {
  Draw(3, 4, 18);
  EXPECT_FALSE(ComesOn(true));
}

TEST_F(GraAdvanceTest, TwoDoNotComeOn) {
  Draw(2, 2, 18);
  EXPECT_FALSE(ComesOn(true));
}

TEST_F(GraAdvanceTest, NotAgainstNobody) {
  Draw(3, 3, 40);
  EXPECT_FALSE(ComesOn(true));
}

// GRA-INI-03: who has acted waits for the next turn, and may be the second in
// it; who has not acts now, and may be the first again.
TEST_F(GraAdvanceTest, FireOfWhoHasActedIsFearedLess) {
  Draw(2, 2, 9);
  State acted = StateWith(true);
  const double fire = FireIn(acted);
  EXPECT_GT(fire, 0);
  EXPECT_GT(FireIn(StateWith(false)), 2 * fire);
  acted.turn = static_cast<int16_t>(t_.view().scenario.turns);
  EXPECT_EQ(FireIn(acted), 0);
}

// GRA-FIR-03: it fires as far as 15 U, and moves 5 before it fires.
TEST_F(GraAdvanceTest, WhoStandsAStepOutOfRangeIsStillUnderFire) {
  Draw(1, 1, 18);
  EXPECT_GT(FireIn(StateWith(false)), 0);
}

TEST_F(GraAdvanceTest, WhoStandsFartherOffIsNot) {
  Draw(1, 1, 21);
  EXPECT_EQ(FireIn(StateWith(false)), 0);
}

}  // namespace
}  // namespace berthier::grandeur
