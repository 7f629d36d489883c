#include "engine/rulesets/la_grande_armee/activation/element.h"

#include "engine/kit/orders/refusing.h"
#include "engine/kit/orders/verb_rows.h"
#include "engine/rulesets/la_grande_armee/board/changes.h"
#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/overlaps.h"
#include "engine/rulesets/la_grande_armee/charge/charge.h"
#include "engine/rulesets/la_grande_armee/charge/pull_off.h"
#include "engine/rulesets/la_grande_armee/combat/fire.h"
#include "engine/rulesets/la_grande_armee/command/action_target.h"
#include "engine/rulesets/la_grande_armee/field/footprint.h"
#include "engine/rulesets/la_grande_armee/fog/reveal.h"
#include "engine/rulesets/la_grande_armee/movement/moves.h"

namespace berthier::la_grande_armee {
namespace {

// Steps of kActivation.
enum ActivationStep : uint8_t {
  kChooses,
  kFaces,
  kChecks,
  kCarriesOut,
  kAfter
};

// ---- Actions ----------------------------------------------------------------

// ACT-17, ACT-18, MOV-27
Verdict CheckReform(PositionView f, ElementId e, const Order&) {
  if (!f.unit(e).disrupted()) return Refuse(f, RefusalCode::kNotDisrupted, e);
  if (const ElementId friendly = OverlappedFriend(f, e); IsSome(friendly)) {
    return Refuse(f, RefusalCode::kOverlapping, e, friendly);
  }
  return {};
}
void Reform(const Battle& b, ElementId e) {
  TellUnit(b, EventCode::kReforms, e);
  ShedMarker(b, e);
}
void Charge(const Battle& b, ElementId e) {
  const Order order = OrderFrom(b.state.declared, b.scenario.Entity(e));
  PushCharge(b, e, b.scenario.As<ElementId>(order.object),
             static_cast<Verb>(order.verb) == Verb::kCharge
                 ? ChargeKind::kCharge
                 : ChargeKind::kAdvance);
}
// CHG-08
void RefuseCharge(const Battle& b, ElementId e) {
  GainMarkers(b, e, kMarkerTable.refused);
}
Verdict CheckPullOffOrder(PositionView f, ElementId e, const Order&) {
  return CheckPullOff(f, e);
}

struct ActionRow {
  Verb verb;
  Verdict (*check)(PositionView f, ElementId e, const Order& order);
  void (*carry_out)(const Battle& b, ElementId e);
  void (*fail)(const Battle& b, ElementId e) = nullptr;
};
constexpr VerbRows kActions = std::array{
    ActionRow{Verb::kAdvance, &CheckMove, &PushMove},
    ActionRow{Verb::kAbout, &CheckMove, &PushMove},
    ActionRow{Verb::kMarch, &CheckMove, &PushMove},
    ActionRow{Verb::kAboutMarch, &CheckMove, &PushMove},
    ActionRow{Verb::kFormLine, &CheckMove, &PushMove},
    ActionRow{Verb::kFormMarch, &CheckMove, &PushMove},
    ActionRow{Verb::kFormSquare, &CheckMove, &PushMove},
    ActionRow{Verb::kRealign, &CheckMove, &PushMove},
    ActionRow{Verb::kEnter, &CheckMove, &PushMove},
    ActionRow{Verb::kLeave, &CheckMove, &PushMove},
    ActionRow{Verb::kAdvanceContact, &CheckCharge, &Charge},
    ActionRow{Verb::kCharge, &CheckCharge, &Charge, &RefuseCharge},
    ActionRow{Verb::kReform, &CheckReform, &Reform},
    ActionRow{Verb::kFire, &CheckFire, &StartFire},
    ActionRow{Verb::kPullOff, &CheckPullOffOrder, &PullOff, &FailPullOff},
};

const ActionRow& DeclaredRow(const State& s) {
  return *kActions.Find(s.declared.verb);
}

// ---- Steps ------------------------------------------------------------------

void Finish(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  b.state.declared = {};
  if (unit.on_table()) {
    unit.Set(Flag::kActivated);
    unit.actions_left = 0;
    unit.charged_into = ElementId::kNone;
    TellUnit(b, EventCode::kElementDone, e);
  }
  PopFrame(b);
}

// The acting element has something to decide.
bool MayAct(PositionView f, ElementId e) {
  const ElementState& unit = f.unit(e);
  if (!unit.on_table() || unit.routing() || unit.actions_left == 0) {
    return false;
  }
  return !IsLocked(f, e) || CheckPullOff(f, e).ok();  // STA-07
}

// ACT-03 to ACT-05; ACT-05 and the value decide that a target is always met.
bool Succeeds(PositionView f, ElementId e, int die) {
  return die == kDie || die <= ActionTarget(f, e);
}

void Spend(const Battle& b, ElementId e) {
  ElementState& unit = b.unit(e);
  if (unit.actions_left > 0) --unit.actions_left;
}

}  // namespace

void PushActivation(const Battle& b, ElementId e, uint8_t flags) {
  ElementState& unit = b.unit(e);
  unit.actions_left = static_cast<uint8_t>(QualityOf(b, e).actions);
  Tell(b, EventCode::kLeads, b.scenario.Entity(e), EntityId::kNone,
       {unit.actions_left, 0, 0, 0});
  PushFrame(b, {.kind = FrameKind::kActivation, .unit = e, .flags = flags});
}

Progress AdvanceActivation(const Battle& b) {
  State& s = b.state;
  Frame& frame = TopFrame(s);
  const ElementId e = frame.unit;
  const Side side = b.data(e).side;
  switch (static_cast<ActivationStep>(frame.step)) {
    case kChooses:
      if (!MayAct(b, e)) {
        Finish(b, e);
        return Progress::kAgain;
      }
      AwaitDecision(b, side, Decision::kAction, b.scenario.Entity(e));
      return Progress::kAwaiting;
    case kFaces:
      if (MoreFaces(b, e)) {
        AwaitDecision(b, side, Decision::kFaces, b.scenario.Entity(e));
        return Progress::kAwaiting;
      }
      frame.step = kChecks;
      return Progress::kAgain;
    case kChecks:
      if (Succeeds(b, e, kDie - 1)) {
        Spend(b, e);
        frame.step = kCarriesOut;
        return Progress::kAgain;
      }
      AwaitRoll(b, side, RollKind::kAction, b.scenario.Entity(e));
      return Progress::kAwaiting;
    case kCarriesOut:
      frame.step = kAfter;
      DeclaredRow(s).carry_out(b, e);
      return Progress::kAgain;
    default:
      frame.step = kChooses;
      s.declared = {};
      s.face_targets.fill(ElementId::kNone);
      CollapseSquares(b);
      RevealNear(b);
      return Progress::kAgain;
  }
}

const RollRow kActionRoll = {
    .describe =
        [](PositionView f, Roll& roll) {
          const ElementId e = TopFrame(f.state).unit;
          roll.subject = f.scenario.Entity(e);
          roll.purpose = static_cast<uint8_t>(f.state.declared.verb);
          roll.target = ActionTarget(f, e, &roll);
        },
    .outcome =
        [](PositionView f, const Faces& faces) {
          return PassedIf(Succeeds(f, TopFrame(f.state).unit, faces[0]));
        },
    .tell =
        [](const Battle& b, const Faces& faces) {
          const ElementId e = TopFrame(b.state).unit;
          Tell(b, EventCode::kActionCheck, b.scenario.Entity(e),
               EntityId::kNone,
               {faces[0], ActionTarget(b, e), Succeeds(b, e, faces[0]), 0});
        },
    .resolve =
        [](const Battle& b, Outcome outcome) {
          Frame& frame = TopFrame(b.state);
          const ElementId e = frame.unit;
          Spend(b, e);
          if (outcome.code == OutcomeCode::kPassed) {
            frame.step = kCarriesOut;
            return;
          }
          frame.step = kAfter;
          const ActionRow& row = DeclaredRow(b.state);
          if (row.fail != nullptr) row.fail(b, e);
        },
};

// ---- D4 ---------------------------------------------------------------------

Verdict CheckAction(PositionView f, const Order& order) {
  const ElementId e = TopFrame(f.state).unit;
  const Verb verb = static_cast<Verb>(order.verb);
  const ActionRow* row = kActions.Find(verb);
  if (row == nullptr && verb != Verb::kEndElement) {
    return Refuse(RefusalCode::kNotNow);
  }
  if (order.subject != f.scenario.Entity(e)) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  if (row == nullptr) return {};
  if (verb != Verb::kPullOff && IsLocked(f, e)) {
    return Refuse(f, RefusalCode::kLocked, e);
  }
  return row->check(f, e, order);
}

void PlayAction(const Battle& b, const Order& order) {
  State& s = b.state;
  Frame& frame = TopFrame(s);
  if (static_cast<Verb>(order.verb) == Verb::kEndElement) {
    return Finish(b, frame.unit);
  }
  s.declared = DeclaredFrom(order);
  frame.step = kChecks;
  if (static_cast<Verb>(order.verb) == Verb::kFire && InSquare(b, frame.unit)) {
    s.face_targets[order.manner] = b.scenario.As<ElementId>(order.object);
    frame.step = kFaces;
  }
}

Verdict CheckFurtherFace(PositionView f, const Order& order) {
  const ElementId e = TopFrame(f.state).unit;
  if (order.subject != f.scenario.Entity(e)) {
    return Refuse(f, RefusalCode::kNotAsked, order.subject);
  }
  switch (static_cast<Verb>(order.verb)) {
    case Verb::kHoldFaces:
      return {};
    case Verb::kFireToo:
      return CheckFire(f, e, order);
    default:
      return Refuse(RefusalCode::kNotNow);
  }
}

void PlayFurtherFace(const Battle& b, const Order& order) {
  if (static_cast<Verb>(order.verb) == Verb::kHoldFaces) {
    TopFrame(b.state).step = kChecks;
    return;
  }
  b.state.face_targets[order.manner] = b.scenario.As<ElementId>(order.object);
}

}  // namespace berthier::la_grande_armee
