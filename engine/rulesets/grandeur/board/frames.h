// The stack of unfinished actions in State (S3 to S7 of section 3.1).
//
// The frame on top runs; its advance function does one step and returns
// kAgain, or sets what is awaited and returns kAwaiting. When it is done it is
// popped, and the frame below goes on with the step that it has set for itself
// before it pushed. Nobody is called back: a frame that needs a result reads it
// from the state (State::test_passed, losses, links, who is on the table). The
// phase goes on when the stack is empty.
//
//   kUnit, kGroup   activation/  pushed by D2
//   kPhase          movement/    by kUnit (D6) and kGroup (D14)
//   kReactions      activation/  by kPhase (S6O), by kCharge (C2; S6O after a
//                                failed charge, a press or a halt)
//   kCharge         charge/      by kUnit (D7), by kReactions (D10)
//   kTest           combat/      by everybody; leaves State::test_passed
//   kFire           combat/      by kUnit (D5), kReactions (D10), kCharge and
//                                kPursuit (C7); removes its target itself
//   kCohesion       combat/      by kFire and kMelee; R8, D15, R9: applies
//                                losses and Disorder, removes nobody
//   kMelee          combat/      by kCharge (C8), kUnit (FIGHT, failed
//                                DISENGAGE), kPursuit
//   kRetreat        combat/      by kMelee (M4)
//   kPursuit        combat/      takes the place of kMelee (M5), so that
//                                pursuits of any length need no more frames; in
//                                contact a new kMelee takes its place
//   kDivision       command/     by S3; by kUnit with OPT-DIVROLL-LATE
//
// A unit that is removed, contacted or beaten in its own activation is told so
// by EndActivation (changes.h): its kUnit frame then ends at its next step.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_FRAMES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_FRAMES_H_

#include "engine/kit/state/frame_stack.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// ---- kTest: unit, what: Reason, flags, count --------------------------------

enum TestFlag : uint8_t {
  kTestsGroup = 1,        // IMP-GRP-03: the whole of State::group
  kTestsReaction = 2,     // kSquare: charged; count: phases of the charger
  kTestsFlank = 4,        // kSquare: charged in flank or rear
  kTestsOpportunity = 8,  // kSquare: it was on Opportunity
};
// R4. Phases and evades before the test are in the state of the unit: those
// after the second are counted from `phases` + 1 (`evades` + 1).
inline void PushTest(const Battle& b, UnitId u, Reason reason,
                     uint8_t flags = 0, int charger_phases = 0) {
  PushFrame(b, {.kind = FrameKind::kTest,
                .unit = u,
                .what = static_cast<uint8_t>(reason),
                .flags = flags,
                .count = static_cast<int8_t>(charger_phases)});
}
inline Reason ReasonOf(const Frame& test) {
  return static_cast<Reason>(test.what);
}

// ---- kFire: unit, other, what: ShotKind -------------------------------------

// Has `firer` fire at `target`; the shot must be possible.
inline void PushFire(const Battle& b, UnitId firer, UnitId target,
                     ShotKind kind) {
  PushFrame(b, {.kind = FrameKind::kFire,
                .unit = firer,
                .other = target,
                .what = static_cast<uint8_t>(kind)});
}
inline ShotKind ShotKindOf(const Frame& fire) {
  return static_cast<ShotKind>(fire.what);
}

// ---- kMelee: unit (active main), other (enemy main), flags ------------------

enum MeleeFlag : uint8_t {
  kActiveCharged = 1,  // charged or pursued into contact in this very move
  kEnemyCharged = 2,   // counter-charged
  kActiveUphill = 4,   // GRA-I-45: charged uphill
};
inline void PushMelee(const Battle& b, UnitId active, UnitId enemy,
                      uint8_t flags) {
  PushFrame(b, {.kind = FrameKind::kMelee,
                .unit = active,
                .other = enemy,
                .flags = flags});
}

// ---- kCharge: unit, other or leader, what: ChargeKind -----------------------

enum class ChargeKind : uint8_t { kActive, kOpportunity };
// D7, D10: the charge must be legal. The frame ends the activation of its
// charger, or of the active unit that it contacts.
inline void PushCharge(const Battle& b, UnitId charger, UnitId target,
                       LeaderId leader, ChargeKind kind) {
  PushFrame(b, {.kind = FrameKind::kCharge,
                .unit = charger,
                .other = target,
                .leader = leader,
                .what = static_cast<uint8_t>(kind)});
}
inline ChargeKind ChargeKindOf(const Frame& charge) {
  return static_cast<ChargeKind>(charge.what);
}

// ---- kReactions: unit, flags ------------------------------------------------

enum ReactionFlag : uint8_t {
  kToCharge = 1,  // C2: fire alone, at a charger that has not moved
  kToGroup = 2,   // to any member of State::group
};
inline void PushReactions(const Battle& b, UnitId active, uint8_t flags) {
  PushFrame(b, {.kind = FrameKind::kReactions, .unit = active, .flags = flags});
}

// ---- kPhase: unit, flags; State::move ---------------------------------------

enum PhaseFlag : uint8_t { kOfGroup = 1, kTestFailed = 2 };
inline void PushPhase(const Battle& b, UnitId u, const PlannedMove& move,
                      uint8_t flags) {
  b.state.move = move;
  PushFrame(b, {.kind = FrameKind::kPhase, .unit = u, .flags = flags});
}

// ---- kUnit: unit, step ------------------------------------------------------

// The steps at which kUnit stands between its actions; the others are
// activation's own.
enum UnitStep : uint8_t {
  kFirstAction = 0,
  kContinues = 1,
  kEnds = 2,
  kBegins = 3,
};
inline void PushUnit(const Battle& b, UnitId u, uint8_t step) {
  PushFrame(b, {.kind = FrameKind::kUnit, .step = step, .unit = u});
}
// The unit whose activation is in progress (a member that continues included);
// kNone during a group phase and between activations.
inline UnitId ActingUnit(const State& s) {
  const Frame* frame = FindFrame(s, FrameKind::kUnit);
  return frame == nullptr ? UnitId::kNone : frame->unit;
}

// ---- kDivision: what: DivisionId --------------------------------------------

inline void PushDivision(const Battle& b, DivisionId d) {
  PushFrame(b, {.kind = FrameKind::kDivision, .what = static_cast<uint8_t>(d)});
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_FRAMES_H_
