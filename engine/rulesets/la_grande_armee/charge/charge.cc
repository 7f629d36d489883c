#include "engine/rulesets/la_grande_armee/charge/charge.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/charge/making_contact.h"
#include "engine/rulesets/la_grande_armee/charge/reach.h"
#include "engine/rulesets/la_grande_armee/charge/reactions.h"
#include "engine/rulesets/la_grande_armee/charge/steps.h"
#include "engine/rulesets/la_grande_armee/combat/marks.h"
#include "engine/rulesets/la_grande_armee/combat/tests.h"
#include "engine/rulesets/la_grande_armee/command/capture.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/field/terrain.h"
#include "engine/rulesets/la_grande_armee/movement/forced.h"
#include "engine/rulesets/la_grande_armee/movement/layouts.h"

namespace berthier::la_grande_armee {
namespace {

Length ReachOf(const Frame& frame) { return Ticks(frame.total); }

// What the charger would meet as things stand; nobody if it would not.
Touch TouchAhead(PositionView f, const Frame& frame) {
  if (KindOf(frame) == ChargeKind::kEnter) {
    return {.element = frame.other,
            .gap = Ticks(0),
            .edge = EdgeOf(f, frame.other, frame.edge, false,
                           f.unit(frame.unit).place)};
  }
  const Length reach = ReachOf(frame) + kRounding;
  const Touch touch = FirstTouch(f, frame.unit, reach, frame.other);
  if (!touch.any()) return {};
  const Touch first = FirstTouch(f, frame.unit, reach);
  if (IsBefore(first, touch)) return {};
  return touch;
}

Menace MenaceOf(PositionView f, const Frame& frame) {
  return {.charger = frame.unit,
          .target = frame.other,
          .edge = TouchAhead(f, frame).edge,
          .reach = ReachOf(frame),
          .intrudes = Has(frame, kIntruding)};
}

// The charger goes its way without contact; the frame ends.
void FallShort(const Battle& b, Length distance) {
  const Frame frame = TopFrame(b.state);
  const ElementId e = frame.unit;
  PopFrame(b);
  Tell(b, EventCode::kFallsShort, b.scenario.Entity(e),
       b.scenario.Entity(frame.other), {distance.ticks, 0, 0, 0});
  BeginMove(b);
  GoAhead(b, e, distance);
  // LGA-CHG-09, 14, 18
  if (KindOf(frame) == ChargeKind::kCharge) {
    GainMarkers(b, e, kMarkerTable.short_charge);
  }
}

EventCode EventOf(ChargeKind kind) {
  switch (kind) {
    case ChargeKind::kCharge:
      return EventCode::kCharges;
    case ChargeKind::kAdvance:
      return EventCode::kAdvancesInto;
    case ChargeKind::kEnter:
      break;
  }
  return EventCode::kIntrudes;
}

// ---- C2 to C5 ---------------------------------------------------------------

void Begin(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.unit, target = frame.other;
  frame.heading = b.unit(e).facing;
  frame.total =
      static_cast<int16_t>(la_grande_armee::ReachOf(b, e, KindOf(frame)).ticks);
  frame.who = e;
  if (LevelOf(b, target) > LevelOf(b, e)) Set(frame, kUphill);
  const Touch touch = TouchAhead(b, frame);
  Tell(b, EventOf(KindOf(frame)), b.scenario.Entity(e),
       b.scenario.Entity(target), {touch.gap.ticks, 0, 0, 0});
  if (!touch.any()) return FallShort(b, ReachOf(frame));  // LGA-CHG-09
  RetireGuns(b, e);                                       // LGA-CHG-11
  if (IsGarrison(b, target) && !touch.edge.outside &&
      b.unit(target).part(touch.edge.edge).bases() == 0) {
    Set(frame, kIntruding);
  }
  if (b.unit(target).routing()) {  // LGA-STA-05
    Go(frame, ChargeStep::kGo);
    GainMarkers(b, target, kMarkerTable.routing_contacted);
    return;
  }
  Go(frame, ChargeStep::kAnswer);
  PushTest(b, target, TestKind::kContact, 0, 0, e);
}

// LGA-REA-21
void Stand(const Battle& b, const Menace& menace) {
  Tell(b, EventCode::kStands, b.scenario.Entity(menace.target),
       b.scenario.Entity(menace.charger));
  if (StandSheds(b, menace)) ShedMarker(b, menace.target);
}

Progress Answer(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  ElementState& target = b.unit(frame.other);
  if (!target.on_table() || HasMark(target, Mark::kFailed)) {
    ClearMark(target, Mark::kFailed);
    Go(frame, ChargeStep::kGo);
    return Progress::kAgain;
  }
  const Menace menace = MenaceOf(b, frame);
  if (CanOnlyStand(b, menace)) {
    Go(frame, ChargeStep::kGo);
    Stand(b, menace);
    return Progress::kAgain;
  }
  AwaitDecision(b, b.data(frame.other).side, Decision::kReaction,
                b.scenario.Entity(frame.other));
  return Progress::kAwaiting;
}

// R7
Outcome EvadeOutcome(PositionView, const Faces& faces) {
  return {OutcomeCode::kNumber, faces[0]};
}
void DescribeEvade(PositionView f, Roll& roll) {
  const Frame& frame = TopFrame(f.state);
  roll.subject = f.scenario.Entity(frame.other);
  roll.object = f.scenario.Entity(frame.unit);
}
// LGA-REA-17 to 20
void ResolveEvade(const Battle& b, Outcome outcome) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.other;
  const Edge edge = frame.edge;
  Go(frame, ChargeStep::kGo);
  if (HasFootGuns(b, e)) {
    AbandonGuns(b, e);
    RemoveIfEmpty(b, e);
    if (!b.unit(e).on_table()) return;
  }
  BeginMove(b);
  const RunEnd end =
      Run(b, e, frame.heading, Inches(outcome.detail), RunKind::kEvade);
  Tell(b, end.off_table ? EventCode::kOffEvading : EventCode::kEvades,
       b.scenario.Entity(e), b.scenario.Entity(frame.unit),
       {end.moved.ticks, 0, 0, 0});
  if (end.off_table) return;
  GainMarkers(b, e, kMarkerTable.evade);
  if (TouchAhead(b, frame).any()) return Set(frame, kCaught);
  // Decision: where it has no room to face about it stays as it ran.
  if (edge == Edge::kFront || b.unit(e).form != Form::kDeployed) return;
  Swept there;
  there.AddRun(ShapeOf(b.scenario, TurnedTo(b, e, edge)), {});
  if (!IsBarred(b, e, there, ElementId::kNone, PieceId::kNone)) {
    TurnToFace(b, e, edge);
  }
}

// ---- C6, C7 -----------------------------------------------------------------

// The counter-charger faces about and covers its part (LGA-REA-13, 15).
void Counter(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const ElementId e = frame.other;
  Go(frame, ChargeStep::kGo);
  const Meeting meeting = MeetingOf(b, MenaceOf(b, frame));
  if (!meeting.legal) return;
  Set(frame, kCounterCharged);
  frame.ticks = meeting.charger.ticks;
  RetireGuns(b, e);
  b.unit(e).files = meeting.turned.files;
  la_grande_armee::Stand(b, e, meeting.turned.pose());
  if (IsCavalry(b, e) && IsInfantry(b, frame.unit)) frame.who = e;
  BeginMove(b);
  GoAhead(b, e, meeting.target);
}

void GoIntoContact(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  if (!b.unit(frame.unit).on_table()) return PopFrame(b);  // LGA-CHG-15
  const auto falls_short = [&] {
    FallShort(b, ClearAhead(b, frame.unit, ReachOf(frame)));  // LGA-CHG-14
  };
  if (!b.unit(frame.other).on_table()) return falls_short();
  Length gap = Ticks(frame.ticks);
  if (!Has(frame, kCounterCharged)) {
    const Touch touch = TouchAhead(b, frame);  // LGA-I-102
    if (!touch.any()) return falls_short();
    frame.edge = touch.edge.edge;
    if (touch.edge.outside) Set(frame, kAtBlock);
    gap = touch.gap;
  } else {
    frame.edge = Edge::kFront;
  }
  Go(frame, ChargeStep::kConform);
  if (frame.who != frame.unit) return;  // LGA-REA-15
  BeginMove(b);
  GoAhead(b, frame.unit, gap);
}

}  // namespace

