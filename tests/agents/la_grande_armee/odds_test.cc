// Odds of the tables, what phases of melee do, and what positions say of them.
#include "agents/doctrine/la_grande_armee/odds.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "agents/doctrine/la_grande_armee/judgement.h"
#include "agents/doctrine/la_grande_armee/outlook.h"
#include "agents/doctrine/la_grande_armee/stance.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "tests/agents/bundled.h"

namespace berthier::la_grande_armee {
namespace {

// 3.7: the exact odds of single dice.
TEST(LgaOddsTest, AreThoseOfTheCatalogue) {
  EXPECT_NEAR(ChanceOfCheck(4), 5.0 / 6, 1e-12);
  EXPECT_NEAR(ChanceOfCheck(0), 1.0 / 6, 1e-12);
  EXPECT_NEAR(ChanceOfCheck(6), 1, 1e-12);
  EXPECT_NEAR(ChanceOfFireTest(6), 1, 1e-12);
  EXPECT_NEAR(ChanceOfFireTest(-1), 0, 1e-12);
  EXPECT_NEAR(ChanceToRout(3, 1), 2.0 / 6, 1e-12);
  EXPECT_EQ(ChanceToRout(0, 0), 0);
  EXPECT_NEAR(ChanceToRout(9, 0), 5.0 / 6, 1e-12);  // a natural 6
}

// LGA-MRT-02
TEST(LgaOddsTest, LossesBringMarkers) {
  EXPECT_NEAR(MarkersOfLosses(Quality::kGuard, 1), 0, 1e-12);
  EXPECT_NEAR(MarkersOfLosses(Quality::kSeasoned, 1), 2.0 / 6, 1e-12);
  EXPECT_NEAR(MarkersOfLosses(Quality::kGarrison, 4), 1 + 3.0 / 6, 1e-12);
  EXPECT_EQ(MarkersOfLosses(Quality::kElite, 0), 0);
}

TEST(LgaOddsTest, HitsSumToOne) {
  for (int dice = 0; dice <= 40; ++dice) {
    for (int most : {0, 1, 5, 24}) {
      const Hits hits = HitsOf(dice, most);
      double sum = 0, mean = 0;
      for (int k = 0; k <= hits.most; ++k) {
        sum += hits.Chance(k);
        mean += k * hits.Chance(k);
      }
      EXPECT_NEAR(sum, 1, 1e-9);
      if (most == 24) {
        EXPECT_NEAR(mean, dice / 6.0, 1e-2);
      }
    }
  }
}

TEST(LgaOddsTest, MoreDiceBeatFewer) {
  Fighter strong = {.bases = 8, .dice = 16, .cap = 6, .breaks = true};
  Fighter weak = {.bases = 8, .markers = 2, .dice = 3, .cap = 6};
  const Bout bout = FightBout(strong, weak);
  EXPECT_NEAR(bout.enemy.lost, 16 / 6.0, 0.05);
  EXPECT_NEAR(bout.own.lost, 0.5, 1e-9);
  EXPECT_GT(bout.enemy.routs, bout.own.routs + 0.3);
  // Cuirassiers save one in six.
  strong.saves = true;
  EXPECT_NEAR(FightBout(strong, weak).own.lost, 0.5 * 5 / 6, 1e-9);
}

// ---- Judgement on The Ford, as it begins ------------------------------------

class Ford : public testing::Test {
 protected:
  Ford() : game_(Bundled(LaGrandeArmee(), "ford")), position_(game_->layout()) {
    game_->Start(position_);
  }
  const UnitView& Named(const ArmyView& army, const char* name) const {
    for (const Side side : {Side::kFirst, Side::kSecond}) {
      for (const UnitView& u : army.units(side)) {
        if (u.data->name == name) return u;
      }
    }
    ADD_FAILURE() << name;
    return army.units(Side::kFirst)[0];
  }

