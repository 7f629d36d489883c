#include "engine/rulesets/simple_grand_tactical/movement/charge.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/board/zones.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"
#include "engine/rulesets/simple_grand_tactical/movement/obstacles.h"
#include "engine/rulesets/simple_grand_tactical/movement/rough.h"

namespace berthier::simple_grand_tactical {
namespace {

Length ReachOfCharge(const UnitData& data) {
  return Centimetres(kMoveRates.charge +
                     (data.light ? kMoveRates.light_charge : 0));
}

Verdict CheckMayCharge(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (f.data(u).side != f.state.active) {
    return Refuse(f, RefusalCode::kNotYours, u);
  }
  if (!unit.on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
  if (!f.IsCavalry(u)) return Refuse(f, RefusalCode::kNotCavalry, u);
  if (unit.Has(Flag::kCharged)) return Refuse(f, RefusalCode::kHasCharged, u);
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  if (const UnitId e = EnemyInContact(f.state, u); IsSome(e)) {
    return Refuse(f, RefusalCode::kInContactNoCharge, u, e);
  }
  if (unit.Has(Flag::kMoved) && IsOn(f.scenario.options.charge_or_move)) {
    return Refuse(f, RefusalCode::kHasMovedNoCharge, u);
  }
  return {};
}

// The box of all that a unit may meet within a length of where it stands.
Box BoxAround(PositionView f, UnitId u, Length length) {
  return Grown(BoxOf(f.unit(u).block()), length + kContact);
}

// GEO-26, CHG-04, 05
Verdict CheckLine(PositionView f, UnitId u, UnitId target, Pose& end) {
  const UnitState& unit = f.unit(u);
  const Block block = unit.block();
  const Point front = Offset(unit.pose(), SizeOf(f, u).depth / 2, {});
  const Vec way = NearestPoint(f.unit(target).block().corners(), front) - front;
  if (way == Vec{} || !IsAhead(unit.heading, way)) {
    return Refuse(f, RefusalCode::kChargeOblique, u, target);
  }
  const Length reach = ReachOfCharge(f.data(u));
  const Length whole = LengthOf(way) + SizeOf(f, u).front;
  const Point to = PointAlong(unit.centre, unit.centre + way, whole);
  const Obstacles near(f, u, BoxAround(f, u, whole));
  UnitId first;
  const Length at = near.FirstNear(block, to, whole, {}, first);
  const Point there = PointAlong(unit.centre, to, at);
  const Block touching = MovedTo(block, there);
  if (!IsSome(first)) {
    return Refuse(f, RefusalCode::kChargeOblique, u, target);
  }
  if (!near.Touched(touching).Has(target)) {
    return Refuse(f, RefusalCode::kOtherFirst, u, first);
  }
  if (at > reach + kLimit) {
    return Refuse(f, RefusalCode::kOutOfReach, u, target,
                  {at.ticks, reach.ticks, 0});
  }
  if (AspectOf(touching, unit.formation, f.unit(target).block()) !=
      Aspect::kFront) {
    return Refuse(f, RefusalCode::kNotFrontFirst, u, target);
  }
  // Decision: friends are not passed in a charge, whatever their state.
  UnitId blocks = UnitId::kNone;
  const SmallPolygon swept = TranslationSweep(block, there - block.centre);
  f.own(u).units.ForEach([&](UnitId other) {
    if (!IsSome(blocks) && other != u && f.unit(other).on_table() &&
        Overlaps(swept.view(), f.unit(other).block().corners(), kOverlap)) {
      blocks = other;
    }
  });
  if (IsSome(blocks)) return Refuse(f, RefusalCode::kChargeBlocked, u, blocks);
  if (near.EntersImpassable(block, there)) {
    return Refuse(f, RefusalCode::kImpassable, u);
  }
  if (!near.StaysOnTable(block, touching)) {
    return Refuse(f, RefusalCode::kOffTable, u);
  }
  end = {there, unit.heading};
  return {};
}

// ---- Out of hand ------------------------------------------------------------

// CTL-09, 10: whom it rides after; kNone: straight forward.
UnitId GoalOf(PositionView f, UnitId u, Gallop gallop, Length length) {
  bool left = false;
  f.state.beaten.ForEach(
      [&](UnitId e) { left = left || f.unit(e).on_table(); });
  if (left && gallop == Gallop::kCharge) return NearestEnemy(f, u);
  if (left) return NearestOf(f, u, f.state.beaten);
  UnitSet seen;
  f.foes(u).units.ForEach([&](UnitId e) {
    if (f.unit(e).on_table() &&
        Within(f.unit(u).block(), f.unit(e).block(), length + kLimit) &&
        PartInFrontZone(f, u, f.unit(e).block())) {
      seen.Add(e);
    }
  });
  return NearestOf(f, u, seen);
}

// CTL-10: it turns if there is room.
void TurnToward(const Battle& b, UnitId u, Point goal) {
  UnitState& unit = b.unit(u);
  if (goal == unit.centre) return;
  const Pose turned = {unit.centre, BearingOf(goal - unit.centre)};
  const Block before = unit.block(), after = MakeBlock(turned, SizeOf(b, u));
  const Obstacles near(b, u, Grown(BoxOf(after), kContact));
  if (near.StaysOnTable(before, after) && !IsSome(near.Under(after)) &&
      near.Touched(after).empty() &&
      !near.EntersImpassable(after, after.centre)) {
    Place(b, u, unit.formation, turned);
  }
}

// CTL-11, 13: how far it gets.
Length LengthOfGallop(PositionView f, UnitId u, Point to, Length length,
                      bool has_goal) {
  const Block block = f.unit(u).block();
  const Length more = Centimetres(kDistances.last_step) + kLimit;
  const Obstacles near(f, u, BoxAround(f, u, length + more));
  UnitId e;
  const Length touch = near.FirstNear(block, to, length + more, {}, e);
  const Length stops = FirstLength(length + more, [&](Length t) {
    const Point p = PointAlong(block.centre, to, t);
    const Block there = MovedTo(block, p);
    if (near.EntersImpassable(block, p) || !near.StaysOnTable(block, there)) {
      return true;
    }
    const SmallPolygon swept = TranslationSweep(block, p - block.centre);
    bool on_friend = false;
    f.own(u).units.ForEach([&](UnitId other) {
      on_friend =
          on_friend ||
          (other != u && f.unit(other).on_table() &&
           Overlaps(swept.view(), f.unit(other).block().corners(), kOverlap));
    });
    return on_friend;
  });
  const Length room = stops - Ticks(1);
  const Length most = IsSome(e) && has_goal && touch > length ? touch : length;
  return std::min({most, touch, room});
}

}  // namespace

bool MightCharge(PositionView f, UnitId u) {
  return f.IsCavalry(u) && CheckMayCharge(f, u).ok() && MayApproach(f, u);
}

Verdict PlanCharge(PositionView f, UnitId u, UnitId target,
                   ChargeOccasion occasion, Pose& end) {
  if (occasion == ChargeOccasion::kChargePhase) {
    if (const Verdict v = CheckMayCharge(f, u); !v.ok()) return v;
  }
  if (f.data(target).side == f.data(u).side || !f.unit(target).on_table()) {
    return Refuse(f, RefusalCode::kChargesNoEnemy, u, target);
  }
  const Length reach = ReachOfCharge(f.data(u));
  const Length gap = DistanceBetween(f, u, target);
  if (gap > reach + kLimit) {
    return Refuse(f, RefusalCode::kOutOfReach, u, target,
                  {gap.ticks, reach.ticks, 0});
  }
  if (!MayApproach(f, u)) {
    return Refuse(f, RefusalCode::kExhausted, u, target);
  }
  return CheckLine(f, u, target, end);
}

void Charge(const Battle& b, UnitId u, UnitId target, ChargeOccasion occasion) {
  Pose end;
  BERTHIER_CHECK(PlanCharge(b, u, target, occasion, end).ok());
  const Pose from = b.unit(u).pose();
  const std::optional<TestModifier> feature =
      RoughOnLeg(b, b.unit(u).block(), end.centre);
  Place(b, u, b.unit(u).formation, end);
  TellMove(b, EventCode::kCharges, b.scenario.Entity(u), from, end,
           b.scenario.Entity(target),
           {LengthOf(end.centre - from.centre).ticks, 0, 0, 0});
  if (occasion == ChargeOccasion::kChargePhase) {
    b.unit(u).Set(Flag::kCharged);
    NoteContacts(b, u, ContactOrigin::kCharge);
  } else {
    NoteContacts(b, u, ContactOrigin::kFollowUp);
    b.unit(u).Set(Flag::kFresh);
  }
  ShiftLeaders(b, u);
  if (feature) PushTest(b, RollKind::kRough, u, static_cast<int>(*feature));
}

void RideOutOfHand(const Battle& b, UnitId u, Gallop gallop) {
  const bool charge = gallop == Gallop::kCharge;
  const Length length = Centimetres(charge ? kDistances.uncontrolled_charge
                                           : kDistances.uncontrolled_move);
  const UnitId goal = GoalOf(b, u, gallop, length);
  const Pose from = b.unit(u).pose();
  Point toward = from.centre + Along(Forward(from.heading), length);
  if (IsSome(goal) && b.unit(goal).centre != from.centre) {
    toward = b.unit(goal).centre;
    TurnToward(b, u, toward);
  }
  const Length gone = LengthOfGallop(b, u, toward, length, IsSome(goal));
  const Pose to = {PointAlong(from.centre, toward, std::max(gone, Length{})),
                   b.unit(u).heading};
  Place(b, u, b.unit(u).formation, to);
  TellMove(
      b, charge ? EventCode::kUncontrolledCharge : EventCode::kUncontrolledMove,
      b.scenario.Entity(u), from, to, EntityId::kNone,
      {LengthOf(to.centre - from.centre).ticks, 0, 0, 0});
  Disorder(b, u);
  NoteContacts(b, u, ContactOrigin::kFollowUp);
  if (charge && IsSome(EnemyInContact(b.state, u))) {
    b.unit(u).Set(Flag::kFresh);  // CTL-12
  }
  ShiftLeaders(b, u);
}

}  // namespace berthier::simple_grand_tactical
