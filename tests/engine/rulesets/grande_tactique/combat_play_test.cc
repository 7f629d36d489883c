// Crowded fights at random: whatever is thrown and chosen, a Firing Phase and
// a Charge Phase end, leave nothing on the stack and nobody on top of another;
// faces of one outcome class have one consequence; and what is written down in
// the middle is read again as it was.
#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/geometry/polygon.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"
#include "engine/tabletop/tolerance.h"
#include "tests/engine/rulesets/grande_tactique/skirmish.h"

namespace berthier::grande_tactique {
namespace {

class Chance final : public Chooser {
 public:
  explicit Chance(uint64_t seed) : state_(seed * 2 + 1) {}
  uint32_t Below(uint32_t n) override {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<uint32_t>(state_ >> 33) % n;
  }

 private:
  uint64_t state_;
};

enum class Part : uint8_t { kAttacker, kDefender };

Skirmish::Words RandomUnit(Chance& chance, Part part) {
  const bool attacker = part == Part::kAttacker;
  static const char* const kArms[] = {"infantry",      "infantry", "cavalry",
                                      "cuirassiers",   "lancers",  "infantry",
                                      "foot artillery"};
  Skirmish::Words words = {kArms[chance.Below(attacker ? 6 : 7)]};
  if (chance.Below(4) == 0) words.push_back("veteran");
  if (attacker) return words;
  const bool guns = words[0] == "foot artillery";
  switch (chance.Below(6)) {
    case 0:
    case 1:
      words.push_back("disrupted");
      break;
    case 2:
      words.push_back(guns ? "silenced" : "fleeing");
      break;
    case 3:
      if (words[0] == "infantry") words.push_back("firing");
      break;
    default:
      break;
  }
  return words;
}

double DepthOf(const Skirmish::Words& words) {
  return words[0] == "infantry" ? 0.8 : 1.0;
}

// Columns of French chargers in contact with Austrians, both with second lines
// close behind, and some ground.
void Crowd(Skirmish& s, Chance& chance) {
  for (int i = 0; i < 9; ++i) {
    const std::string n = std::to_string(i);
    const double x = 5 + 2.75 * i + 0.1 * chance.Below(2);
    const Skirmish::Words attacker = RandomUnit(chance, Part::kAttacker);
    const Skirmish::Words target = RandomUnit(chance, Part::kDefender);
    const double front = 20 + 0.1 * chance.Below(8);
    s.French("F" + n, attacker, x, front - DepthOf(attacker) / 2, 0);
    s.Austrian("A" + n, target, x + 0.1 * chance.Below(3),
               front + DepthOf(target) / 2, 180);
    const bool silenced = target.size() > 1 && target.back() == "silenced";
    if (chance.Below(5) != 0 && !silenced) s.Charges("F" + n, "A" + n);
    if (chance.Below(3) != 0) {
      s.Austrian("B" + n, RandomUnit(chance, Part::kDefender), x,
                 front + 2.2 + 0.3 * chance.Below(10), 180);
    }
    if (chance.Below(3) == 0) {
      s.Austrian("C" + n, RandomUnit(chance, Part::kDefender), x,
                 front + 6.6 + 0.3 * chance.Below(10), 180);
    }
    if (chance.Below(3) == 0) {
      s.French("G" + n, RandomUnit(chance, Part::kAttacker), x,
               front - 2.5 - 0.2 * chance.Below(10), 0);
    }
  }
  switch (chance.Below(4)) {
    case 0:
      s.Ground("Wood", "woods", 8, 30.5, 14, 33);
      break;
    case 1:
      s.Ground("Stream", "linear feature", 4, 31, 30, 32);
      break;
    case 2:
      s.Ground("Town", "built-up area", 12, 30.5, 15, 33);
      s.Ground("Rocks", "impassable", 20, 30.5, 24, 32);
      break;
    default:
      break;
  }
}

void ExpectNobodyOnTop(PositionView f, uint64_t seed) {
  const size_t n = f.scenario.units.size();
  for (size_t i = 0; i < n; ++i) {
    const UnitState& a = f.state.units[i];
    if (!a.on_table() || IsSome(a.occupying)) continue;
    for (size_t j = i + 1; j < n; ++j) {
      const UnitState& b = f.state.units[j];
      if (!b.on_table() || IsSome(b.occupying)) continue;
      EXPECT_FALSE(Overlaps(a.block(), b.block(), kPenetration))
          << f.scenario.units[i].name << " on " << f.scenario.units[j].name
          << ", seed " << seed;
    }
  }
}

// All faces of the awaited roll, by their class: weights and consequences.
void ExpectHonestClasses(const Skirmish& s, Position& at, uint64_t seed) {
  const Game& game = s.game();
  Roll roll;
  game.Describe(at, roll);
  if (roll.dice.count() > 2) return;
  uint64_t again = 0;
  std::map<uint64_t, uint64_t> faces_leading_to;
  const int second = roll.dice.count() == 2 ? 6 : 1;
  for (int x = 1; x <= 6; ++x) {
    for (int y = 1; y <= second; ++y) {
      Faces faces;
      faces.Add(x);
      if (second == 6) faces.Add(y);
      if (game.ThrownAgain(at, faces)) {
        ++again;
        continue;
      }
      Position next = at;
      game.Resolve(next, faces, nullptr);
      ++faces_leading_to[game.Hash(next)];
    }
  }
  EXPECT_EQ(again, roll.again);
  std::map<uint64_t, uint64_t> weight_leading_to;
  for (const OutcomeClass& c : roll.outcomes) {
    Position next = at;
    game.Resolve(next, c.sample, nullptr);
    weight_leading_to[game.Hash(next)] += c.weight;
  }
  EXPECT_EQ(weight_leading_to, faces_leading_to) << "seed " << seed;
}

// Written down in the middle of a fight and read again: the same position.
void ExpectSameWhenReadAgain(const Skirmish& s, Position& at, uint64_t seed) {
  const Built built = GrandeTactique().build(s.game().Write(at));
  ASSERT_EQ(built.index(), 0u)
      << std::get<Problem>(built).where << ": " << std::get<Problem>(built).what
      << ", seed " << seed;
  const Game& read = *std::get<0>(built);
  Position again(read.layout());
  read.Start(again);
  EXPECT_EQ(read.Hash(again), s.game().Hash(at)) << "seed " << seed;
}

void PlayTurn(const std::string& phase, uint64_t seed) {
  Chance chance(seed);
  Skirmish s(phase);
  Crowd(s, chance);
  s.Begin();
  const Game& game = s.game();
  Position& at = s.position();
  const auto in_combat = [&] {
    const State& state = at.As<State>();
    return state.moving == Side::kFirst &&
           (state.phase == Phase::kFiring || state.phase == Phase::kCharge);
  };
  int steps = 0;
  while (in_combat()) {
    ASSERT_LT(++steps, 400) << "seed " << seed;
    // Three charges deep, two units each that somebody may ask about.
    ASSERT_LE(at.As<State>().n_flights, 6) << "seed " << seed;
    if ((steps + static_cast<int>(seed)) % 6 == 0) {
      ExpectSameWhenReadAgain(s, at, seed);
    }
    if (game.Awaits(at).is_roll()) {
      ExpectHonestClasses(s, at, seed);
      const Dice dice = game.DiceFor(at);
      Faces faces;
      do {
        faces = Faces();
        for (int i = 0; i < dice.count(); ++i) {
          faces.Add(static_cast<int>(chance.Below(6)) + 1);
        }
      } while (game.ThrownAgain(at, faces));
      game.Resolve(at, faces, nullptr);
      continue;
    }
    std::vector<Order> orders;
    game.Propose(at, orders);
    // What has one answer is not asked.
    EXPECT_GT(orders.size(), 1u) << "seed " << seed;
    for (const Order& order : orders) {
      EXPECT_TRUE(game.Check(at, order).ok()) << "seed " << seed;
    }
    const Order order = game.ProposeOne(at, chance);
    ASSERT_TRUE(game.Check(at, order).ok()) << "seed " << seed;
    game.Play(at, order, nullptr);
  }
  EXPECT_EQ(at.As<State>().n_frames, 0);
  EXPECT_EQ(at.As<State>().n_flights, 0);
  ExpectNobodyOnTop(s.view(), seed);
}

TEST(CombatPlay, ChargePhasesEnd) {
  for (uint64_t seed = 0; seed < 150; ++seed) PlayTurn("charge", seed);
}

TEST(CombatPlay, FiringPhasesEnd) {
  for (uint64_t seed = 1000; seed < 1050; ++seed) PlayTurn("firing", seed);
}

}  // namespace
}  // namespace berthier::grande_tactique
