#include "engine/rulesets/big_battle_napoleonic/fire/fire.h"

#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/changes.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"
#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"

namespace berthier::big_battle_napoleonic {
namespace {

void Hit(const Battle& b, UnitId target) {
  if (b.IsBattery(target)) {
    Remove(b, target, Presence::kDestroyed);  // BBN-I-92
    return;
  }
  UnitState& unit = b.unit(target);
  ++unit.casualties;
  LoseBases(b, target, 1, LossCause::kFire);
  if (unit.on_table() && unit.casualties >= kDisorderingHits) {
    Disorder(b, target);  // BBN-FIR-20
  }
}

// BBN-FIR-32, BBN-OPT-12
void ApplyPendingHits(const Battle& b) {
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    const UnitId u = MakeId<UnitId>(i);
    for (; b.unit(u).pending_hits > 0; --b.unit(u).pending_hits) {
      if (b.unit(u).on_table()) Hit(b, u);
    }
  }
}

void ForgetShots(const Battle& b) {
  State& s = b.state;
  for (int i = 0; i < s.shot_count; ++i) {
    s.shots[static_cast<size_t>(i)] = Shot{};
  }
  s.shot_count = 0;
}

}  // namespace

bool IsLive(PositionView f, const Shot& shot) {
  const State& s = f.state;
  const Side side = s.phase == Phase::kEnemyFire ? s.nonphasing() : s.phasing;
  const UnitState& firer = f.unit(shot.firer);
  if (f.data(shot.firer).side != side || !firer.on_table() || firer.routing() ||
      firer.Has(Flag::kFired) || !f.unit(shot.target).on_table()) {
    return false;
  }
  // BBN-FIR-24, BBN-I-189
  return !IsSome(shot.via_battery) || f.unit(shot.via_battery).on_table();
}

int ShotIndex(PositionView f, UnitId u, UnitId target) {
  for (int i = 0; i < f.state.shot_count; ++i) {
    const Shot& shot = f.state.shots[static_cast<size_t>(i)];
    if (shot.firer == u && shot.target == target) return i;
  }
  return -1;
}

int FireModifiers(PositionView f, const Shot& shot, Roll* roll) {
  int sum = 0;
  const auto add = [&](FireModifier m) {
    const int value = kFireModifiers[static_cast<size_t>(m)].value;
    sum += value;
    if (roll != nullptr) {
      roll->modifiers.push_back({Code(m), static_cast<int16_t>(value), 0});
    }
  };
  const UnitId u = shot.firer;
  const UnitData& data = f.data(u);
  const UnitState& unit = f.unit(u);
  const bool infantry = data.arm() == Arm::kInfantry;
  if (data.kind == Kind::kLightInfantry) add(FireModifier::kLight);
  if (infantry && data.Is(Special::kIllArmed)) add(FireModifier::kIllArmed);
  if (!infantry && data.Is(Special::kPoorlyServed) &&
      !data.Is(Special::kLargeBattery)) {
    add(FireModifier::kPoorlyServed);
  }
  if (Has(shot, ShotBit::kCover)) add(FireModifier::kCover);
  if (Has(shot, ShotBit::kSquare) || Has(shot, ShotBit::kEnfiladed)) {
    add(FireModifier::kSquareOrEnfiladed);
  }
  if (Has(shot, ShotBit::kCanister)) add(FireModifier::kCanister);
  if (Has(shot, ShotBit::kLong)) add(FireModifier::kLong);
  if (unit.disordered()) add(FireModifier::kDisordered);
  if (infantry && unit.bases <= kSmallUnit) add(FireModifier::kSmall);
  // BBN-I-100: attached guns suffer it with their unit.
  const UnitId body = BodyOf(f, u);
  if (ChargedByCavalry(f, body) &&
      f.unit(body).formation != Formation::kSquare) {
    add(FireModifier::kCharged);
  }
  if (infantry && unit.formation == Formation::kSquare) {
    add(FireModifier::kInSquare);
  }
  if (Has(shot, ShotBit::kLine)) add(FireModifier::kAtLine);
  if (Has(shot, ShotBit::kPassed)) add(FireModifier::kPassed);
  return sum;
}

Progress AdvanceFire(const Battle& b) {
  State& s = b.state;
  const bool enemy = s.phase == Phase::kEnemyFire;
  if (s.shot >= 0) {
    const Shot& shot = s.shots[static_cast<size_t>(s.shot)];
    AwaitRoll(b, b.data(shot.firer).side, RollKind::kFire,
              b.scenario.Entity(shot.firer));
    return Progress::kAwaiting;
  }
  if (s.step == 0) {
    for (int i = 0; i < s.shot_count; ++i) {
      if (!IsLive(b, s.shots[static_cast<size_t>(i)])) continue;
      AwaitDecision(b, enemy ? s.nonphasing() : s.phasing, Decision::kFire,
                    EntityId::kNone);
      return Progress::kAwaiting;
    }
  }
  if (!enemy) {
    ApplyPendingHits(b);
    ForgetShots(b);
  }
  return Progress::kDone;
}

void ResolveFire(const Battle& b, int attack, int defence) {
  State& s = b.state;
  const Shot shot = s.shots[static_cast<size_t>(s.shot)];
  const int modifiers = FireModifiers(b, shot, nullptr);
  s.shot = -1;
  Tell(b, EventCode::kFires, b.scenario.Entity(shot.firer),
       b.scenario.Entity(shot.target), {attack, defence, modifiers, 0});
  b.unit(shot.firer).Set(Flag::kFired);
  if (attack + modifiers < kDefenceFactor * defence) return;
  if (IsOn(b.scenario.options.simultaneous_fire)) {
    ++b.unit(shot.target).pending_hits;
  } else {
    Hit(b, shot.target);
  }
}

}  // namespace berthier::big_battle_napoleonic
