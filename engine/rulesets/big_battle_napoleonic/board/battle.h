// A position being changed: who hears of it, and what is awaited next.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_BATTLE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_BATTLE_H_

#include <array>
#include <cstdint>

#include "engine/model/event.h"
#include "engine/rulesets/big_battle_napoleonic/board/field.h"
#include "engine/rulesets/big_battle_napoleonic/facts/codes.h"

namespace berthier::big_battle_napoleonic {

// A position being changed, and who listens (may be null).
struct Battle {
  const Scenario& scenario;
  State& state;
  Listener* listener;

  operator Field() const { return {scenario, state}; }  // NOLINT: a view
  UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
  bool IsInfantry(UnitId u) const { return data(u).arm() == Arm::kInfantry; }
  bool IsCavalry(UnitId u) const { return data(u).arm() == Arm::kCavalry; }
  bool IsBattery(UnitId u) const { return data(u).arm() == Arm::kArtillery; }
};

// ---- Telling ----------------------------------------------------------------

using Operands = std::array<int32_t, 4>;
void Tell(const Battle& b, EventCode code, EntityId subject,
          EntityId object = EntityId::kNone, Operands operands = {0, 0, 0, 0});
void TellMove(const Battle& b, EventCode code, EntityId subject, Pose from,
              Pose to, EntityId object = EntityId::kNone,
              Operands operands = {0, 0, 0, 0});
inline void TellUnit(const Battle& b, EventCode code, UnitId u) {
  Tell(b, code, b.scenario.Entity(u));
}

// ---- Waiting ----------------------------------------------------------------

void AwaitDecision(const Battle& b, Side side, Decision decision,
                   EntityId about);
void AwaitRoll(const Battle& b, Side thrower, RollKind kind, EntityId about);
inline bool IsAwaiting(const State& s) {
  return s.awaits != Awaited::What::kNothing || s.phase == Phase::kOver;
}
void ClearAwaited(const Battle& b);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BOARD_BATTLE_H_
