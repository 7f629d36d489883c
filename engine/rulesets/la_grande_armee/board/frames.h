// The stack of unfinished actions in State.
//
// The frame on top runs; its advance function does one step and returns
// kAgain, or sets what is awaited and returns kAwaiting. When it is done it is
// popped, and the frame below goes on with the step that it has set for itself
// before it pushed. Nobody is called back: a frame that needs a result reads it
// from the state. The phase goes on when the stack is empty.
//
//   kActivation  activation/  pushed by D3; D4, R2, until the element is done
//   kMove        movement/    by kActivation (Move actions of State::declared)
//   kFire        combat/      by kActivation (FIRE), by kCharge (C5)
//   kTest        combat/      by kFire, kMelee and kCharge
//   kLosses      combat/      by kFire and kMelee
//   kMelee       combat/      by kCharge (C8); by the phase kMass (a group)
//   kCharge      charge/      by kActivation (CHARGE, ADVANCE_CONTACT; and
//                             MOVE_ENTER against a garrison, SET-24)
//   kCapture     command/     by whoever moves an element (PassOver): R17, D9
//   kSight       movement/    by Disperse: R18 of the queue State::dispersed
//   kRout        movement/    by the phase kCompulsory: R19, D12
//   kTile        fog/         by D2: D17, R20, D22
//   kScout       fog/         by D2: R21, D19, D20, R22, D21
//   kReveal      fog/         by whoever comes within 4 in of a tile, by kTile,
//                             by kScout: D18
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_FRAMES_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_FRAMES_H_

#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// Steps of the phase kCorps.
enum CorpsStep : uint8_t {
  kRollsForItem = 0,   // R1
  kAwaitsItem = 1,     // D2
  kItemRuns = 2,       // a tile or scout
  kLeadsElements = 3,  // D3 of State::corps
  kRidesLast = 4,      // D7
};

// ---- kActivation: unit, step: activation's own, flags ----------------------

enum ActivationFlag : uint8_t {
  kEntersNow = 1,  // SCN-05: ACT-10 does not apply
};

// The element whose activation is in progress; kNone between activations.
inline ElementId ActingElement(const State& s) {
  const Frame* frame = FindFrame(s, FrameKind::kActivation);
  return frame == nullptr ? ElementId::kNone : frame->unit;
}

// The one of them that comes onto the table in it; kNone: it stands there.
inline ElementId EnteringElement(const State& s) {
  const Frame* frame = FindFrame(s, FrameKind::kActivation);
  return frame != nullptr && (frame->flags & kEntersNow) != 0
             ? frame->unit
             : ElementId::kNone;
}

// ---- kMove: unit; State::declared -------------------------------------------

inline void PushMove(const Battle& b, ElementId e) {
  PushFrame(b, {.kind = FrameKind::kMove, .unit = e});
}

// ---- kFire: unit, other, edge: face or side fired from; what: ShotKind ------

inline void PushFire(const Battle& b, ElementId shooter, ElementId target,
                     Edge edge, ShotKind kind) {
  PushFrame(b, {.kind = FrameKind::kFire,
                .unit = shooter,
                .other = target,
                .what = static_cast<uint8_t>(kind),
                .edge = edge});
}

// ---- kCharge: unit, other, what: ChargeKind, edge (kEnter: the side) --------

inline void PushCharge(const Battle& b, ElementId charger, ElementId target,
                       ChargeKind kind, Edge edge = Edge::kFront) {
  PushFrame(b, {.kind = FrameKind::kCharge,
                .unit = charger,
                .other = target,
                .what = static_cast<uint8_t>(kind),
                .edge = edge});
}

// ---- kTile: tile; kScout: unit; kReveal: tile, what: RevealCause ------------

inline void PushTile(const Battle& b, TileId t) {
  PushFrame(b, {.kind = FrameKind::kTile, .tile = t});
}
inline void PushScout(const Battle& b, ElementId e) {
  PushFrame(b, {.kind = FrameKind::kScout, .unit = e});
}
inline void PushReveal(const Battle& b, TileId t, RevealCause cause) {
  PushFrame(b, {.kind = FrameKind::kReveal,
                .tile = t,
                .what = static_cast<uint8_t>(cause)});
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_FRAMES_H_
