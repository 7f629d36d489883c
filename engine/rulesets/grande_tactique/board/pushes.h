// Functions that push frames on the process stack, used by all phases
// (board/process.h describes the fields of a frame). A push decides nothing and
// moves no unit; the folder `charge` resolves the frames.
//
//   PushCharge(b, Only(cuirassiers), target, ChargeNote::kNone);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PUSHES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PUSHES_H_

#include <cstdint>
#include <span>

#include "engine/rulesets/grande_tactique/board/process.h"

namespace berthier::grande_tactique {

// ---- Charges ----------------------------------------------------------------

enum class ChargeNote : int32_t {
  kNone = 0,
  // The attackers have checked already (option followup_second_check off).
  kChecked = 1,
  // Won in locked combat, or against horse that gave way to foot: no
  // follow-up, no pursuit (GT-MEL-05, GT-FUP-02).
  kFought = 2,
};

// Pushes the charge of `chargers` on `target`.
void PushCharge(const Battle& b, UnitSet chargers, UnitId target,
                ChargeNote note);

// No more cavalry than this can reach one target; of a larger group, the units
// with the highest ids would stay where they are.
inline constexpr int kMaxAfter = 12;

// The state of a unit in a kAfter frame; any other value is the id of the
// target that it has chosen and waits to charge.
enum class AfterFate : uint8_t {
  kToRoll = 0xF0,
  kFailed = 0xF1,    // must pursue
  kPassed = 0xF2,    // must choose a target
  kRechoose = 0xF3,  // must choose again when its group has been resolved
  kDone = 0xF4,
};

// Turns `frame` into one of kind kAfter in which all of the cavalry has to
// roll.
void BeginAfter(Frame& frame, UnitSet cavalry, UnitId principal, UnitId prior);

// ---- Flights ----------------------------------------------------------------

// kFresh: GT-FLE-11 does not apply.
enum class FlightCause : uint8_t { kFresh, kContinuing, kContagion };
// Puts u to flight: pushes the frame that does R6, R5, the run and contagion.
// Guns are silenced instead.
// `barriers`: enemies whose front lines it may not cross (GT-FLE-15).
void PushFlight(const Battle& b, UnitId u, FlightCause cause, UnitSet barriers);

// Friends that a fleeing unit has run through (GT-FLE-30 to 33). `crossed` are
// ids of units in the order met; `barriers` those of the runner.
//
// A cascade is resolved depth first, nearest friend first. The friends still to
// be struck are one long list on the stack, split into frames of twelve, with
// the next friend last. Being struck changes a friend at most twice (coherent,
// then disrupted, then fleeing), so only the next two entries of each friend
// are kept, and the list cannot outgrow the stack.
void PushContagion(const Battle& b, std::span<const int16_t> crossed,
                   UnitSet barriers);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PUSHES_H_
