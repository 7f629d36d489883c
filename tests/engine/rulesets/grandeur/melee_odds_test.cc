// The odds of melee rounds that section 7 prints, by counting all throws.
#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "engine/model/event.h"
#include "gtest/gtest.h"
#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

struct Odds {
  double active = 0;  // the active main wins
  double draw = 0;
  double enemy = 0;
};

// Who has won the round, as far as it has been told.
class Ear final : public Listener {
 public:
  void Hear(const Event& event) override {
    if (event.code == static_cast<uint16_t>(EventCode::kMeleeWon)) {
      winner = event.subject;
      over = true;
    } else if (event.code == static_cast<uint16_t>(EventCode::kMeleeDrawn)) {
      over = true;
    }
  }
  EntityId winner = EntityId::kNone;
  bool over = false;
};

void Count(const Game& game, const Position& from, EntityId active,
           double share, Odds& odds) {
  Roll roll;
  game.Describe(from, roll);
  const auto all = static_cast<double>(roll.dice.faces());
  for (const OutcomeClass& outcome : roll.outcomes) {
    const double part = share * static_cast<double>(outcome.weight) / all;
    Position next = from;
    Ear ear;
    game.Resolve(next, outcome.sample, &ear);
    if (!ear.over) {
      Count(game, next, active, part, odds);
    } else if (ear.winner == EntityId::kNone) {
      odds.draw += part;
    } else {
      (ear.winner == active ? odds.active : odds.enemy) += part;
    }
  }
}

// The odds of the round whose dice are awaited, with `active` as active main.
Odds OddsOf(const Table& t, const std::string& active) {
  EXPECT_EQ(t.Awaited(), "melee");
  Odds odds;
  Count(t.game(), t.position(), t.IdOf(active), 1, odds);
  return odds;
}

void ExpectOdds(const Odds& odds, double active, double draw, double enemy) {
  EXPECT_NEAR(odds.active, active, 0.0006);
  EXPECT_NEAR(odds.draw, draw, 0.0006);
  EXPECT_NEAR(odds.enemy, enemy, 0.0006);
}

// A charges D from 3 U.
Table Facing(std::vector<std::string> a, std::vector<std::string> d) {
  Table t("");
  t.clock().links.emplace_back("corps", "French army");
  t.Leader("Napoleon", "French", {"army commander"}, 90, 40);
  t.Leader("Karl", "Austrian", {"army commander"}, 90, 90);
  t.Unit("A", "French", std::move(a), 90, 54, 0);
  t.Unit("D", "Austrian", std::move(d), 90, 65, 180);
  return t;
}
void Charge(Table& t) {
  t.Begin();
  t.Play("activate", "A");
  t.Play("charge", "A", "D");
}

// GRA-X-21
TEST(MeleeOdds, GuardAfterAVolley) {
  Table hit = Facing({"OG"}, {"LI"});
  Charge(hit);
  hit.Play("stand");
  hit.Throw({6, 4, 4, 3, 2, 1});
  hit.Throw({3});  // passes, Disordered
  EXPECT_NEAR(OddsOf(hit, "A").active, 0.390, 0.0006);

  Table missed = Facing({"OG"}, {"LI"});
  Charge(missed);
  missed.Play("stand");
  missed.Throw({1, 1, 1, 1, 1, 1});
  EXPECT_NEAR(OddsOf(missed, "A").active, 0.652, 0.0006);

  Table shaken = Facing({"OG"}, {"LI", "disordered"});
  Charge(shaken);
  shaken.Throw({1, 1, 1, 1, 1});
  EXPECT_NEAR(OddsOf(shaken, "A").active, 0.934, 0.0006);
}

// GRA-X-24
TEST(MeleeOdds, HeavyCavalryCountered) {
  Table t = Facing({"CU"}, {"DR"});
  Charge(t);
  t.Play("counter-charge");
  t.Throw({4});
  ExpectOdds(OddsOf(t, "A"), 0.602, 0.362, 0.035);
}

// GRA-X-28
TEST(MeleeOdds, HeavyCavalryAgainstFormedFoot) {
  Table t = Facing({"CU"}, {"LI"});
  Charge(t);
  ExpectOdds(OddsOf(t, "A"), 0.334, 0.629, 0.037);

  Table shaken = Facing({"CU"}, {"LI", "disordered"});
  Charge(shaken);
  ExpectOdds(OddsOf(shaken, "A"), 0.766, 0.225, 0.008);
}

// GRA-X-56
TEST(MeleeOdds, HeavyCavalryAndSquares) {
  Table square = Facing({"CU"}, {"LI", "square"});
  square.Option("squares", "on");
  Charge(square);
  ExpectOdds(OddsOf(square, "A"), 0.212, 0.351, 0.437);

  Table loose = Facing({"CU"}, {"LI"});
  loose.Option("squares", "on");
  Charge(loose);
  loose.Play("stand");
  ExpectOdds(OddsOf(loose, "A"), 0.473, 0.497, 0.030);
}

}  // namespace
}  // namespace berthier::grandeur
