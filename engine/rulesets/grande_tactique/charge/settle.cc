#include "engine/rulesets/grande_tactique/charge/settle.h"

#include <array>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/rulesets/grande_tactique/board/morale.h"
#include "engine/rulesets/grande_tactique/board/process.h"
#include "engine/rulesets/grande_tactique/charge/ride.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

namespace {

// Like FreePose, but `other` is not minded.
bool FreeBut(PositionView f, const Block& base, UnitId self, UnitId other) {
  if (!OnTable(f.scenario, base) || OverlapsImpassable(f, base) ||
      OverlapsAnyArea(f, base, AreaId::kNone)) {
    return false;
  }
  const int n = static_cast<int>(f.scenario.units.size());
  for (int i = 0; i < n; ++i) {
    const UnitId u = MakeId<UnitId>(i);
    const UnitState& unit = f.unit(u);
    if (u == self || u == other || !unit.on_table() || IsSome(unit.occupying)) {
      continue;
    }
    if (Overlaps(base, unit.block(), kPenetration)) return false;
  }
  return true;
}

Heading HeadingFrom(Point from, Point to, Heading otherwise) {
  return from == to ? otherwise : BearingOf(to - from);
}

// Where u would stand with the base it takes into the open: a square that is
// moved stays what it is.
Block BlockAt(PositionView f, UnitId u, Pose pose) {
  return MakeBlock(pose, BaseOf(f, u));
}

// t with its front edge flush on that of m, centres in line (5.11).
Pose FacingPose(PositionView f, UnitId t, UnitId m, Pose m_pose) {
  const Length ahead = BaseOf(f, m).depth / 2 + BaseOf(f, t).depth / 2;
  return {Offset(m_pose, ahead, {}), m_pose.heading.Opposite()};
}

// Displacements of the retreat, off the principal's heading, in the order in
// which they are tried (5.11): 15 degrees apart, clockwise first.
constexpr std::array<int, 13> kRetreatTurns = {
    0, 60, -60, 120, -120, 180, -180, 240, -240, 300, -300, 360, -360};

std::optional<Pose> FindRetreat(PositionView f, UnitId t, Heading away,
                                const Spared& enemies) {
  const Point from = CentreOf(f, t);
  for (Length length = kRetreat; length > Length{};
       length = length - Inches(1)) {
    for (const int turn : kRetreatTurns) {
      const Heading way = away.Turned(turn);
      const Vec by = Along(Forward(way), length);
      const Pose end = {from + by, way.Opposite()};
      const Block base = BlockAt(f, t, end);
      if (!FreePose(f, base, t)) continue;
      const SmallPolygon swept =
          TranslationSweep(BlockAt(f, t, {from, end.heading}), by);
      if (IsBarred(f, t, enemies, swept)) continue;
      return end;
    }
  }
  return std::nullopt;
}

}  // namespace

void AfterPlacement(const Battle& b, UnitId u) {
  ResetAspectsAgainst(b, u);
  DropBrokenAspects(b);
}

Pose Settled(PositionView f, UnitId u, Pose wanted) {
  const Point old = CentreOf(f, u);
  if (FreePose(f, BlockAt(f, u, wanted), u)) return wanted;
  const Vec back = old - wanted.centre;
  const Length way = LengthOf(back);
  for (Length s = kSettleStep; s < way; s += kSettleStep) {
    const Point centre = {
        wanted.centre.x +
            static_cast<int32_t>(int64_t{back.x} * s.ticks / way.ticks),
        wanted.centre.y +
            static_cast<int32_t>(int64_t{back.y} * s.ticks / way.ticks)};
    const Pose pose = {centre, wanted.heading};
    if (FreePose(f, BlockAt(f, u, pose), u)) return pose;
  }
  const Pose turned = {old, wanted.heading};
  if (FreePose(f, BlockAt(f, u, turned), u)) return turned;
  return f.unit(u).pose();
}

bool MayStay(PositionView f, UnitId u) {
  return InArea(f, u) || OccupiesLinearFeature(f, u) || StandsOnHill(f, u);
}

