// The process stack: what is being resolved, and what waits for it.
//
// Combat is a tree: a charge breaks a unit, whose flight runs through another,
// whose flight runs through a third; the cavalry behind them follows up, which
// is another charge (section 3.3, 3.4). The tree is walked with an explicit
// stack of frames in State, so that a position can be copied and saved at any
// moment. The top frame is asked for one step at a time; a frame that is done
// pops itself.
//
// The fields of a frame, by kind:
//
//   kCharge     set: the chargers; subject: the principal; object: the target;
//               stage: ChargeStage; notes[0], notes[1]: the areas that target
//               and principal occupied when it began (GT-MEL-11);
//               number: ChargeNote bits.
//   kAfter      the cavalry after a success (CH8). list: the units in order of
//               turn, `count` of them; set, byte by byte: the fate of each
//               (AfterFate) or the target it has chosen; subject: principal;
//               object: the prior target; stage: AfterStage; cursor: whose
//               turn it is.
//   kRout       set: units that are to flee one after another, subject: the
//               one that goes first; object: the enemy that beats them.
//   kFlight     subject: the runner; set: the barriers; stage: FlightStage;
//               number: the distance in ticks; notes[0]: FlightCause;
//               notes[1]: the area it has abandoned.
//   kContagion  list: friends struck, the last one first, `count` of them;
//               set: the barriers of the runner (the same for the cascade).
//   kFireLoss   subject: disrupted infantry beaten in a volley, which checks
//               its morale; object: the unit that beat it.
//
// Depth: a nested charge is made by chargers of the charge below it, and a unit
// charges at most three times (GT-FUP-04), so at most three frames are of kind
// kCharge or kAfter; one rout and one flight run at a time; contagion never
// needs more than two entries per unit (pushes.h), twelve to a frame: sixteen
// frames at most. The sum is within State::kFrames.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PROCESS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PROCESS_H_

#include <array>
#include <bit>
#include <cstdint>

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

enum class FrameKind : uint8_t {
  kNone,
  kCharge,
  kAfter,
  kRout,
  kFlight,
  kContagion,
  kFireLoss,
};

inline UnitSet SetOf(const Frame& frame) {
  return std::bit_cast<UnitSet>(frame.set);
}
inline void SetSet(Frame& frame, UnitSet set) {
  frame.set = std::bit_cast<std::array<uint64_t, 2>>(set);
}
inline FrameKind KindOf(const Frame& frame) {
  return static_cast<FrameKind>(frame.kind);
}
// The set that contains only u.
inline UnitSet Only(UnitId u) {
  UnitSet set;
  set.Add(u);
  return set;
}

// The top frame; the stack must not be empty.
Frame& Top(State& state);
const Frame& Top(const State& state);
// Pushes an empty frame of this kind.
Frame& Push(const Battle& b, FrameKind kind);
// Drops the top frame. Dropping a charge also drops the flight records that
// only this charge needs, so that there are never more than two per charge.
void Pop(const Battle& b);
// True if there is a top frame of this kind.
bool TopIs(const State& state, FrameKind kind);

// ---- Records of flights (5.10, GT-MEL-10) -----------------------------------

// The flight record of u; nullptr if there is none.
const FlightRecord* RecordOf(const State& state, UnitId u);
// Stores the record, replacing an older one of the same unit.
void Record(const Battle& b, const FlightRecord& record);
// True if u is principal or target of a charge on the stack, which may need the
// record of its flight.
bool IsConcerned(const State& state, UnitId u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PROCESS_H_