const RollRow kEvadeRoll = {.describe = &DescribeEvade,
                            .outcome = &EvadeOutcome,
                            .resolve = &ResolveEvade};

Progress AdvanceCharge(const Battle& b) {
  const Frame& frame = TopFrame(b.state);
  switch (static_cast<ChargeStep>(frame.step)) {
    case ChargeStep::kBegin:
      Begin(b);
      break;
    case ChargeStep::kAnswer:
      return Answer(b);
    case ChargeStep::kEvading:
      AwaitRoll(b, b.data(frame.other).side, RollKind::kEvade,
                b.scenario.Entity(frame.other));
      return Progress::kAwaiting;
    case ChargeStep::kCounter:
      Counter(b);
      break;
    case ChargeStep::kGo:
      GoIntoContact(b);
      break;
    case ChargeStep::kConform:
      ConformTo(b);
      break;
    case ChargeStep::kMeet:
      Meet(b);
      break;
    case ChargeStep::kFight:
      Fight(b);
      break;
    case ChargeStep::kEnd:
      PopFrame(b);
      break;
  }
  return Progress::kAgain;
}

// ---- Orders -----------------------------------------------------------------

Verdict CheckCharge(PositionView f, ElementId e, const Order& order) {
  const ElementId target = f.scenario.As<ElementId>(order.object);
  if (!IsSome(target) || !f.unit(target).on_table()) {
    return Refuse(f, RefusalCode::kNoSuchObject, e);
  }
  if (f.data(target).side == f.data(e).side) {
    return Refuse(f, RefusalCode::kNotEnemy, e, target);
  }
  return CheckContact(f, e, target,
                      static_cast<Verb>(order.verb) == Verb::kCharge
                          ? ChargeKind::kCharge
                          : ChargeKind::kAdvance);
}

