// The contract suite on a small battle with every arm, with and without the
// options.
#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/grandeur.h"
#include "engine/rulesets/grandeur/wire/option_words.h"
#include "tests/engine/model/random_play.h"
#include "tests/engine/rulesets/grandeur/table.h"

namespace berthier::grandeur {
namespace {

// An affair around a village, close together, so that both sides are soon at
// blows. Every arm, a wood, fields, a stream, a road and a hill; two corps of
// the French against an army without corps.
ScenarioDocument Affair() {
  Table t("");
  t.document().width = Centimetres(100);
  t.document().depth = Centimetres(80);
  t.Ground("hill", {"gentle hill"}, {60, 44, 92, 64});
  t.Ground("wood", {"woods"}, {4, 34, 22, 44});
  t.Ground("village", {"village"}, {45, 36, 55, 46});
  t.Ground("fields", {"broken"}, {58, 30, 74, 38});
  t.Ground("stream", {"river"}, {0, 24, 100, 28});
  t.Ground("road", {"road"}, {34, 0, 34, 80});
  t.Formation("I", "French", {"corps"});
  t.Formation("II", "French", {"corps"});
  t.Formation("1", "French", {"division"}, "I");
  t.Formation("2", "French", {"division"}, "II");
  t.Formation("A", "Austrian", {"division"});
  t.Formation("B", "Austrian", {"division"});
  t.Leader("Napoleon", "French", {"army commander", "expert"}, 50, 4);
  t.Leader("Davout", "French", {"corps commander", "incompetent"}, 40, 8).of =
      "I";
  t.Leader("Ney", "French", {"corps commander", "fair"}, 70, 8).of = "II";
  t.Leader("Gudin", "French", {"division commander", "go-ahead", "brave"}, 30,
           10)
      .of = "1";
  t.Leader("Nansouty", "French", {"division commander", "cautious"}, 74, 10)
      .of = "2";
  t.Leader("Karl", "Austrian", {"army commander", "fair"}, 50, 76);
  t.Leader("Hiller", "Austrian", {"division commander", "go-ahead"}, 30, 72)
      .of = "A";
  t.Leader("Kienmayer", "Austrian", {"division commander", "cautious"}, 70, 72)
      .of = "B";
  t.Unit("F1", "French", {"OG"}, 20, 18, 0).of = "1";
  t.Unit("F2", "French", {"LI"}, 29, 18, 0).of = "1";
  t.Unit("F3", "French", {"LI", "mixed"}, 43, 18, 0).of = "1";
  t.Unit("F4", "French", {"FA"}, 51, 20, 0).of = "I";
  t.Unit("F5", "French", {"CU"}, 62, 16, 0).of = "2";
  t.Unit("F6", "French", {"DR"}, 72, 16, 0).of = "2";
  t.Unit("F7", "French", {"CH"}, 82, 16, 0).of = "2";
  t.Unit("A1", "Austrian", {"VL"}, 24, 58, 180).of = "A";
  t.Unit("A2", "Austrian", {"CO"}, 42, 58, 180).of = "A";
  t.Unit("A3", "Austrian", {"RA"}, 52, 58, 180).of = "A";
  t.Unit("A4", "Austrian", {"HB"}, 62, 58, 180);
  t.Unit("A5", "Austrian", {"UH"}, 72, 60, 180).of = "B";
  t.Unit("A6", "Austrian", {"KO"}, 84, 60, 180).of = "B";
  t.Unit("A7", "Austrian", {"HE"}, 10, 58, 180).of = "B";
  t.clock().numbers.emplace_back("turns", 6);
  return t.document();
}

TEST(Contract, TheAffair) {
  RunContract(Grandeur(), Affair(),
              {.games = 100, .thorough_every = 53, .draws_per_verb = 0});
}

TEST(Contract, WithEveryOption) {
  for (const auto& option : kOptionRows) {
    SCOPED_TRACE(option.name);
    const bool on_anyhow = option.name == "rating_shift" ||
                           option.name == "incompetent" ||
                           option.name == "skirmish_at_light" ||
                           option.name == "no_impetus_uphill";
    ScenarioDocument affair = Affair();
    affair.options.emplace_back(option.name, on_anyhow ? "off" : "on");
    RunContract(Grandeur(), affair,
                {.games = 12, .thorough_every = 61, .draws_per_verb = 0});
  }
}

TEST(Contract, Reinforcements) {
  ScenarioDocument affair = Affair();
  for (Entry& e : affair.entries) {
    if (e.id == "II") e.numbers.emplace_back("arrives", 2);
  }
  RunContract(Grandeur(), affair,
              {.games = 30, .thorough_every = 53, .draws_per_verb = 0});
}

// Section 2, after every transition.
void CheckInvariants(PositionView f) {
  const berthier::grandeur::State& s = f.state;
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const UnitState& unit = f.unit(u);
    SCOPED_TRACE(f.data(u).name);
    ASSERT_GE(unit.losses, 0);
    ASSERT_LE(unit.losses, f.data(u).vbu);
    if (!unit.on_table()) {
      ASSERT_FALSE(InMelee(f, u));
      ASSERT_EQ(unit.leader, LeaderId::kNone);
      continue;
    }
    // IMP-OPP-02
    ASSERT_FALSE(unit.Has(Flag::kOpportunity) &&
                 (unit.disordered() || InMelee(f, u)));
    // IMP-BUA-01, GRA-APX-01
    ASSERT_FALSE(InBua(f, u) && !f.data(u).is_foot());
    ASSERT_FALSE(unit.Has(Flag::kInSquare) &&
                 (!f.data(u).is_foot() || !IsOn(f.scenario.options.squares)));
    if (IsSome(unit.leader)) {
      ASSERT_EQ(s.leader(unit.leader).unit, u);
      ASSERT_TRUE(s.leader(unit.leader).on_table());
    }
    // IMP-INT-01
    for (int j = 0; j < i && !InBua(f, u); ++j) {
      const UnitId v = MakeId<UnitId>(j);
      if (!f.unit(v).on_table() || InBua(f, v)) continue;
      ASSERT_FALSE(Overlaps(BlockOf(f, u), BlockOf(f, v), kSeam))
          << f.data(v).name;
    }
  }
  // Links join enemies on the table (2.7).
  for (int i = 0; i < s.link_count; ++i) {
    const Link& link = s.links[static_cast<size_t>(i)];
    ASSERT_NE(f.data(link.attacker).side, f.data(link.defender).side);
    ASSERT_TRUE(f.unit(link.attacker).on_table());
    ASSERT_TRUE(f.unit(link.defender).on_table());
  }
  // IMP-VDT-01: VD of the removed are counted.
  for (size_t side = 0; side < kSides; ++side) {
    int lost = 0;
    f.scenario.sides[side].units.ForEach([&](UnitId u) {
      const Presence presence = f.unit(u).presence;
      if (presence != Presence::kOnTable && presence != Presence::kReserve) {
        lost += f.data(u).vd;
      }
    });
    ASSERT_EQ(s.vd_lost[side], lost);
  }
}

TEST(Invariants, HoldAfterEveryTransition) {
  const auto game = BuildOrFail(Grandeur(), Affair());
  ASSERT_NE(game, nullptr);
  Position position(game->layout());
  for (uint64_t seed = 1; seed <= 200; ++seed) {
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
}  // namespace berthier::grandeur
