// The contract suite on a small battle with every arm, with and without the
// options that add decisions.
#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "tests/engine/model/random_play.h"
#include "tests/engine/rulesets/big_battle_napoleonic/table.h"

namespace berthier::big_battle_napoleonic {
namespace {

// 8.2 drawn together, so that both sides are soon at blows.
ScenarioDocument Farm() {
  Table t("start");
  t.document().width = Inches(30);
  t.document().depth = Inches(24);
  t.Ground("farm", {"town"}, {12, 10, 17, 12.5});
  t.Ground("wood", {"wood"}, {20, 8, 24, 13});
  t.Ground("hedge", {"obstacle"}, {3, 11, 9, 11});
  t.Find("farm").numbers = {{"points", 6}};
  t.General("Gerard", "French", {"commander-in-chief"}, 14, 2);
  t.General("Zieten", "Prussian", {"commander-in-chief"}, 15, 22);
  t.Unit("TF-A", "French", {"line infantry", "column"}, 6, 10, 6, 90);
  t.Unit("TF-B", "French", {"line infantry", "column"}, 5, 14, 6, 90);
  t.Unit("TF-C", "French", {"light cavalry", "line"}, 4, 20, 5, 90);
  t.Unit("TF-H", "French", {"horse artillery", "limbered"}, 0, 6, 6, 90);
  t.Unit("TP-A", "Prussian", {"line infantry", "line"}, 5, 13, 16, 270);
  t.Unit("TP-B", "Prussian", {"line infantry", "column", "raw"}, 6, 18, 16,
         270);
  t.Unit("TP-C", "Prussian", {"light cavalry", "line", "counter"}, 3, 23, 17,
         270);
  t.Unit("TP-H", "Prussian", {"heavy artillery", "unlimbered"}, 0, 7, 17, 270);
  t.clock().numbers.emplace_back("periods", 8);
  return t.document();
}

TEST(Contract, TheFarm) {
  RunContract(BigBattleNapoleonic(), Farm(),
              {.games = 40, .thorough_every = 23, .draws_per_verb = 0});
}

TEST(Contract, WithEveryOption) {
  ScenarioDocument farm = Farm();
  for (const char* option :
       {"square_may_decline", "square_test_immediate", "square_shuffle",
        "flank_ranks", "rear_support", "overrun_pursues",
        "known_enemy_needs_sight", "elevation", "simultaneous_fire",
        "narrow_enfilade", "army_collapse"}) {
    farm.options.emplace_back(option, "true");
  }
  farm.options.emplace_back("sides", "lot");
  RunContract(BigBattleNapoleonic(), farm,
              {.games = 30, .thorough_every = 23, .draws_per_verb = 0});
}

TEST(Contract, FreeDeployment) {
  ScenarioDocument farm = Farm();
  farm.depth = Inches(40);
  farm.options.emplace_back("free_deployment", "true");
  farm.options.emplace_back("sides", "chosen");
  for (Entry& e : farm.entries) {
    if (e.type != "unit" && e.type != "leader") continue;
    e.place.reset();
    e.heading.reset();
  }
  Entry south{.type = "side", .id = "French"};
  south.points = {{0, 0}, {Inches(30).ticks, Inches(12).ticks}};
  Entry north{.type = "side", .id = "Prussian"};
  north.points = {{0, Inches(26).ticks}, {Inches(30).ticks, Inches(40).ticks}};
  north.links = {{"baseline", "N"}};
  farm.entries.push_back(south);
  farm.entries.push_back(north);
  RunContract(BigBattleNapoleonic(), farm,
              {.games = 6, .thorough_every = 31, .draws_per_verb = 0});
}

// Section 2.10, after every transition.
void CheckInvariants(PositionView f) {
  const State& s = f.state;
  ASSERT_TRUE(s.moved.empty());
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const UnitState& unit = f.unit(u);
    SCOPED_TRACE(f.data(u).name);
    if (!unit.on_table()) {
      ASSERT_EQ(EnemyInContact(s, u), UnitId::kNone);
      continue;
    }
    const bool guns = f.IsBattery(u);
    ASSERT_TRUE(guns || unit.bases >= 2);
    ASSERT_FALSE(unit.Has(Flag::kCounter) &&
                 (!f.IsCavalry(u) || unit.routing()));
    ASSERT_TRUE(!unit.Has(Flag::kRoutColumn) || !unit.routing() ||
                unit.formation == Formation::kColumn);
    ASSERT_FALSE(guns &&
                 (unit.routing() || unit.condition == Condition::kMustRally));
    ASSERT_TRUE(unit.formation != Formation::kSquare || f.IsInfantry(u));
    ASSERT_TRUE(!unit.garrison() ||
                TownHolding(f.scenario.ground, unit.block()) >= 0);
    ASSERT_TRUE(!unit.Has(Flag::kPursuing) || f.IsCavalry(u));
    ASSERT_TRUE(OnTable(f.scenario.ground, unit.block()) || guns);
  }
  for (const Contact& c : ContactsOf(s)) {
    ASSERT_FALSE(f.IsBattery(c.attacker) || f.IsBattery(c.defender));
    ASSERT_NE(f.data(c.attacker).side, f.data(c.defender).side);
  }
}

TEST(Invariants, HoldAfterEveryTransition) {
  const auto game = BuildOrFail(BigBattleNapoleonic(), Farm());
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  for (uint64_t seed = 1; seed <= 150; ++seed) {
    SeededChooser chooser(seed);
    game->Start(position);
    while (!game->Awaits(position).is_over()) {
      StepAtRandom(*game, position, chooser, nullptr);
      ASSERT_NO_FATAL_FAILURE(CheckInvariants(ViewOf(*game, position)))
          << "seed " << seed;
    }
  }
}

}  // namespace
}  // namespace berthier::big_battle_napoleonic
