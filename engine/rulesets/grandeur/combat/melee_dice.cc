#include "engine/rulesets/grandeur/combat/melee_dice.h"

#include <algorithm>

#include "engine/rulesets/grandeur/board/pools.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

// -2 if Mounted and in Difficult ground, or against an enemy who stands
// entirely in it (IMP-MEL-05).
bool IsHampered(PositionView f, UnitId u, UnitId enemy) {
  return f.data(u).is_cavalry() &&
         (IsSome(DifficultUnder(f, f.unit(u).block().corners())) ||
          (!InBua(f, enemy) && WhollyInDifficult(f, f.unit(enemy).block())));
}

// VBU, a brave Leader, Disorder and ground: what supports have too.
void OwnDice(PositionView f, UnitId u, UnitId enemy, DiceAdder add) {
  const auto add_if = [&](bool applies, ModifierCode code) {
    if (applies) add(code, ValueOf(code));
  };
  add(ModifierCode::kVbu, VbuOf(f, u));
  add_if(HasBrave(f, u), ModifierCode::kBraveDice);  // GRA-MEL-05
  add_if(f.unit(u).disordered(), ModifierCode::kDisorderedMelee);
  add_if(IsHampered(f, u, enemy), ModifierCode::kMountedDifficult);
}

// IMP-MEL-06, GRA-MEL-02, GRA-MEL-03
bool HasImpetus(PositionView f, const MeleeSide& side) {
  const UnitData& data = f.data(side.main);
  const UnitData& other = f.data(side.enemy);
  if (!side.charged || !f.unit(side.main).fresh() ||
      f.unit(side.main).disordered() || InBua(f, side.enemy)) {
    return false;
  }
  if (data.is_foot()) return other.is_foot();
  if (!data.is_cavalry()) return false;
  if (side.uphill && IsOn(f.scenario.options.no_impetus_uphill)) return false;
  // GRA-APX-09
  const bool loose_foot = other.is_foot() && IsOn(f.scenario.options.squares) &&
                          !IsFormed(f, side.enemy);
  return other.is_cavalry() || loose_foot;
}

}  // namespace

UnitSet SupportsOf(PositionView f, UnitId main, UnitId enemy) {
  UnitSet supports;
  for (int i = 0; i < f.state.link_count; ++i) {
    const Link& link = f.state.links[static_cast<size_t>(i)];
    if (!link.Concerns(enemy)) continue;
    const UnitId u = link.Other(enemy);
    if (u != main && PrimaryOf(f, u) == enemy) supports.Add(u);
  }
  return supports;
}

int SupportDice(PositionView f, UnitId support, UnitId enemy) {
  int dice = 0;
  OwnDice(f, support, enemy, [&](ModifierCode, int value) { dice += value; });
  return std::max(0, dice) / 2;
}

void ForEachMeleeDice(PositionView f, const MeleeSide& side, DiceAdder add) {
  int dice = 0;
  const auto count = [&](ModifierCode code, int value) {
    dice += value;
    add(code, value);
  };
  OwnDice(f, side.main, side.enemy, count);
  if (HasImpetus(f, side)) {
    count(ModifierCode::kImpetus, f.data(side.main).impetus);
  }
  SupportsOf(f, side.main, side.enemy).ForEach([&](UnitId u) {
    count(ModifierCode::kSupport, SupportDice(f, u, side.enemy));
  });
  if (dice < 1) add(ModifierCode::kLeastDice, 1 - dice);
}

int MeleeDice(PositionView f, const MeleeSide& side) {
  int dice = 0;
  ForEachMeleeDice(f, side, [&](ModifierCode, int value) { dice += value; });
  return std::min(dice, kMostPoolDice);
}

}  // namespace berthier::grandeur
