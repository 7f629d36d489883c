// Battle: a mutable position and the listener that hears its events.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_BATTLE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_BATTLE_H_

#include "engine/kit/state/sequence.h"
#include "engine/kit/state/telling.h"
#include "engine/model/event.h"
#include "engine/rulesets/grandeur/board/position_view.h"
#include "engine/rulesets/grandeur/facts/codes.h"

namespace berthier::grandeur {

// The scenario, the state that functions change, and the listener that
// receives events (null if there is none).
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;

  operator PositionView() const { return {scenario, state}; }  // NOLINT: a view
  UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
};

using Progress = PhaseProgress;

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_BATTLE_H_
