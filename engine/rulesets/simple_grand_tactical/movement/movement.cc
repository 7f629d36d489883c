#include "engine/rulesets/simple_grand_tactical/movement/movement.h"

#include <algorithm>
#include <optional>

#include "engine/geometry/direction.h"
#include "engine/geometry/sweep.h"
#include "engine/kit/orders/refusing.h"
#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/simple_grand_tactical/board/changes.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/retreat.h"
#include "engine/rulesets/simple_grand_tactical/morale/tests.h"
#include "engine/rulesets/simple_grand_tactical/movement/contact_making.h"
#include "engine/rulesets/simple_grand_tactical/movement/obstacles.h"
#include "engine/rulesets/simple_grand_tactical/movement/rough.h"

namespace berthier::simple_grand_tactical {
namespace {

// Frame::step of a move: the leg it is on, or one of these.
constexpr uint8_t kArrived = 8;
constexpr uint8_t kTested = 9;
static_assert(Course::kLegs <= kArrived);
// Frame::value: the worst rough ground met, plus one; 0 is none.
std::optional<TestModifier> FeatureMet(const Frame& frame) {
  if (frame.value == 0) return std::nullopt;
  return static_cast<TestModifier>(frame.value - 1);
}

bool IsMoveOfPhase(PositionView f) { return f.state.phase == Phase::kMovement; }

MoveOccasion OccasionOf(PositionView f) {
  return IsMoveOfPhase(f) ? MoveOccasion::kMovementPhase
                          : MoveOccasion::kControlled;
}

// Where a leg is cut short, and by what.
struct Stretch {
  Length length;
  bool contact = false;
  bool halted = false;
};

// How far the unit gets on the leg, as contact allows (WDR-08).
Stretch FreeStretch(PositionView f, UnitId u, const Block& block, Point to,
                    const Obstacles& near) {
  const Length whole = LengthOf(to - block.centre);
  UnitId e;
  Length at = near.FirstNear(block, to, whole + kContact, {}, e);
  const bool touches =
      IsSome(e) && Within(MovedTo(block, to), f.unit(e).block(), kContact);
  if (!IsSome(e) || (at > whole && !touches)) return {whole};
  // Where the plan ends in contact is where it ends, to the tick.
  if (touches && at + Ticks(2) >= whole) at = whole;
  const Block touching = MovedTo(block, PointAlong(block.centre, to, at));
  if (CheckContact(f, u, f.unit(u).formation, touching, near.Touched(touching),
                   OccasionOf(f))
          .ok()) {
    return {at, true, false};
  }
  const Length short_of = near.FirstNear(block, to, whole, kKeepOff, e);
  return {std::max(short_of - Ticks(1), Length{}), false, true};
}

// WDR-01 to 03, GEO-29: the first point of the leg, within `most`, at which
// some cavalry may withdraw, and which; more than `most` if none may.
Length FirstWithdrawal(PositionView f, UnitId u, const Block& block, Point to,
                       Length most, UnitId& cavalry) {
  cavalry = UnitId::kNone;
  Length first = most + Ticks(1);
  if (!IsMoveOfPhase(f) || f.IsCavalry(u) || to == block.centre) return first;
  const Block began = MakeBlock(f.unit(u).start_pose(),
                                SizeOf(f.data(u), f.state.course.before));
  const Length limit = Centimetres(kDistances.withdrawal) + kLimit;
  f.foes(u).units.ForEach([&](UnitId e) {
    const UnitState& enemy = f.unit(e);
    if (!f.IsCavalry(e) || !enemy.on_table() || !enemy.ordered() ||
        enemy.Has(Flag::kWithdrew) || enemy.Has(Flag::kAsked) ||
        IsSome(EnemyInContact(f.state, e))) {
      return;
    }
    const auto corners = enemy.block().corners();
    const Length before = Distance(began.corners(), corners);
    const auto comes = [&](Length t, Length near) {
      const Vec by = PointAlong(block.centre, to, t) - block.centre;
      return Within(TranslationSweep(block, by).view(), corners,
                    std::min(limit, near));
    };
    // Who only slides along comes closer by a rounding (GEO-31).
    const Length closer = before - kLimit - Ticks(1);
    if (closer < Length{} || !comes(first - Ticks(1), closer)) return;
    const Length at = FirstLength(first - Ticks(1), [&](Length t) {
      return comes(t, before - Ticks(1));
    });
    if (at < first) {
      first = at;
      cavalry = e;
    }
  });
  return first;
}

void NoteRough(const Battle& b, Frame& frame, const Block& block, Point to) {
  if (b.state.course.gait == Gait::kRoad) return;  // TER-08
  const std::optional<TestModifier> worst =
      WorseOf(FeatureMet(frame), RoughOnLeg(b, block, to));
  frame.value =
      worst ? static_cast<int8_t>(static_cast<int>(*worst) + 1) : int8_t{0};
}

// One leg, or the part of it up to the next interruption.
Progress GoOnLeg(const Battle& b, Frame& frame) {
  const UnitId u = frame.unit;
  UnitState& unit = b.unit(u);
  const CourseLeg leg = b.state.course.legs[frame.step];
  if (unit.heading != leg.heading) {
    Place(b, u, unit.formation, {unit.centre, leg.heading});
  }
  const Block block = unit.block();
  const BaseSize size = SizeOf(b, u);
  const Obstacles near(
      b, u, Grown(Union(BoxOf(block), BoxOf(leg.to)), size.front + size.depth));
  if (leg.to == block.centre) {
    ++frame.step;
    return Progress::kAgain;
  }
  const Stretch stretch = FreeStretch(b, u, block, leg.to, near);
  UnitId cavalry;
  const Length asked =
      FirstWithdrawal(b, u, block, leg.to, stretch.length, cavalry);
  const bool interrupted = IsSome(cavalry);
  const Length length =
      interrupted ? std::max(asked - Ticks(1), Length{}) : stretch.length;
  const Point to = PointAlong(block.centre, leg.to, length);
  NoteRough(b, frame, block, to);
  Place(b, u, unit.formation, {to, leg.heading});
  if (interrupted) {
    b.unit(cavalry).Set(Flag::kAsked);
    PushFrame(b, {.kind = FrameKind::kWithdraw, .unit = cavalry, .other = u});
    return Progress::kAgain;
  }
  ++frame.step;
  if (stretch.contact || stretch.halted ||
      frame.step >= b.state.course.leg_count) {
    frame.other = stretch.contact ? u : UnitId::kNone;  // in contact
    frame.step = kArrived;
  }
  return Progress::kAgain;
}

// The turn and the change at the end of the course, if there is still room.
void EndCourse(const Battle& b, UnitId u) {
  const Course& course = b.state.course;
  UnitState& unit = b.unit(u);
  Pose end = {unit.centre, course.facing};
  if (course.last != unit.formation) {
    end = PoseAfterChange(b.data(u), b.IsBattery(u) ? unit.pose() : end,
                          unit.formation, course.last, course.facing);
  }
  if (end == unit.pose() && course.last == unit.formation) return;
  const Block before = unit.block();
  const Block after = MakeBlock(end, SizeOf(b.data(u), course.last));
  const Obstacles near(b, u, Grown(BoxOf(after), kKeepOff));
  if (!near.StaysOnTable(before, after) ||
      near.EntersImpassable(after, after.centre) || IsSome(near.Under(after)) ||
      IsSome(near.NearTo(after, before))) {
    return;  // WDR-08
  }
  Place(b, u, course.last, end);
}

Length LengthSoFar(PositionView f, UnitId u) {
  return LengthOf(f.unit(u).centre - f.unit(u).start_centre);
}

// The unit is where it goes: contacts, leaders ridden over, rough ground.
Progress Arrive(const Battle& b, Frame& frame) {
  const UnitId u = frame.unit;
  if (frame.other != u) EndCourse(b, u);
  frame.other = UnitId::kNone;
  frame.step = kTested;
  const bool road = b.state.course.gait == Gait::kRoad;
  TellMove(b, road ? EventCode::kMarches : EventCode::kMoves,
           b.scenario.Entity(u), b.unit(u).start_pose(), b.unit(u).pose(),
           EntityId::kNone, {LengthSoFar(b, u).ticks, 0, 0, 0});
  const std::optional<TestModifier> feature = FeatureMet(frame);
  NoteContacts(
      b, u,
      IsMoveOfPhase(b) ? ContactOrigin::kMovement : ContactOrigin::kFollowUp);
  ShiftLeaders(b, u);
  if (feature) PushTest(b, RollKind::kRough, u, static_cast<int>(*feature));
  return Progress::kAgain;
}

void BeginPhaseOfMoves(const Battle& b) {
  for (const Side side : {b.state.active, b.state.passive()}) {
    b.scenario.side(side).units.ForEach([&](UnitId u) {
      UnitState& unit = b.unit(u);
      unit.Clear(Flag::kWithdrew);
      unit.Clear(Flag::kAsked);
      unit.StartAt(unit.pose());
      if (side != b.state.active) return;
      unit.Clear(Flag::kMoved);
      unit.Clear(Flag::kBeganUnformed);
      if (unit.order == OrderState::kUnformed) unit.Set(Flag::kBeganUnformed);
    });
  }
  for (int i = 0; i < b.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (b.scenario.general(g).side == b.state.active) {
      b.state.general(g).moved = 0;
    }
  }
}

}  // namespace

Progress AdvanceMovement(const Battle& b) {
  if (b.state.step == 0) {
    BeginPhaseOfMoves(b);
    b.state.step = 1;
  }
  if (b.state.step == 2) return Progress::kDone;
  AwaitDecision(b, b.state.active, Decision::kMove, EntityId::kNone);
  return Progress::kAwaiting;
}

void RecoverStanding(const Battle& b) {
  b.scenario.side(b.state.active).units.ForEach([&](UnitId u) {
    UnitState& unit = b.unit(u);
    if (unit.on_table() && unit.order == OrderState::kUnformed &&
        unit.Has(Flag::kBeganUnformed) && !unit.Has(Flag::kMoved) &&
        !IsSome(EnemyInContact(b.state, u))) {
      PutInOrder(b, u);
    }
  });
}

Verdict CheckMoveOrder(PositionView f, const Order& order,
                       MoveOccasion occasion) {
  const UnitId u = f.scenario.As<UnitId>(order.subject);
  if (!IsSome(u)) return Refuse(RefusalCode::kNoSuchSubject);
  if (occasion == MoveOccasion::kMovementPhase) {
    if (f.data(u).side != f.state.active) {
      return Refuse(f, RefusalCode::kNotYours, u);
    }
    if (!f.unit(u).on_table()) return Refuse(f, RefusalCode::kNotOnTable, u);
    if (const Verdict v = CheckFree(f, u); !v.ok()) return v;
  }
  MovePlan plan;
  return PlanMove(f, order, occasion, plan);
}

void PlayMoveOrder(const Battle& b, const Order& order, MoveOccasion occasion) {
  MovePlan plan;
  BERTHIER_CHECK(PlanMove(b, order, occasion, plan).ok());
  const UnitId u = b.scenario.As<UnitId>(order.subject);
  UnitState& unit = b.unit(u);
  const Pose before = unit.pose();
  const Formation formation = unit.formation;
  unit.StartAt(before);
  if (occasion == MoveOccasion::kMovementPhase) unit.Set(Flag::kMoved);
  const bool both = formation == Formation::kUnlimbered &&
                    plan.course.first == Formation::kLimbered &&
                    plan.course.last == Formation::kUnlimbered;
  if (both) unit.Set(Flag::kNoFire);  // ART-06
  Place(b, u, plan.course.first, plan.start);
  if (plan.in_place) {
    const bool forms = plan.course.first != formation;
    TellMove(b, forms ? EventCode::kForms : EventCode::kTurns, order.subject,
             before, plan.end, EntityId::kNone,
             {static_cast<int32_t>(plan.course.first), 0, 0, 0});
    ShiftLeaders(b, u);
    return;
  }
  for (int i = 0; i < b.scenario.unit_count(); ++i) {
    b.unit(MakeId<UnitId>(i)).Clear(Flag::kAsked);
  }
  b.state.course = plan.course;
  b.state.course.before = formation;
  PushFrame(b, {.kind = FrameKind::kMove, .unit = u});
}

Progress AdvanceMove(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  if (frame.step == kTested || !b.unit(frame.unit).on_table()) {
    b.state.course = {};
    PopFrame(b);
    return Progress::kAgain;
  }
  return frame.step == kArrived ? Arrive(b, frame) : GoOnLeg(b, frame);
}

}  // namespace berthier::simple_grand_tactical
