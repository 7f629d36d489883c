// Battle: a mutable position and the listener that hears its events.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_BATTLE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_BATTLE_H_

#include "engine/kit/state/sequence.h"
#include "engine/kit/state/telling.h"
#include "engine/model/event.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

// The scenario, the state that functions change, and the listener that
// receives events (null if there is none).
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;

  operator PositionView() const { return {scenario, state}; }  // NOLINT: a view
  ElementState& unit(ElementId e) const { return state.unit(e); }
  const ElementData& data(ElementId e) const { return scenario.unit(e); }
  const Options& options() const { return scenario.options; }
};

using Progress = PhaseProgress;

// Sets the phase and resets its step and cursor.
void EnterPhase(const Battle& b, Phase phase);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_BOARD_BATTLE_H_
