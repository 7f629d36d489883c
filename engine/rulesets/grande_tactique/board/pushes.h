// What may come on the process stack, from whatever phase (board/process.h says
// what the fields of a frame mean). A push decides nothing and moves nobody:
// the frames are resolved by the folder `charge`.
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
  // Option followup_second_check is off: the attackers have checked already.
  kChecked = 1,
  // Won in locked combat, or against horse that gave way to foot: no
  // follow-up, no pursuit (GT-MEL-05, GT-FUP-02).
  kFought = 2,
};

// The charge of `chargers` on `target`.
void PushCharge(const Battle& b, UnitSet chargers, UnitId target,
                ChargeNote note);

// More cavalry than this cannot get at one target; were they more, the last
// ones by id would stay where they are.
inline constexpr int kMaxAfter = 12;

// What a unit of the frame waits for; any other value is the target that it
// has chosen and waits to charge.
enum class AfterFate : uint8_t {
  kToRoll = 0xF0,
  kFailed = 0xF1,    // is to pursue
  kPassed = 0xF2,    // is to choose
  kRechoose = 0xF3,  // is to choose anew when its group has been resolved
  kDone = 0xF4,
};

// Makes `frame` one of kind kAfter: all of the cavalry has to roll.
void BeginAfter(Frame& frame, UnitSet cavalry, UnitId principal, UnitId prior);

// ---- Flights ----------------------------------------------------------------

// Fresh: GT-FLE-11 does not apply.
enum class FlightCause : uint8_t { kFresh, kContinuing, kContagion };
// Puts u to flight: what has to be done (R6, R5, the run, contagion). Guns fall
// silent instead.
// `barriers`: enemies whose front lines it may not cross (GT-FLE-15).
void PushFlight(const Battle& b, UnitId u, FlightCause cause, UnitSet barriers);

// Friends that a fleeing unit has run through (GT-FLE-30 to 33). `crossed` are
// ids of units in the order met; `barriers` those of the runner.
//
// A cascade is walked depth first, nearest first. Who is still to be struck
// lies on the stack as one long list, cut into frames of twelve, the next one
// last. A friend matters at most twice to a cascade (coherent, then disrupted,
// then fleeing), so no more than the next two entries of each are kept, and the
// list cannot outgrow the stack.
void PushContagion(const Battle& b, std::span<const int16_t> crossed,
                   UnitSet barriers);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PUSHES_H_
