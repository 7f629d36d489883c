// Battle: a mutable position and the listener that hears its events.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_BATTLE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_BATTLE_H_

#include "engine/kit/state/telling.h"
#include "engine/model/event.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"

namespace berthier::big_battle_napoleonic {

// The scenario, the state that functions change, and the listener that
// receives events (null if there is none).
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;

  operator PositionView() const { return {scenario, state}; }  // NOLINT: a view
  UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
  bool IsInfantry(UnitId u) const { return data(u).arm() == Arm::kInfantry; }
  bool IsCavalry(UnitId u) const { return data(u).arm() == Arm::kCavalry; }
  bool IsBattery(UnitId u) const { return data(u).arm() == Arm::kArtillery; }
};

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_BATTLE_H_
