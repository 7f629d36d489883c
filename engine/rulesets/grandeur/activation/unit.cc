#include "engine/rulesets/grandeur/activation/unit.h"

#include "engine/kit/orders/refusing.h"
#include "engine/rulesets/grandeur/activation/group.h"
#include "engine/rulesets/grandeur/board/changes.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/terrain.h"
#include "engine/rulesets/grandeur/charge/charge.h"
#include "engine/rulesets/grandeur/charge/disengage.h"
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

Verdict CheckFirst(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (unit.disordered()) return Refuse(f, RefusalCode::kDisordered, u);
  return {};
}
Verdict CheckOutside(PositionView f, UnitId u) {
  if (InBua(f, u)) return Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua);
  return CheckFirst(f, u);
}

Verdict CheckRally(PositionView f, UnitId u) {
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (!f.unit(u).disordered()) {
    return Refuse(f, RefusalCode::kNotDisordered, u);
  }
  // IMP-RAL-04
  if (!InBua(f, u)) {
    const PieceId p = BrokenUnder(f, BlockOf(f, u).corners());
    if (IsSome(p)) return Refuse(f, RefusalCode::kInBroken, u, p);
  }
  return {};
}

// IMP-RAL-03: so many tests; 0: no leader who could.
int RallyTests(PositionView f, UnitId u) {
  const LeaderId l = f.unit(u).leader;
  if (!IsSome(l) || f.scenario.leader(l).level == LeaderLevel::kDivision) {
    return 0;
  }
  const int leadership = f.state.leader(l).leadership;
  return leadership >= 2 ? leadership : 0;
}

// IMP-BUA-02
Verdict CheckOccupy(PositionView f, UnitId u, PieceId p) {
  if (!f.data(u).is_foot()) return Refuse(f, RefusalCode::kNotFoot, u);
  if (const Verdict v = CheckOutside(f, u); !v.ok()) return v;
  if (!IsBua(f, p)) return Refuse(RefusalCode::kNoSuchObject);
  if (IsSome(OccupantOf(f, p))) {
    return Refuse(f, RefusalCode::kOccupied, u, p);
  }
  if (!Within(BlockOf(f, u).front_edge(), BuaOutline(f, p),
              Units(f, kDistances.occupy))) {
    return Refuse(f, RefusalCode::kNotFront, u, p);
  }
  return {};
}

// IMP-INT-02
Verdict CheckRelieve(PositionView f, UnitId u, UnitId other) {
  if (!f.data(u).is_foot()) return Refuse(f, RefusalCode::kNotFoot, u);
  if (const Verdict v = CheckOutside(f, u); !v.ok()) return v;
  if (!IsSome(other)) return Refuse(RefusalCode::kNoSuchObject);
  const bool fits = other != u && f.unit(other).on_table() &&
                    f.data(other).is_foot() &&
                    f.data(other).corps == f.data(u).corps &&
                    !InBua(f, other) && IsDirectlyBehind(f, u, other);
  if (!fits) return Refuse(f, RefusalCode::kNotBehind, u, other);
  if (InMelee(f, other)) return Refuse(f, RefusalCode::kInMelee, other);
  if (f.unit(other).disordered()) {
    return Refuse(f, RefusalCode::kDisordered, other);
  }
  return {};
}

Verdict CheckSquare(PositionView f, UnitId u, bool forms) {
  if (!IsOn(f.scenario.options.squares)) {
    return Refuse(RefusalCode::kNoSquares);
  }
  if (!f.data(u).is_foot()) return Refuse(f, RefusalCode::kNotFoot, u);
  if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
  if (InBua(f, u)) return Refuse(f, RefusalCode::kInBua, u, f.unit(u).bua);
  if (f.unit(u).Has(Flag::kInSquare) == forms) {
    return Refuse(f, forms ? RefusalCode::kInSquare : RefusalCode::kNotInSquare,
                  u);
  }
  return {};
}

Verdict CheckDisengaging(PositionView f, UnitId u, int64_t ticks) {
  if (const Verdict v = CheckDisengage(f, u); !v.ok()) return v;
  const Length least = Units(f, kDistances.least_disengage);
  const Length most = GreatestDisengage(f, u);
  if (ticks < least.ticks || ticks > most.ticks) {
    return Refuse(f, RefusalCode::kNoAmount, u,
                  Measured{least.ticks, most.ticks, 0});
  }
  return {};
}

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
  return CheckCharge(f, u, order.object, ChargeKind::kActive);
}

Verdict CheckMoving(PositionView f, UnitId u, const Order& order) {
  if (f.scenario.As<UnitId>(order.subject) != u) {
    return Refuse(RefusalCode::kNoSuchSubject);
  }
  if (const Verdict v = CheckAnyPhase(f, u); !v.ok()) return v;
  PlannedMove move;
  return PlanMove(f, order, move);
}

Verdict CheckFirstAction(PositionView f, UnitId u, const Order& order) {
  switch (VerbOf(order)) {
    case Verb::kPass:
      if (InMelee(f, u)) return Refuse(f, RefusalCode::kMustFight, u);
      return {};
    case Verb::kFight:
      if (!InMelee(f, u)) return Refuse(f, RefusalCode::kNotInMelee, u);
      return {};
    case Verb::kDisengage:
      return CheckDisengaging(f, u, order.amount);
    case Verb::kRally:
      return CheckRally(f, u);
    case Verb::kRallyLeader:
      if (const Verdict v = CheckRally(f, u); !v.ok()) return v;
      if (RallyTests(f, u) == 0) {
        return Refuse(f, RefusalCode::kNoRallyLeader, u);
      }
      return {};
    case Verb::kOpportunity:
      return CheckFirst(f, u);
    case Verb::kAboutFace:
      return CheckOutside(f, u);
    case Verb::kOccupy:
      return CheckOccupy(f, u, f.scenario.As<PieceId>(order.object));
    case Verb::kRelieve:
      return CheckRelieve(f, u, f.scenario.As<UnitId>(order.object));
    case Verb::kFormSquare:
      return CheckSquare(f, u, true);
    case Verb::kBreakSquare:
      return CheckSquare(f, u, false);
    default:
      return Refuse(RefusalCode::kNotNow);
  }
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
