// The contract suite on a small battle with every arm, with and without the
// options.
#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical.h"
#include "engine/rulesets/simple_grand_tactical/wire/option_words.h"
#include "tests/engine/model/random_play.h"
#include "tests/engine/rulesets/simple_grand_tactical/table.h"

namespace berthier::simple_grand_tactical {
namespace {

// The lane by the farm drawn together, so that both sides are soon at blows.
ScenarioDocument Lane() {
  Table t("");
  t.document().width = Centimetres(80);
  t.document().depth = Centimetres(60);
  t.Ground("hill", {"hill"}, {20, 40, 46, 58});
  t.Ground("woods", {"woods"}, {50, 26, 70, 40});
  t.Ground("farm", {"built-up", "objective"}, {20, 24, 32, 34});
  t.Ground("hedge", {"hedge"}, {2, 24, 18, 24});
  t.Ground("road", {"road"}, {40, 0, 40, 60});
  t.Leader("Davout", "French", {"corps commander"}, 40, 4);
  t.Leader("Hiller", "Austrian", {"corps commander"}, 40, 57);
  t.Unit("F1", "French", {"line", "column"}, 30, 12, 0);
  t.Unit("F2", "French", {"heavy cavalry", "column"}, 50, 12, 0);
  t.Unit("F3", "French", {"light horse artillery", "limbered"}, 40, 10, 0);
  t.Unit("F4", "French", {"light infantry", "skirmish"}, 66, 12, 0);
  t.Unit("A1", "Austrian", {"veteran line", "line"}, 28, 46, 180);
  t.Unit("A2", "Austrian", {"grenz", "deployed"}, 60, 32, 180);
  t.Unit("A3", "Austrian", {"light cavalry", "column"}, 10, 46, 180);
  t.Unit("A4", "Austrian", {"medium artillery"}, 40, 44, 180);
  t.LeaderWith("Morand", "French", {"infantry general"}, "F1");
  t.LeaderWith("Nansouty", "French", {"cavalry general"}, "F2");
  t.LeaderWith("Kienmayer", "Austrian", {"infantry general"}, "A1");
  t.clock().numbers.emplace_back("turns", 6);
  return t.document();
}

TEST(Contract, TheLane) {
  RunContract(SimpleGrandTactical(), Lane(),
              {.games = 150, .thorough_every = 23, .draws_per_verb = 0});
}

TEST(Contract, WithEveryOption) {
  for (const auto& option : kOptionRows) {
    SCOPED_TRACE(option.name);
    ScenarioDocument lane = Lane();
    lane.options.emplace_back(option.name,
                              option.name == "safety_cap" ? "off" : "on");
    RunContract(SimpleGrandTactical(), lane,
                {.games = 20, .thorough_every = 31, .draws_per_verb = 0});
  }
}

TEST(Contract, DeploymentAndArrivals) {
  ScenarioDocument lane = Lane();
  lane.options.emplace_back("random_arrival", "on");
  Entry late{.type = "marker",
             .id = "Late",
             .side = "French",
             .is = {"arrival"},
             .numbers = {{"turn", 2}}};
  late.points = {{0, 0}, {Centimetres(80).ticks, 0}};
  lane.entries.push_back(late);
  Entry corps{.type = "formation", .id = "Austrian corps", .side = "Austrian"};
  corps.points = {{0, Centimetres(36).ticks},
                  {Centimetres(80).ticks, Centimetres(60).ticks}};
  lane.entries.push_back(corps);
  for (Entry& e : lane.entries) {
    if (e.type != "unit" && e.type != "leader") continue;
    const bool arrives = e.id == "F2" || e.id == "F3" || e.id == "Nansouty";
    if (e.side == "French" && !arrives) continue;
    e.place.reset();
    e.heading.reset();
    e.links.clear();
    if (arrives) e.links.emplace_back("arrives", "Late");
    if (e.id == "A2") e.is = {"grenz"};
  }
  RunContract(SimpleGrandTactical(), lane,
              {.games = 60, .thorough_every = 31, .draws_per_verb = 0});
}

// Section 2.2, after every transition.
void CheckInvariants(PositionView f) {
  const State& s = f.state;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const UnitState& unit = f.unit(u);
    SCOPED_TRACE(f.data(u).name);
    if (!unit.on_table()) {
      ASSERT_EQ(EnemyInContact(s, u), UnitId::kNone);
      ASSERT_EQ(unit.general, GeneralId::kNone);
      continue;
    }
    ASSERT_TRUE(IsFormationOf(f.arm(u), unit.formation));
    ASSERT_TRUE(unit.formation != Formation::kDeployed ||
                IsSome(AreaHolding(f.scenario.ground, unit.block())));
    ASSERT_FALSE(unit.Has(Flag::kFresh) && !f.IsCavalry(u));
    // SGT-GEO-01; who is stopped on his way may be among friends.
    const UnitId under =
        UnitUnder(f, unit.block(), u,
                  f.scenario.sides[0].units | f.scenario.sides[1].units);
    ASSERT_TRUE(!IsSome(under) || s.frame_count > 0);
    if (IsSome(unit.general)) {
      ASSERT_EQ(s.general(unit.general).unit, u);
      ASSERT_EQ(s.general(unit.general).pos, unit.centre);
    }
  }
  for (const Contact& c : ContactsOf(s)) {
    ASSERT_LT(c.first, c.second);
    ASSERT_NE(f.data(c.first).side, f.data(c.second).side);
    ASSERT_TRUE(
        Within(f.unit(c.first).block(), f.unit(c.second).block(), kContact));
  }
  if (s.phase == Phase::kSetup) return;
  for (size_t side = 0; side < kSides; ++side) {
    int chips = 0, lost = 0;
    for (const CorpsId c : f.scenario.sides[side].corps) {
      chips += s.corps[static_cast<size_t>(c)].fatigue;
      lost += s.corps[static_cast<size_t>(c)].fatigue_initial;
    }
    ASSERT_GE(s.dish[side], lost - chips);  // SGT-FAT-09
  }
}

TEST(Invariants, HoldAfterEveryTransition) {
  const auto game = BuildOrFail(SimpleGrandTactical(), Lane());
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  for (uint64_t seed = 1; seed <= 400; ++seed) {
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
}  // namespace berthier::simple_grand_tactical