bool MayReact(PositionView f, Verb verb) {
  return CheckAnswer(f, MenaceOf(f, TopFrame(f.state)), verb).ok();
}

Verdict CheckReaction(PositionView f, const Order& order) {
  const Frame& frame = TopFrame(f.state);
  if (order.subject != f.scenario.Entity(frame.other)) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  return CheckAnswer(f, MenaceOf(f, frame), static_cast<Verb>(order.verb));
}

void PlayReaction(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const Menace menace = MenaceOf(b, frame);
  const ElementId e = frame.other;
  const auto tell = [&](EventCode code) {
    Tell(b, code, b.scenario.Entity(e), b.scenario.Entity(frame.unit));
  };
  frame.edge = menace.edge.edge;
  Go(frame, ChargeStep::kGo);
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kReactFire:
      tell(EventCode::kReactsWithFire);
      return PushFire(
          b, e, frame.unit,
          b.unit(e).form == Form::kDeployed || b.unit(e).form == Form::kMarch
              ? Edge::kFront
              : menace.edge.edge,
          ShotKind::kReaction);
    case Verb::kCounterCharge:
      tell(EventCode::kCounterCharges);
      return Go(frame, ChargeStep::kCounter);
    case Verb::kTurnToFace:
      tell(EventCode::kTurnsToFace);
      if (b.unit(e).form == Form::kMarch) return Set(frame, kFacedAbout);
      return TurnToFace(b, e, menace.edge.edge);
    case Verb::kEvade:
      return Go(frame, ChargeStep::kEvading);
    default:
      return Stand(b, menace);
  }
}

}  // namespace berthier::la_grande_armee
