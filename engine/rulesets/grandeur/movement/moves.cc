#include "engine/rulesets/grandeur/movement/moves.h"

#include <algorithm>
#include <cstdlib>

#include "engine/geometry/sweep.h"
#include "engine/rulesets/grandeur/movement/move_checks.h"
#include "engine/rulesets/grandeur/movement/paths.h"
#include "engine/rulesets/grandeur/movement/road.h"
#include "engine/tabletop/manoeuvre.h"

namespace berthier::grandeur {
namespace {

// The friends that u may pass on a straight way.
UnitSet Passable(PositionView f, UnitId u) {
  UnitSet set;
  f.own(u).units.ForEach([&](UnitId other) {
    if (other != u && f.unit(other).on_table() && MayPass(f, u, other)) {
      set.Add(other);
    }
  });
  return set;
}

UnitId FriendUnder(PositionView f, const Block& block, const UnitSet& among) {
  UnitId under = UnitId::kNone;
  among.ForEach([&](UnitId other) {
    if (!IsSome(under) && Overlaps(block, BlockOf(f, other), kSeam)) {
      under = other;
    }
  });
  return under;
}

// Straight ahead or back by `length`, in the direction: with IMP-INT-01 it may
// become longer.
Verdict PlanStraight(PositionView f, UnitId u, UnitVec direction, Length length,
                     PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  const BaseSize base = f.data(u).base;
  const UnitSet passable = Passable(f, u);
  const auto at = [&](Length distance) {
    return Pose{unit.centre + Along(direction, distance), unit.heading};
  };
  const Length most = length + Units(f, kDistances.passage);
  Length distance = length;
  while (true) {
    const Block end = MakeBlock(at(distance), base);
    const UnitId under = FriendUnder(f, end, passable);
    if (!IsSome(under)) break;
    move.passes = 1;
    const Length clear = ClearBeyond(f, u, direction, under);
    if (clear <= distance || clear > most) {
      return Refuse(f, RefusalCode::kNoClearPlace, u, under);
    }
    distance = clear;
  }
  const Pose to = at(distance);
  move.to = to.centre;
  move.heading = to.heading;
  const LegSweep sweep(unit.pose(), base,
                       Leg::Translation(unit.heading, to.centre - unit.centre));
  const Block end = MakeBlock(to, base);
  if (const Verdict v = CheckBlockers(f, u, sweep, passable); !v.ok()) return v;
  return CheckGround(
      f, u, TranslationSweep(unit.block(), to.centre - unit.centre), end);
}

Verdict PlanForward(PositionView f, UnitId u, Vec by, PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  const UnitVec forward = Forward(unit.heading);
  const Length length = LengthOf(by);
  if (Classify(unit.heading, by) != LegKind::kAdvance) {
    return Refuse(f, RefusalCode::kNotStraight, u);
  }
  if (length == Length{}) return Refuse(f, RefusalCode::kStaysPut, u);
  const Length most =
      PhaseMove(f, u, TranslationSweep(unit.block(), Along(forward, length)));
  if (length > most) return TooFar(f, u, length, most);
  if (const UnitId e = ZoneAgainstAdvance(f, u);
      IsSome(e) && unit.disordered()) {
    return Refuse(f, RefusalCode::kInZone, u, e);
  }
  return PlanStraight(f, u, forward, length, move);
}

Verdict PlanRearward(PositionView f, UnitId u, Vec by, PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  const bool light = f.data(u).is_light();
  if (unit.disordered() && !light) {
    return Refuse(f, RefusalCode::kDisordered, u);
  }
  const UnitVec back = -Forward(unit.heading);
  const Length length = LengthOf(by);
  if (Classify(unit.heading.Opposite(), by) != LegKind::kAdvance) {
    return Refuse(f, RefusalCode::kNotStraight, u);
  }
  if (length == Length{}) return Refuse(f, RefusalCode::kStaysPut, u);
  Length most =
      PhaseMove(f, u, TranslationSweep(unit.block(), Along(back, length)));
  if (!light) most = most / 2;
  if (length > most) return TooFar(f, u, length, most);
  return PlanStraight(f, u, back, length, move);
}

// IMP-MOV-05
Verdict PlanAside(PositionView f, UnitId u, Vec by, PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  if (const PieceId p = BrokenUnder(f, unit.block().corners()); IsSome(p)) {
    return Refuse(f, RefusalCode::kAsideInBroken, u, p);
  }
  if (by == Vec{}) return Refuse(f, RefusalCode::kStaysPut, u);
  const UnitVec forward = Forward(unit.heading);
  const int64_t ahead = Dot(by, forward) >> kUnitShift;
  const int64_t aside = std::abs(Cross(forward, by) >> kUnitShift);
  const int64_t slack = kStraight.ticks;
  if (move.kind == MoveKind::kOblique ? ahead <= 0 || aside > ahead + slack
                                      : std::abs(ahead) > slack) {
    return Refuse(f, RefusalCode::kNotStraight, u);
  }
  if (const UnitSet zones = ZonesOver(f, u, unit.block()); !zones.empty()) {
    return Refuse(f, RefusalCode::kInZone, u, zones.First());
  }
  const Length length = LengthOf(by);
  const SmallPolygon path = TranslationSweep(unit.block(), by);
  const Length most = PhaseMove(f, u, path);
  if (length > most) return TooFar(f, u, length, most);
  const BaseSize base = f.data(u).base;
  const LegSweep sweep(unit.pose(), base, Leg::Translation(unit.heading, by));
  move.to = unit.centre + by;
  move.heading = unit.heading;
  if (const UnitId e = ZoneEntered(f, u, sweep); IsSome(e)) {
    return Refuse(f, RefusalCode::kIntoZone, u, e);
  }
  if (const Verdict v = CheckBlockers(f, u, sweep, {}); !v.ok()) return v;
  return CheckGround(f, u, path, MakeBlock({move.to, move.heading}, base));
}

Verdict PlanWheel(PositionView f, UnitId u, Heading to, PlannedMove& move) {
  constexpr int kMost = 360;  // 90 degrees
  const UnitState& unit = f.unit(u);
  const BaseSize base = f.data(u).base;
  const int turn = unit.heading.TurnTo(to);
  if (turn == 0) return Refuse(f, RefusalCode::kStaysPut, u);
  if (const UnitSet zones = ZonesOver(f, u, unit.block()); !zones.empty()) {
    return Refuse(f, RefusalCode::kInZone, u, zones.First());
  }
  const int quarters = std::abs(turn);
  const Hand hand = turn < 0 ? Hand::kLeft : Hand::kRight;
  const Length full = MoveOf(f, u);
  if (quarters > kMost || WheelCost(base.front, quarters) > full) {
    return WheelTooFar(f, u, quarters, base.front, full, kMost);
  }
  const Pose end = WheelEnd(unit.pose(), base, hand, quarters);
  const SmallPolygon path = PathOf(f, u, end);
  const Length most = PhaseMove(f, u, path);
  if (WheelCost(base.front, quarters) > most) {
    return WheelTooFar(f, u, quarters, base.front, most, kMost);
  }
  const LegSweep sweep(unit.pose(), base, Leg::Wheel(hand, quarters));
  move.to = end.centre;
  move.heading = end.heading;
  if (const UnitId e = ZoneEntered(f, u, sweep); IsSome(e)) {
    return Refuse(f, RefusalCode::kIntoZone, u, e);
  }
  if (const Verdict v = CheckBlockers(f, u, sweep, {}); !v.ok()) return v;
  return CheckGround(f, u, path, MakeBlock(end, base));
}

// ---- Leaving a BUA (IMP-BUA-03, 08) -----------------------------------------

Verdict PlanLeave(PositionView f, UnitId u, Heading way, int64_t ticks,
                  PlannedMove& move) {
  const UnitState& unit = f.unit(u);
  if (!IsSome(unit.bua)) return Refuse(f, RefusalCode::kNotInBua, u);
  const Length full = MoveOf(f, u);
  if (ticks < 0 || ticks > full.ticks) {
    return Refuse(f, RefusalCode::kNoAmount, u, Measured{0, full.ticks, 0});
  }
  const Length distance = Ticks(static_cast<int32_t>(ticks));
  const Pose to = PoseOutside(f, u, unit.bua, way, distance);
  const BaseSize base = f.data(u).base;
  const Block end = MakeBlock(to, base);
  const Length most = PhaseMove(f, u, end.corners());
  if (distance > most) return TooFar(f, u, distance, most);
  const HullSweep place((SmallPolygon(end)));
  if (const Verdict v = CheckBlockers(f, u, place, {}); !v.ok()) return v;
  move.to = to.centre;
  move.heading = to.heading;
  return CheckGround(f, u, end.corners(), end);
}

}  // namespace

Verdict CheckAnyPhase(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (unit.Has(Flag::kRallyTried))
    return Refuse(f, RefusalCode::kHasRallied, u);
  if (unit.Has(Flag::kNoMorePhases)) {
    return Refuse(f, RefusalCode::kNoMorePhases, u);
  }
  if (unit.Has(Flag::kPlanned)) {
    if (unit.phases >= unit.planned) {
      return Refuse(f, RefusalCode::kPlannedOut, u,
                    Measured{unit.planned, 0, 0});
    }
  } else if (unit.Has(Flag::kFired)) {
    return Refuse(f, RefusalCode::kHasFired, u);  // IMP-ACT-03
  }
  if (unit.phases == 0) return {};
  const bool slow =
      f.data(u).is_artillery() && IsOn(f.scenario.options.slow_artillery);
  if (unit.disordered() || slow || IsFormed(f, u) || !InCommand(f, u)) {
    return Refuse(f, RefusalCode::kOnePhase, u);
  }
  return {};
}

Verdict PlanMove(PositionView f, const Order& order, PlannedMove& move) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  move = {.kind = KindOf(static_cast<Verb>(order.verb))};
  if (InBua(f, u) != (move.kind == MoveKind::kLeave)) {
    return InBua(f, u) ? Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua)
                       : Refuse(f, RefusalCode::kNotInBua, u);
  }
  const Vec by = order.pose.centre - f.unit(u).centre;
  switch (move.kind) {
    case MoveKind::kForward:
      return PlanForward(f, u, by, move);
    case MoveKind::kWheel:
      return PlanWheel(f, u, order.pose.heading, move);
    case MoveKind::kOblique:
    case MoveKind::kSideways:
      return PlanAside(f, u, by, move);
    case MoveKind::kRearward:
      return PlanRearward(f, u, by, move);
    case MoveKind::kRoad:
      return PlanRoad(f, u, order.pose.centre, move);
    case MoveKind::kLeave:
      return PlanLeave(f, u, order.pose.heading, order.amount, move);
  }
  return {};
}

Length GreatestAdvance(PositionView f, UnitId u, bool rearward) {
  const UnitState& unit = f.unit(u);
  if (InBua(f, u)) return {};
  const UnitVec forward = Forward(unit.heading);
  const UnitVec direction = rearward ? -forward : forward;
  Length most = PhaseMove(
      f, u, TranslationSweep(unit.block(), Along(direction, MoveOf(f, u))));
  if (rearward && !f.data(u).is_light()) most = most / 2;
  const Obstacle stop =
      FirstObstacle(f, u, direction, most + Gap(f), Passable(f, u));
  Length room = stop.distance;
  if (stop.stop == Stop::kEnemy) room -= Gap(f);
  return std::clamp(room, Length{}, most);
}

}  // namespace berthier::grandeur
