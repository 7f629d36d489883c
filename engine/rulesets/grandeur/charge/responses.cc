#include "engine/rulesets/grandeur/charge/responses.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/board/travel.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"

namespace berthier::grandeur {
namespace {

ContactSide SideOf(PositionView f, const Menace& menace) {
  return SideCharged(f, BlockOf(f, menace.charger), menace.target);
}

// What binds it to stand, whatever it is: IMP-CHG-08, IMP-OPP-04, IMP-EVA-07.
// Who has fired at a march of the charger before is not bound by that.
bool IsBound(PositionView f, const Menace& menace) {
  const UnitState& target = f.unit(menace.target);
  const bool fired = menace.ready && target.shot_at == menace.charger;
  return InMelee(f, menace.target) || fired || target.Has(Flag::kEvaded);
}

// Decision: evading guns stop 0.5 U short of Difficult ground, which they may
// not enter (IMP-TER-01).
Length ShortOfDifficult(PositionView f, UnitId u, UnitVec way, Length wish) {
  const Block block = BlockOf(f, u);
  const auto touches = [&](Length distance) {
    return IsSome(
        DifficultUnder(f, TranslationSweep(block, Along(way, distance))));
  };
  if (!f.data(u).is_artillery() || !touches(wish) || touches(Length{})) {
    return wish;
  }
  Length low = {}, high = wish;
  while (low + Ticks(1) < high) {
    const Length middle = (low + high) / 2;
    (touches(middle) ? high : low) = middle;
  }
  return std::max(low - Gap(f), Length{});
}

}  // namespace

Verdict CheckEvade(PositionView f, const Menace& menace) {
  const UnitId u = menace.target;
  // GRA-EVA-01 to 03, GRA-EVA-05, IMP-OPP-06
  if (f.data(u).is_foot() || IsBound(f, menace) || menace.by_opportunity) {
    return Refuse(f, RefusalCode::kCannotEvade, u);
  }
  if (SideOf(f, menace) != ContactSide::kFront) {
    return Refuse(f, RefusalCode::kNotFrontal, u);
  }
  return {};
}

Verdict CheckCounterCharge(PositionView f, const Menace& menace) {
  const UnitId u = menace.target;
  const UnitData& data = f.data(u);
  const UnitData& charger = f.data(menace.charger);
  const bool like = data.is_foot() ? charger.is_foot()
                                   : data.is_cavalry() && charger.is_cavalry();
  // IMP-CCH-01
  if (IsBound(f, menace) || menace.by_opportunity || !like ||
      f.unit(u).disordered() || InBua(f, u) || data.impetus < 1 ||
      SideOf(f, menace) != ContactSide::kFront) {
    return Refuse(f, RefusalCode::kCannotCounter, u, menace.charger);
  }
  return {};
}

Verdict CheckSquare(PositionView f, const Menace& menace) {
  if (!IsOn(f.scenario.options.squares)) {
    return Refuse(RefusalCode::kNoSquares);
  }
  if (IsBound(f, menace) || !MayFormSquare(f, menace.target, menace.charger)) {
    return Refuse(f, RefusalCode::kInSquare, menace.target);
  }
  return {};
}

bool CanOnlyStand(PositionView f, const Menace& menace) {
  return !CheckEvade(f, menace).ok() && !CheckCounterCharge(f, menace).ok() &&
         !CheckSquare(f, menace).ok();
}

void Evade(const Battle& b, UnitId target, UnitId charger) {
  UnitState& unit = b.unit(target);
  const Heading away = b.unit(charger).heading;
  const UnitVec way = Forward(away);
  const Pose from = unit.pose();
  Length wish = MoveOf(b, target);
  const SmallPolygon path =
      TranslationSweep(BlockOf(b, target), Along(way, wish));
  if (IsSome(DifficultUnder(b, path))) wish = wish / 2;
  wish = ShortOfDifficult(b, target, way, wish);
  const Escape escape = EscapeAlong(b, target, way, wish);
  ++unit.evades;
  unit.Set(Flag::kEvaded);
  Travel(b, target, way, escape.distance);
  TurnIfFree(b, target, away.Opposite());
  TellMove(b, EventCode::kEvades, b.scenario.Entity(target), from, unit.pose(),
           b.scenario.Entity(charger), {escape.distance.ticks, 0, 0, 0});
  SettlePassage(b, target, escape.passed);
}

}  // namespace berthier::grandeur
