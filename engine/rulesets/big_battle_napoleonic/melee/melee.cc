#include "engine/rulesets/big_battle_napoleonic/melee/melee.h"

#include <algorithm>

#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool FightsInOneRank(PositionView f, UnitId u) {
  return f.IsCavalry(u) || f.data(u).Is(Special::kOldRegime);
}

// BBN-MEL-13
int EligibleBases(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  const int n = unit.bases;
  if (!FightsInOneRank(f, u) || CountsAsLine(unit)) return n;
  return unit.formation == Formation::kMarch ? 1 : (n + 1) / 2;
}

// BBN-OPT-06
int BasesAtEdge(PositionView f, UnitId u, const Contact* c) {
  const int all = EligibleBases(f, u);
  if (c == nullptr || c->defender != u ||
      !IsOn(f.scenario.options.flank_ranks) ||
      (c->edge != ContactEdge::kLeft && c->edge != ContactEdge::kRight)) {
    return all;
  }
  // Bases in a rank seen from the flank: one of a line, two of a column.
  const int rank = f.unit(u).formation == Formation::kLine ? 1 : 2;
  const int ranks = FightsInOneRank(f, u) ? 1 : 2;
  return std::min<int>(rank * ranks, f.unit(u).bases);
}

// The town that two garrisons share (BBN-TWN-06, BBN-I-86).
bool ShareTown(PositionView f, UnitId a, UnitId b) {
  const Ground& ground = f.scenario.ground;
  if (!f.unit(a).garrison() || !f.unit(b).garrison()) return false;
  const int town = TownHolding(ground, f.unit(a).block());
  return town >= 0 && town == TownHolding(ground, f.unit(b).block());
}

// What `u` defends against `enemy`.
Defended DefenceOf(PositionView f, UnitId u, UnitId enemy, const Contact* c) {
  const Ground& ground = f.scenario.ground;
  if (f.unit(u).garrison()) {
    if (ShareTown(f, u, enemy)) return Defended::kNone;
    const int town = TownHolding(ground, f.unit(u).block());
    return town >= 0 ? ground.pieces[static_cast<size_t>(town)].defended_as
                     : Defended::kNone;
  }
  return c != nullptr && c->defender == u ? c->defended : Defended::kNone;
}

int SupportOf(PositionView f, uint8_t index, UnitId fighter) {
  int bases = 0;
  f.own(fighter).fighters.ForEach([&](UnitId u) {
    if (u != fighter && f.unit(u).fight == index && f.unit(u).on_table()) {
      bases += EligibleBases(f, u);
    }
  });
  return bases;
}

int SideFactors(PositionView f, uint8_t index, UnitId u, UnitId enemy,
                const Contact* c, uint8_t handful, Roll* roll) {
  int sum = 0;
  const auto add = [&](MeleeModifier m, int times) {
    const int value = kMeleeModifiers[static_cast<size_t>(m)].value * times;
    sum += value;
    if (roll != nullptr) {
      roll->modifiers.push_back(
          {Code(m), static_cast<int16_t>(value), handful});
    }
  };
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  const bool infantry = f.IsInfantry(u);
  const bool square = unit.formation == Formation::kSquare;
  const bool rides = f.IsCavalry(u) && f.IsInfantry(enemy) &&
                     f.unit(enemy).formation != Formation::kSquare;
  add(rides ? MeleeModifier::kCavalryBase : MeleeModifier::kBase,
      BasesAtEdge(f, u, c));
  switch (data.grade) {
    case Grade::kGuard:
      add(MeleeModifier::kGuard, 1);
      break;
    case Grade::kElite:
      add(MeleeModifier::kElite, 1);
      break;
    case Grade::kTrained:
      break;
    case Grade::kRaw:
      add(data.Is(Special::kCossack) ? MeleeModifier::kCossack
                                     : MeleeModifier::kRaw,
          1);
      break;
  }
  if (unit.disordered()) add(MeleeModifier::kDisordered, 1);
  const Defended against = DefenceOf(f, enemy, u, c);
  if (against == Defended::kObstacle) add(MeleeModifier::kObstacle, 1);
  if (against == Defended::kFortification) {
    add(MeleeModifier::kFortification, 1);
  }
  if (data.kind == Kind::kHeavyCavalry) add(MeleeModifier::kHeavyCavalry, 1);
  // BBN-MEL-21, 22
  const bool front = c == nullptr || OnFrontOf(f, *c, u) ||
                     !IsOn(f.scenario.options.line_bonus_front_only);
  if (infantry && CountsAsLine(unit) && front) {
    const bool fine =
        data.Is(Special::kOldRegime) ||
        (data.Is(Special::kBritishTrained) && data.grade != Grade::kRaw);
    add(fine ? MeleeModifier::kFineLine : MeleeModifier::kLine, 1);
  }
  if (infantry && square) add(MeleeModifier::kSquare, 1);
  const int support = SupportOf(f, index, u);
  if (support >= kSupportSteps.many) {
    add(MeleeModifier::kManySupports, 1);
  } else if (support >= kSupportSteps.some) {
    add(MeleeModifier::kSupports, 1);
  } else if (support >= kSupportSteps.few) {
    add(MeleeModifier::kFewSupports, 1);
  }
  return sum;
}

}  // namespace

MeleeFactors FactorsOf(PositionView f, const Fight& fight, Roll* roll) {
  const int i = ContactBetween(f.state, fight.attacker, fight.defender);
  const Contact* c =
      i >= 0 ? &f.state.contacts[static_cast<size_t>(i)] : nullptr;
  const uint8_t index = f.unit(fight.attacker).fight;
  MeleeFactors factors;
  factors.attacker =
      SideFactors(f, index, fight.attacker, fight.defender, c, 0, roll);
  factors.defender =
      SideFactors(f, index, fight.defender, fight.attacker, c, 1, roll);
  return factors;
}

bool DefendsCover(PositionView f, const Fight& fight) {
  const int i = ContactBetween(f.state, fight.attacker, fight.defender);
  const Contact* c =
      i >= 0 ? &f.state.contacts[static_cast<size_t>(i)] : nullptr;
  return DefenceOf(f, fight.defender, fight.attacker, c) != Defended::kNone;
}

}  // namespace berthier::big_battle_napoleonic
