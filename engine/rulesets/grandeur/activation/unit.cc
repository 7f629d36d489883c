#include "engine/rulesets/grandeur/activation/unit.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/activation/first_actions.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/charge/disengage.h"
#include "engine/rulesets/grandeur/charge/targets.h"
#include "engine/rulesets/grandeur/combat/fire.h"
#include "engine/rulesets/grandeur/combat/pursuit.h"
#include "engine/rulesets/grandeur/command/divisions.h"
#include "engine/rulesets/grandeur/movement/moves.h"

namespace berthier::grandeur {
namespace {

// The step of a kUnit frame beyond UnitStep: a test has been taken, for this
// reason.
constexpr uint8_t kTested = 16;
constexpr int kMostPlanned = 2;  // GRA-D5

constexpr uint8_t AfterTest(Reason reason) {
  return static_cast<uint8_t>(kTested + static_cast<int>(reason));
}

Verb VerbOf(const Order& order) { return static_cast<Verb>(order.verb); }
bool IsMove(Verb verb) {
  return verb >= Verb::kForward && verb <= Verb::kLeave;
}

void Ask(const Battle& b, Reason reason) {
  Frame& frame = TopFrame(b.state);
  frame.step = AfterTest(reason);
  PushTest(b, frame.unit, reason);
}

void Rally(const Battle& b, UnitId u) {
  b.unit(u).Clear(Flag::kDisordered);
  TellUnit(b, EventCode::kRallied, u);
}

// IMP-MOV-07
void AboutFace(const Battle& b, UnitId u) {
  const Pose pose = b.unit(u).pose();
  Place(b, u, {pose.centre, pose.heading.Opposite()});
  TellUnit(b, EventCode::kTurnsAbout, u);
  if (!b.data(u).is_light()) Disorder(b, u);
}

// IMP-INT-02
void Relieve(const Battle& b, UnitId u, UnitId other) {
  const Pose pose = b.unit(u).pose();
  Place(b, u, b.unit(other).pose());
  Place(b, other, pose);
  Tell(b, EventCode::kRelieves, b.scenario.Entity(u), b.scenario.Entity(other));
}

// What a test of the first action leads to (IMP-DSC-04).
void ActOnTest(const Battle& b, Reason reason) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const bool passed = b.state.test_passed != 0;
  const Frame asked = frame;
  frame = {.kind = FrameKind::kUnit, .step = kEnds, .unit = u};
  switch (reason) {
    case Reason::kRally:
      if (passed) Rally(b, u);
      if (asked.count == 0) {  // alone: it may still fire (IMP-RAL-02)
        frame.step = kContinues;
      } else if (!passed && asked.count > 1) {  // IMP-RAL-03
        frame.count = static_cast<int8_t>(asked.count - 1);
        Ask(b, reason);
      }
      return;
    case Reason::kOpportunity:
      if (!passed) return;
      b.unit(u).Set(Flag::kOpportunity);
      TellUnit(b, EventCode::kOnOpportunity, u);
      return;
    case Reason::kAboutFace:
      if (passed) AboutFace(b, u);
      return;
    case Reason::kLineRelief:
      if (passed) Relieve(b, u, asked.other);
      return;
    case Reason::kOccupy:
      if (passed) Occupy(b, u, asked.piece);
      return;
    case Reason::kSquare:
      if (!passed) return;
      b.unit(u).Set(Flag::kInSquare);
      TellUnit(b, EventCode::kFormsSquare, u);
      return;
    case Reason::kDisengage:
      if (passed) {
        Disengage(b, u, Ticks(asked.ticks));
      } else {  // IMP-DSG-02
        Disorder(b, u);
        PushMelee(b, u, PrimaryOf(b, u), 0);
      }
      return;
    default:
      return;
  }
}

bool MayFireAtAnybody(PositionView f, UnitId u) {
  if (f.unit(u).Has(Flag::kFired)) return false;
  bool may = false;
  f.foes(u).units.ForEach([&](UnitId e) {
    may = may ||
          (f.unit(e).on_table() && MayShoot(f, u, e, ShotKind::kActive, 0));
  });
  return may;
}

// ---- Is it legal ------------------------------------------------------------

// GRA-D5
Verdict CheckFiring(PositionView f, UnitId u, const Order& order) {
  const UnitId target = f.scenario.As<UnitId>(order.object);
  if (!IsSome(target)) return Refuse(RefusalCode::kNoSuchObject);
  const UnitState& unit = f.unit(u);
  if (unit.Has(Flag::kFired)) return Refuse(f, RefusalCode::kHasFired, u);
  const int most =
      unit.phases > 0 || unit.Has(Flag::kRallyTried) ? 0 : kMostPlanned;
  if (order.amount < 0 || order.amount > most) {
    return Refuse(f, RefusalCode::kTooManyPlanned, u, Measured{most, 0, 0});
  }
  return CheckShot(f, u, target, ShotKind::kActive,
                   static_cast<int>(order.amount));
}

Verdict CheckCharging(PositionView f, UnitId u, const Order& order) {
  if (f.scenario.As<UnitId>(order.subject) != u) {
    return Refuse(RefusalCode::kNoSuchSubject);
  }
  if (const Verdict v = CheckAnyPhase(f, u); !v.ok()) return v;
  return CheckCharge(f, u, order.object);
}

Verdict CheckMoving(PositionView f, UnitId u, const Order& order) {
  if (f.scenario.As<UnitId>(order.subject) != u) {
    return Refuse(RefusalCode::kNoSuchSubject);
  }
  if (const Verdict v = CheckAnyPhase(f, u); !v.ok()) return v;
  PlannedMove move;
  return PlanMove(f, order, move);
}

}  // namespace