  const std::unique_ptr<const Game> game_;
  Position position_;
};

TEST_F(Ford, FireCountsTheFrontRank) {
  const ArmyView army(ViewOf(*game_, position_));
  const UnitView& foot = Named(army, "F1");  // 5x2, a gun in front
  const UnitView& enemy = Named(army, "A2");
  // 4 muskets and a gun: 4 + 3 in short range, 2 + 2 to 12 in, none beyond.
  EXPECT_EQ(ShotDiceAt(foot, enemy, 3), 7);
  EXPECT_EQ(ShotDiceAt(foot, enemy, 10), 4);
  EXPECT_EQ(ShotDiceAt(foot, enemy, 15), 0);
  EXPECT_EQ(ShotDiceAt(Named(army, "A3"), foot, 1), 0);  // lancers
  EXPECT_GT(ValueOfShot(enemy, 7), ValueOfShot(enemy, 4));
}

TEST_F(Ford, EqualFrontsFaceToFaceTouch) {
  const ArmyView army(ViewOf(*game_, position_));
  const UnitView& foot = Named(army, "F1");
  UnitView enemy = foot;
  enemy.dir = foot.dir * -1;
  enemy.at = foot.at + foot.dir * (2 * foot.half_depth + 3);
  EXPECT_NEAR(TouchOf(foot, foot.dir, enemy), 3, 1e-4);
  EXPECT_NEAR(GapOf(foot, enemy), 3, 1e-9);
  // A hair beside it.
  enemy.at = enemy.at + foot.right() * (2 * foot.half_width + 0.01);
  EXPECT_EQ(TouchOf(foot, foot.dir, enemy), kMisses);
}

// Section 9: lancers against foot that is not in square, best from the flank.
TEST_F(Ford, LancersDecideInTheFlank) {
  const ArmyView army(ViewOf(*game_, position_));
  const UnitView& lancers = Named(army, "A3");
  const UnitView& foot = Named(army, "F1");
  const double front = ValueOfCharge(army, lancers, foot, {.gap = 5}, 1);
  const double rear =
      ValueOfCharge(army, lancers, foot, {.edge = Edge::kRear, .gap = 5}, 1);
  EXPECT_GT(front, 0);
  EXPECT_GT(rear, front);
  UnitView square = foot;
  square.form = Form::kSquare;
  square.front_troops = 2;
  square.front_guns = 0;
  EXPECT_LT(ValueOfCharge(army, lancers, square, {.gap = 5}, 1), front / 2);
}

// Front ranks alone fire (LGA-FIR-07).
TEST_F(Ford, AWiderFrontIsWorthMore) {
  const ArmyView army(ViewOf(*game_, position_));
  const UnitView& foot = Named(army, "F1");
  ElementState wide = army.field().unit(foot.id);
  wide.files = static_cast<uint8_t>(wide.bases());
  const Outlook outlook(army, Side::kFirst);
  const Stance stance = StanceOf(Posture::kJudge);
  EXPECT_GT(outlook.ValueOfPlace(army.At(foot, wide), stance),
            outlook.ValueOfPlace(foot, stance));
}

TEST_F(Ford, MarkersCostMoreTheNearerDispersalComes) {
  const ArmyView army(ViewOf(*game_, position_));
  const UnitView& foot = Named(army, "F2");
  double last = 0;
  for (int d = 0; d < foot.bases(); ++d) {
    const double cost =
        foot.WorthWith(foot.bases(), d) - foot.WorthWith(foot.bases(), d + 1);
    EXPECT_GT(cost, last);
    last = cost;
  }
  // Friends who see it dispersed gain markers (LGA-COM-21).
  EXPECT_GT(foot.alarm, 0);
  EXPECT_EQ(foot.WorthWith(foot.bases(), foot.bases()), -foot.alarm);
}

// ---- What was seen before ---------------------------------------------------

void ExpectSame(const UnitView& a, const UnitView& b) {
  EXPECT_EQ(a.id, b.id);
  EXPECT_EQ(a.data, b.data);
  EXPECT_EQ(a.weights, b.weights);
  EXPECT_EQ(a.at.x, b.at.x);
  EXPECT_EQ(a.at.y, b.at.y);
  EXPECT_EQ(a.dir.x, b.dir.x);
  EXPECT_EQ(a.half_width, b.half_width);
  EXPECT_EQ(a.half_depth, b.half_depth);
  EXPECT_EQ(a.form, b.form);
  EXPECT_EQ(a.routing, b.routing);
  EXPECT_EQ(a.locked, b.locked);
  EXPECT_EQ(a.activated, b.activated);
  EXPECT_EQ(a.led, b.led);
  EXPECT_EQ(a.army_near, b.army_near);
  EXPECT_EQ(a.bases(), b.bases());
  EXPECT_EQ(a.markers, b.markers);
  EXPECT_EQ(a.check, b.check);
  EXPECT_EQ(a.move, b.move);
  EXPECT_EQ(a.charge, b.charge);
  EXPECT_EQ(a.worth(), b.worth());
  EXPECT_EQ(a.panic, b.panic);
  EXPECT_EQ(a.alarm, b.alarm);
}

// Whole battles of random orders, two of them in turn before the same eyes: all
// that a unit is made of changes there, be it its own state or not.
TEST(LgaSeenUnitsTest, AreWhatIsThere) {
  for (const char* scenario : {"moeckern", "ford"}) {
    const auto game = Bundled(LaGrandeArmee(), scenario);
    SeenUnits seen;
    RandomSource source(7);
    Position one(game->layout()), two(game->layout());
    game->Start(one);
    game->Start(two);
    std::vector<Order> orders;
    int steps = 0;
    const auto step = [&](Position& position) {
      SettleDice(*game, position, source);
      if (game->Awaits(position).is_over()) return false;
      const PositionView f = ViewOf(*game, position);
      const ArmyView fresh(f), known(f, kUsualWeights, &seen);
      EXPECT_EQ(known.count(), fresh.count());
      for (const Side side : {Side::kFirst, Side::kSecond}) {
        for (size_t i = 0; i < fresh.units(side).size(); ++i) {
          const UnitView& u = fresh.units(side)[i];
          ExpectSame(known.units(side)[i], u);
          EXPECT_EQ(&known.unit(u.id), &known.units(side)[i]);
        }
      }
      orders.clear();
      game->Propose(position, orders);
      game->Play(position,
                 orders[source.Below(static_cast<uint32_t>(orders.size()))],
                 nullptr);
      return !testing::Test::HasFailure();
    };
    // A few steps of each before the other.
    bool goes_on = true;
    while (goes_on) {
      for (Position* position : {&one, &two}) {
        for (int i = 0; i < 5 && goes_on; ++i, ++steps)
          goes_on = step(*position);
      }
    }
    EXPECT_GT(steps, 200) << scenario;
  }
}

}  // namespace
}  // namespace berthier::la_grande_armee
