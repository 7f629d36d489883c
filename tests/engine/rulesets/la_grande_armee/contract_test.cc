// The contract suite on a small battle with every arm and every kind of ground,
// with and without the options, open and under fog of war.
#include "tests/engine/model/contract.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"
#include "engine/rulesets/la_grande_armee/wire/option_words.h"
#include "engine/tabletop/tolerance.h"
#include "tests/engine/model/random_play.h"
#include "tests/engine/rulesets/battlefield.h"

namespace berthier::la_grande_armee {
namespace {

using Words = std::vector<std::string>;

class Affair : public Battlefield {
 public:
  Affair() : Battlefield(LaGrandeArmee(), "") {
    document().width = Inches(36);
    document().depth = Inches(30);
    clock().links.clear();
    document().options.emplace_back("bound_limit", "8");
    Ground();
    Side("French", 0, 4, 7, 11);
    Side("Allied", 180, 26, 23, 19);
  }

  // A corps that is merely possible.
  void MayHave(const std::string& side, const std::string& name) {
    Corps(side, name);
    Find(name).is.emplace_back("possible");
    Entry& leader = PutLeader(name + " general", side, {"corps commander"});
    leader.of = name;
    leader.numbers = {{"ability", 2}};
    for (const char* is : {"infantry", "light cavalry"}) {
      Entry& e =
          PutUnit(name + " " + is, side, {is, "seasoned"}, Point{}, Heading());
      e.of = name;
      e.place.reset();
      e.numbers = {{"troops", 3}};
    }
  }

