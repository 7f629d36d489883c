#include "engine/rulesets/grandeur/combat/fire.h"

#include <algorithm>

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/pools.h"
#include "engine/rulesets/grandeur/board/zones.h"
#include "engine/rulesets/grandeur/combat/cohesion.h"
#include "engine/rulesets/grandeur/combat/line_of_fire.h"
#include "engine/rulesets/grandeur/combat/shot.h"

namespace berthier::grandeur {
namespace {

// Frame::step of a shot. Frame::count is the number of dice, Frame::value 1 for
// a shot at short range or nearer (IMP-FIR-10).
enum class Step : uint8_t { kAim, kThrow, kEnd };

bool IsDefence(ShotKind kind) {
  return kind == ShotKind::kVolley || kind == ShotKind::kCanister;
}

// ---- Who may fire at whom ---------------------------------------------------

Verdict CheckFirer(PositionView f, UnitId u, ShotKind kind) {
  const UnitState& unit = f.unit(u);
  const UnitData& data = f.data(u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (kind == ShotKind::kActive && unit.Has(Flag::kFired)) {
    return Refuse(f, RefusalCode::kHasFired, u);  // IMP-ACT-03
  }
  if (data.is_artillery()) {
    // GRA-TYP-09, GRA-FIR-04
    if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
    if (!InCommand(f, u)) return Refuse(f, RefusalCode::kNotInCommand, u);
    return {};
  }
  if (data.skirmish == Skirmish::kNone) {
    return Refuse(f, RefusalCode::kNoFireArms, u);  // GRA-FIR-08
  }
  if (IsFormed(f, u)) return Refuse(f, RefusalCode::kFormed, u);  // GRA-FIR-14
  return {};
}

// IMP-FIR-07, GRA-FIR-12
Verdict CheckTarget(PositionView f, UnitId u, UnitId target) {
  const UnitData& data = f.data(target);
  if (!f.unit(target).on_table() || data.side == f.data(u).side) {
    return Refuse(f, RefusalCode::kNoSuchObject, u, target);
  }
  if (InMelee(f, target)) {
    return Refuse(f, RefusalCode::kTargetInMelee, u, target);
  }
  const bool allowed =
      f.data(u).is_artillery() || !data.is_cavalry() ||
      (data.is_light() && IsOn(f.scenario.options.skirmish_at_light));
  if (!allowed) return Refuse(f, RefusalCode::kNotAtCavalry, u, target);
  return {};
}

// Arc, range, sight and dice; without the priority of IMP-FIR-08.
Verdict CheckLine(PositionView f, UnitId u, UnitId target, ShotKind kind,
                  int planned) {
  if (const Verdict v = CheckTarget(f, u, target); !v.ok()) return v;
  FireLine line(f, u, target);
  if (!line.in_arc()) return Refuse(f, RefusalCode::kOutOfArc, u, target);
  if (RangeDice(f, u, line) == kNoShot) {
    return Refuse(f, RefusalCode::kOutOfRange, u, target,
                  {line.range().ticks, 0, 0});
  }
  if (!line.Look()) return Refuse(f, RefusalCode::kOutOfSight, u, target);
  const int dice = PoolAlong(f, u, target, kind, planned, line).dice;
  if (dice <= 0) {  // GRA-FIR-02
    return Refuse(f, RefusalCode::kNoDice, u, target, {dice, 0, 0});
  }
  return {};
}

// Some part of e is in the ZoC rectangle of u, even if u exerts no ZoC.
bool InZoneAhead(PositionView f, UnitId u, UnitId e) {
  return Overlaps(RectangleAhead(f, u, Units(f, kDistances.zone)).corners(),
                  OutlineOf(f, e), Ticks(0));
}

// IMP-FIR-08: some enemy in the ZoC rectangle of u is a legal target.
bool HasTargetInZone(PositionView f, UnitId u, ShotKind kind, int planned) {
  bool some = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    some = some || (f.unit(e).on_table() && InZoneAhead(f, u, e) &&
                    CheckLine(f, u, e, kind, planned).ok());
  });
  return some;
}

// ---- R6 ---------------------------------------------------------------------

int PlannedBy(PositionView f, UnitId u) {
  return f.unit(u).Has(Flag::kPlanned) ? f.unit(u).planned : 0;
}

void DescribeFire(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.unit);
  roll.object = f.scenario.Entity(frame.other);
  const ShotPool pool = PoolOfShot(f, frame.unit, frame.other,
                                   ShotKindOf(frame), PlannedBy(f, frame.unit));
  roll.modifiers.assign(pool.list.begin(), pool.list.begin() + pool.count);
}

int FirePool(PositionView f) { return TopFrame(f.state).count; }