void TakePosition(const Battle& b, UnitId u, UnitId beaten, AreaId held) {
  const FlightRecord* record = RecordOf(b.state, beaten);
  if (record == nullptr) return;
  const Pose from = b.unit(u).pose();
  const Pose wanted = {
      record->start,
      record->legs > 0 ? record->leg_heading[0]
                       : HeadingFrom(from.centre, record->start, from.heading)};
  // GT-MEL-11, unless another unit has found shelter there meanwhile.
  if (IsSome(held) && !IsSome(b.state.occupant[static_cast<size_t>(held)])) {
    LeaveArea(b, u);
    TellMove(b, EventCode::kTakesPosition, b.scenario.Entity(u), from, wanted,
             b.scenario.Entity(beaten));
    Occupy(b, u, held, wanted.heading);
    AfterPlacement(b, u);
    return;
  }
  const Pose pose = Settled(b, u, wanted);
  // Decision: a unit in an area that finds no free place outside keeps it.
  if (pose == from) return;
  if (pose.centre != from.centre) LeaveArea(b, u);
  Place(b, u, pose);
  TellMove(b, EventCode::kTakesPosition, b.scenario.Entity(u), from, pose,
           b.scenario.Entity(beaten));
  AfterPlacement(b, u);
}

void MeetHalfWay(const Battle& b, UnitId principal, UnitId target) {
  const PositionView f = b;
  const Pose contact = b.unit(principal).pose();
  const Point begin = ChargeFrom(f, principal).centre;
  const Vec whole = contact.centre - begin;
  const Point middle = begin + Vec{whole.x / 2, whole.y / 2};
  const Vec rest = contact.centre - middle;
  const Length way = LengthOf(rest);
  for (Length s; s <= way; s += kMeetingStep) {
    Point centre = middle;
    if (s > Length{}) {
      centre = middle +
               Vec{static_cast<int32_t>(int64_t{rest.x} * s.ticks / way.ticks),
                   static_cast<int32_t>(int64_t{rest.y} * s.ticks / way.ticks)};
    }
    const Pose m = {centre, contact.heading};
    const Pose t = FacingPose(f, target, principal, m);
    if (!FreeBut(f, BlockAt(f, principal, m), principal, target) ||
        !FreeBut(f, BlockAt(f, target, t), target, principal)) {
      continue;
    }
    const Pose t_from = b.unit(target).pose();
    LeaveArea(b, principal);
    LeaveArea(b, target);
    Place(b, principal, m);
    Place(b, target, t);
    TellMove(b, EventCode::kMeets, b.scenario.Entity(target), t_from, t,
             b.scenario.Entity(principal));
    AfterPlacement(b, principal);
    AfterPlacement(b, target);
    return;
  }
}

bool Retreat(const Battle& b, UnitId t, UnitId principal, UnitSet chargers) {
  const PositionView f = b;
  const Point from = CentreOf(f, t);
  const Heading h = b.unit(principal).heading;
  const Heading away =
      InArea(f, principal) ? HeadingFrom(CentreOf(f, principal), from, h) : h;
  const std::optional<Pose> end = FindRetreat(
      f, t, away,
      {.spared = Only(principal), .touched = Minus(chargers, Only(principal))});
  if (!end.has_value()) return false;
  const Pose before = b.unit(t).pose();
  LeaveArea(b, t);
  Place(b, t, *end);
  TellMove(b, EventCode::kRetreats, b.scenario.Entity(t), before, *end,
           b.scenario.Entity(principal));
  FlightRecord record;
  record.unit = t;
  record.start = from;
  record.end = end->centre;
  record.legs = 1;
  record.leg_heading[0] = end->heading.Opposite();
  const Length run = LengthOf(end->centre - from);
  record.leg_length[0] = run.ticks;
  record.total = run.ticks;
  Record(b, record);
  ClearOwnAspects(b, t);
  AfterPlacement(b, t);
  return true;
}

void TurnToFace(const Battle& b, UnitId t, UnitId principal) {
  const PositionView f = b;
  if (IsSquare(f, t) || InArea(f, t)) return;
  if (EffectiveContactsOf(f, t).size() != 1) return;
  const Pose from = b.unit(t).pose();
  const Heading to =
      InArea(f, principal)
          ? HeadingFrom(from.centre, CentreOf(f, principal), from.heading)
          : b.unit(principal).heading.Opposite();
  if (to == from.heading) return;
  const Pose pose = {from.centre, to};
  if (!FreeBut(f, BlockAt(f, t, pose), t, principal)) return;
  Place(b, t, pose);
  TellMove(b, EventCode::kTurnsToFace, b.scenario.Entity(t), from, pose,
           b.scenario.Entity(principal));
  AfterPlacement(b, t);
}

}  // namespace berthier::grande_tactique