Progress AdvanceUnit(const Battle& b) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const Side side = b.data(u).side;
  if (frame.step >= kTested) {
    ActOnTest(b, static_cast<Reason>(frame.step - kTested));
    return Progress::kAgain;
  }
  switch (frame.step) {
    case kBegins: {
      const DivisionId d = b.data(u).division;
      if (IsSome(d) && b.state.division(d) != DivisionStatus::kActive) {
        // OPT-DIVROLL-LATE
        if (b.state.division(d) == DivisionStatus::kPending) {
          TestDivision(b, d);
        } else {
          PopFrame(b);
        }
        return Progress::kAgain;
      }
      frame.step = kFirstAction;
      EndOpportunity(b, u);
      ForgetReactions(b);
      BeginUnit(b, u);
      TellUnit(b, EventCode::kActivates, u);
      return Progress::kAgain;
    }
    case kFirstAction:
      // Who can only fight is not asked.
      if (InMelee(b, u) && !CheckDisengage(b, u).ok()) {
        frame.step = kEnds;
        PushMelee(b, u, PrimaryOf(b, u), 0);
        return Progress::kAgain;
      }
      AwaitDecision(b, side, Decision::kAct, b.scenario.Entity(u));
      return Progress::kAwaiting;
    case kContinues:
      if (!b.unit(u).on_table() || InMelee(b, u) ||
          (!CheckAnyPhase(b, u).ok() && !MayFireAtAnybody(b, u))) {
        frame.step = kEnds;
        return Progress::kAgain;
      }
      AwaitDecision(b, side, Decision::kContinue, b.scenario.Entity(u));
      return Progress::kAwaiting;
    default:
      FinishUnit(b, u);
      PopFrame(b);
      return Progress::kAgain;
  }
}

Verdict CheckAction(PositionView f, const Order& order) {
  const UnitId u = ActingUnit(f.state);
  const Verb verb = VerbOf(order);
  const bool first =
      static_cast<Decision>(f.state.awaits.kind) == Decision::kAct;
  if (verb == Verb::kStop) {
    if (first) return Refuse(RefusalCode::kNotNow);
    return {};
  }
  if (verb == Verb::kFire) return CheckFiring(f, u, order);
  if (verb == Verb::kCharge) return CheckCharging(f, u, order);
  if (IsMove(verb)) return CheckMoving(f, u, order);
  if (!first) {
    return verb >= Verb::kPass && verb <= Verb::kBreakSquare
               ? Refuse(f, RefusalCode::kFirstActionOnly, u)
               : Refuse(RefusalCode::kNotNow);
  }
  return CheckFirstAction(f, u, order);
}

void PlayAction(const Battle& b, const Order& order) {
  Frame& frame = TopFrame(b.state);
  const UnitId u = frame.unit;
  const Verb verb = VerbOf(order);
  if (IsMove(verb)) {
    PlannedMove move;
    PlanMove(b, order, move);
    frame.step = kContinues;
    PushPhase(b, u, move, 0);
    return;
  }
  switch (verb) {
    case Verb::kPass:
      TellUnit(b, EventCode::kPasses, u);
      frame.step = kEnds;
      return;
    case Verb::kFight:
      frame.step = kEnds;
      PushMelee(b, u, PrimaryOf(b, u), 0);
      return;
    case Verb::kDisengage:
      frame.ticks = static_cast<int32_t>(order.amount);
      return Ask(b, Reason::kDisengage);
    case Verb::kRally:
      b.unit(u).Set(Flag::kRallyTried);
      return Ask(b, Reason::kRally);
    case Verb::kRallyLeader:
      b.unit(u).Set(Flag::kRallyTried);
      frame.count = static_cast<int8_t>(RallyTests(b, u));
      return Ask(b, Reason::kRally);
    case Verb::kOpportunity:
      return Ask(b, Reason::kOpportunity);
    case Verb::kAboutFace:
      return Ask(b, Reason::kAboutFace);
    case Verb::kOccupy:
      frame.piece = b.scenario.As<PieceId>(order.object);
      return Ask(b, Reason::kOccupy);
    case Verb::kRelieve:
      frame.other = b.scenario.As<UnitId>(order.object);
      return Ask(b, Reason::kLineRelief);
    case Verb::kFormSquare:
      return Ask(b, Reason::kSquare);
    case Verb::kBreakSquare:
      b.unit(u).Clear(Flag::kInSquare);
      TellUnit(b, EventCode::kBreaksSquare, u);
      return;
    case Verb::kFire: {
      UnitState& unit = b.unit(u);
      if (unit.phases == 0 && !unit.Has(Flag::kRallyTried)) {
        unit.Set(Flag::kPlanned);
        unit.planned = static_cast<uint8_t>(order.amount);
      }
      frame.step = kContinues;
      PushFire(b, u, b.scenario.As<UnitId>(order.object), ShotKind::kActive);
      return;
    }
    case Verb::kCharge:
      frame.step = kContinues;
      PushCharge(b, u, b.scenario.As<UnitId>(order.object),
                 b.scenario.As<LeaderId>(order.object), ChargeKind::kActive);
      return;
    default:  // kStop
      frame.step = kEnds;
      return;
  }
}

}  // namespace berthier::grandeur
