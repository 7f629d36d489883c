// Entering a phase of the player-turn, and the steps of the Command Phase.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PROGRESS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PROGRESS_H_

#include <cstdint>

#include "engine/kit/state/sequence.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

using Progress = PhaseProgress;

// The value of State::step within Phase::kCommand.
enum class CommandStep : uint8_t {
  kSnapshot,  // T2a
  kDice,      // T2b
  kAllot,     // T2c
  kOrders,    // T2d
  kFlights,   // T2e
  kGenerals,  // before T2c with the option bonus_measure: D4 and D5 only
};
inline CommandStep StepOf(const State& s) {
  return static_cast<CommandStep>(s.step);
}

// Begins the phase and reports it to the listener.
void EnterPhase(const Battle& b, Phase phase);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PROGRESS_H_