void TellShot(const Battle& b, const Frame& frame, int hits) {
  if (b.listener == nullptr) return;
  const ShotKind kind = ShotKindOf(frame);
  const EventCode code = kind == ShotKind::kVolley     ? EventCode::kVolley
                         : kind == ShotKind::kCanister ? EventCode::kCanister
                                                       : EventCode::kFires;
  const Length range =  // IMP-FIR-05
      IsDefence(kind) ? Length{} : FireLine(b, frame.unit, frame.other).range();
  Tell(b, code, b.scenario.Entity(frame.unit), b.scenario.Entity(frame.other),
       {frame.count, range.ticks, hits, 0});
}

HitBy HitByOf(PositionView f, const Frame& frame) {
  const bool near = frame.value != 0;
  if (f.data(frame.unit).is_artillery()) {
    return near ? HitBy::kNearGuns : HitBy::kFarGuns;
  }
  return near ? HitBy::kNearSkirmish : HitBy::kFarSkirmish;
}

void ResolveFire(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  const Frame shot = frame;
  TellShot(b, shot, outcome.detail);
  frame.step = static_cast<uint8_t>(Step::kEnd);
  // IMP-FIR-03
  if (outcome.detail > 0) {
    PushCohesion(b, shot.other, outcome.detail, HitByOf(b, shot));
  }
}

// The dice and the range are those of this moment; what the shot spends.
void Aim(const Battle& b, Frame& frame) {
  const UnitId u = frame.unit, target = frame.other;
  const ShotKind kind = ShotKindOf(frame);
  frame.count = static_cast<int8_t>(
      std::min(kMostPoolDice, ShotDice(b, u, target, kind, PlannedBy(b, u))));
  // IMP-COH-07
  const bool near =
      IsDefence(kind) ||
      FireLine(b, u, target).Reaches(Units(b, kDistances.short_range));
  frame.value = near ? 1 : 0;
  frame.step = static_cast<uint8_t>(Step::kThrow);
  if (kind == ShotKind::kActive) {
    b.unit(u).Set(Flag::kFired);
    return;
  }
  b.unit(u).shot_at = target;                                // IMP-OPP-05
  if (kind == ShotKind::kOpportunity) EndOpportunity(b, u);  // IMP-OPP-07
}

}  // namespace

const RollRow kFireRoll = {.dice = 0,
                           .pool = &FirePool,
                           .describe = &DescribeFire,
                           .resolve = &ResolveFire};

Verdict CheckShot(PositionView f, UnitId u, UnitId target, ShotKind kind,
                  int planned) {
  if (const Verdict v = CheckFirer(f, u, kind); !v.ok()) return v;
  if (const Verdict v = CheckLine(f, u, target, kind, planned); !v.ok()) {
    return v;
  }
  if (!InBua(f, u) && !InZoneAhead(f, u, target) &&
      HasTargetInZone(f, u, kind, planned)) {
    return Refuse(f, RefusalCode::kPriority, u, target);
  }
  return {};
}

bool MayShoot(PositionView f, UnitId u, UnitId target, ShotKind kind,
              int planned) {
  // The farthest column of any weapon is a cheap first test.
  return f.unit(target).on_table() &&
         WithinOf(f, u, target, Units(f, kRanges.back())) &&
         CheckShot(f, u, target, kind, planned).ok();
}

int ShotDice(PositionView f, UnitId u, UnitId target, ShotKind kind,
             int planned) {
  return PoolOfShot(f, u, target, kind, planned).dice;
}

bool PushDefensiveFire(const Battle& b, UnitId target, UnitId charger) {
  const UnitState& unit = b.unit(target);
  const UnitData& data = b.data(target);
  if (unit.shot_at == charger) return false;  // IMP-OPP-05
  ShotKind kind = ShotKind::kVolley;
  if (data.is_artillery()) {
    if (unit.disordered()) return false;  // GRA-MEL-04, GRA-I-42
    kind = ShotKind::kCanister;
  } else if (!data.is_foot() || !b.data(charger).is_foot() ||
             IsExhausted(b, target)) {
    return false;  // GRA-OPF-01, 04
  }
  // GRA-I-81
  if (PoolOfShot(b, target, charger, kind, 0).dice <= 0) return false;
  PushFire(b, target, charger, kind);
  return true;
}

Progress AdvanceFire(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  switch (static_cast<Step>(frame.step)) {
    case Step::kAim:
      Aim(b, frame);
      [[fallthrough]];
    case Step::kThrow:
      AwaitRoll(b, b.data(frame.unit).side, RollKind::kFire,
                b.scenario.Entity(frame.unit));
      return Progress::kAwaiting;
    case Step::kEnd:
      break;
  }
  const UnitId target = frame.other;
  PopFrame(b);
  RemoveIfRouted(b, target);
  return Progress::kAgain;
}

}  // namespace berthier::grandeur