 private:
  void Ground() {
    PutTerrain("hill", {"hill"},
               {At(22, 6), At(32, 6), At(32, 13), At(22, 13)});
    PutTerrain("wood", {"woods"},
               {At(4, 20), At(10, 20), At(10, 25), At(4, 25)});
    PutTerrain("marsh", {"impassable"},
               {At(34, 13), At(36, 13), At(36, 17), At(34, 17)});
    PutTerrain("stream", {"stream"}, {At(0, 14), At(16, 15)});
    PutTerrain("river", {"river"}, {At(20, 15), At(36, 16)});
    Entry& mill = Put({.type = "terrain",
                       .id = "mill",
                       .is = {"settlement"},
                       .place = At(18, 15)});
    mill.numbers = {{"capacity", 4}, {"value", 10}};
  }
  void Corps(const std::string& side, const std::string& name) {
    Put({.type = "formation", .id = name, .side = side, .is = {"corps"}});
  }
  Entry& Of(const std::string& name, const std::string& side,
            const std::string& corps, Words is, Point place, int degrees,
            int troops, int guns) {
    Entry& e =
        PutUnit(name, side, std::move(is), place, Heading::Degrees(degrees));
    e.of = corps;
    e.numbers = {{"troops", troops}, {"guns", guns}};
    return e;
  }
  void Side(const std::string& side, int facing, int army, int corps,
            int line) {
    const std::string one = side + " I", two = side + " II";
    Corps(side, one);
    Corps(side, two);
    PutLeader(side + " chief", side, {"army commander"}).place = At(18, army);
    Find(side + " chief").numbers = {{"ability", 4}};
    for (const std::string& c : {one, two}) {
      Entry& leader = PutLeader(c + " general", side, {"corps commander"});
      leader.place = At(c == one ? 10 : 26, corps);
      leader.of = c;
      leader.numbers = {{"ability", 3}};
    }
    Of(side + " 1", side, one, {"infantry", "elite", "guns centre"},
       At(5, line), facing, 6, 1);
    Of(side + " 2", side, one, {"infantry", "garrison"}, At(11, line), facing,
       6, 0);
    Of(side + " 3", side, one, {"lancers", "seasoned"}, At(16, line), facing, 4,
       0);
    Of(side + " 4", side, two, {"infantry", "guard"}, At(21, line), facing, 5,
       0);
    Of(side + " 5", side, two, {"light cavalry", "seasoned"}, At(26, line),
       facing, 4, 1);
    Of(side + " 6", side, two, {"cuirassiers", "elite"}, At(31, line), facing,
       4, 0);
    Of(side + " 7", side, two, {"artillery", "seasoned", "foot guns"},
       At(13.5, line), facing, 0, 2);
  }
};

TEST(Contract, TheAffair) {
  RunContract(LaGrandeArmee(), Affair().document(),
              {.games = 100, .thorough_every = 53, .draws_per_verb = 0});
}

TEST(Contract, WithEveryOption) {
  using Choice = std::pair<std::string, std::string>;
  for (const auto& [key, value] : {
           Choice{"dispersal_timing", "immediate"},
           Choice{"support_ranks", "all"},
           Choice{"charge_double", "bases"},
           Choice{"artillery_penalty", "per_base"},
           Choice{"foot_guns_evade", "abandon"},
           Choice{"pull_off_from", "any"},
           Choice{"square_arc", "90"},
           Choice{"sight_repeat", "once"},
           Choice{"army_cmd_scope", "side"},
           Choice{"lost_counter_moves", "false"},
           Choice{"multi_garrison", "true"},
           Choice{"hill_all_ranks", "false"},
           Choice{"deploy", "free"},
           Choice{"fog", "encounter"},
           Choice{"fog", "defensive"},
           Choice{"dummies", "fewer"},
       }) {
    SCOPED_TRACE(key + " " + value);
    Affair affair;
    affair.document().options.emplace_back(key, value);
    if (key == "dummies") {
      affair.document().options.emplace_back("fog", "encounter");
    }
    RunContract(LaGrandeArmee(), affair.document(),
                {.games = 12, .thorough_every = 61, .draws_per_verb = 0});
  }
}

TEST(Contract, Reinforcements) {
  Affair affair;
  for (Entry& e : affair.document().entries) {
    if (e.id != "French II") continue;
    e.numbers.emplace_back("arrives", 2);
    e.place = At(26, 0);
  }
  RunContract(LaGrandeArmee(), affair.document(),
              {.games = 30, .thorough_every = 53, .draws_per_verb = 0});
}

// LGA-FOG-35
TEST(Contract, SecretForces) {
  Affair affair;
  affair.document().options.emplace_back("fog", "encounter");
  affair.document().options.emplace_back("known_oob", "false");
  for (const std::string side : {"French", "Allied"}) {
    affair.MayHave(side, side + " III");
    affair.MayHave(side, side + " IV");
  }
  RunContract(LaGrandeArmee(), affair.document(),
              {.games = 40, .thorough_every = 23, .draws_per_verb = 0});
}

int InParts(const ElementState& unit) {
  int bases = unit.outside.bases();
  for (const Part& part : unit.parts) bases += part.bases();
  return bases;
}

void CheckElement(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  SCOPED_TRACE(f.data(e).name);
  if (!unit.on_table()) {
    ASSERT_FALSE(InContact(f, e));
    ASSERT_FALSE(HasCommander(f, e));
    return;
  }
  ASSERT_GT(unit.bases(), 0);
  ASSERT_LE(unit.heavy, unit.guns);
  ASSERT_LE(unit.files, unit.bases());
  if (unit.form == Form::kSquare || unit.form == Form::kGarrison) {
    ASSERT_EQ(InParts(unit), unit.bases());
  } else {
    ASSERT_EQ(InParts(unit), 0);
  }
  // SYS-10
  f.foes(e).elements.ForEach([&](ElementId enemy) {
    ASSERT_FALSE(f.unit(enemy).on_table() &&
                 Overlaps(ShapeOf(f, e), ShapeOf(f, enemy), kPenetration * 2))
        << f.data(enemy).name;
  });
}

// Section 2, after every transition.
void CheckInvariants(PositionView f) {
  const berthier::la_grande_armee::State& s = f.state;
  std::array<int, kSides> left = {0, 0};
  for (int i = 0; i < f.scenario.unit_count(); ++i) {
    const ElementId e = MakeId<ElementId>(i);
    ASSERT_NO_FATAL_FAILURE(CheckElement(f, e));
    const Presence presence = f.unit(e).presence;
    if (presence <= Presence::kOnTable) {
      left[static_cast<size_t>(f.data(e).side)] += f.unit(e).bases();
    }
  }
  for (size_t side = 0; side < kSides; ++side) {
    ASSERT_EQ(left[side] + s.lost_bases[side],
              f.scenario.sides[side].listed_bases);
  }
  for (int i = 0; i < s.contact_count; ++i) {
    const Contact& c = s.contacts[static_cast<size_t>(i)];
    ASSERT_NE(f.data(c.mover).side, f.data(c.target).side);
    ASSERT_TRUE(f.unit(c.mover).on_table());
    ASSERT_TRUE(f.unit(c.target).on_table());
    // COM-20: when a corps round begins, none is between good order.
    if (s.phase == Phase::kCorps && s.frame_count == 0 && s.step == 0) {
      bool acted = false;
      for (const CorpsState& corps : s.corps_states) {
        acted = acted || corps.activated != 0;
      }
      ASSERT_TRUE(acted || f.unit(c.mover).routing() ||
                  f.unit(c.target).routing());
    }
  }
  for (int i = 0; i < f.scenario.leader_count(); ++i) {
    const LeaderState& leader = s.leader(MakeId<LeaderId>(i));
    if (leader.status != LeaderStatus::kAttached) continue;
    ASSERT_TRUE(f.unit(leader.element).on_table());
    ASSERT_EQ(leader.pos, f.unit(leader.element).place);
  }
}

TEST(Invariants, HoldAfterEveryTransition) {
  const auto game = BuildOrFail(LaGrandeArmee(), Affair().document());
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
}  // namespace berthier::la_grande_armee
