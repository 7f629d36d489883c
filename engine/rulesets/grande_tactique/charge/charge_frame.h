// The frame of a charge: its stage, and what is noted in it.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_FRAME_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_FRAME_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"

namespace berthier::grande_tactique {

enum class ChargeStage : uint8_t {
  kBegin,          // CH0: which chargers are still valid
  kPrincipal,      // D18, then CH1 or CH2
  kAttack,         // R2 CHARGE_ATTACK
  kDefend,         // R2 CHARGE_DEFEND
  kLocked,         // R4
  kAttackersWin,   // the target runs or has retreated; D19 of the principal
  kAttackersNext,  // the attacking cavalry continues
  kDefenderWins,   // the chargers have run; D19 of the defender
};

inline ChargeStage StageOf(const Frame& frame) {
  return static_cast<ChargeStage>(frame.stage);
}
inline void SetStage(Frame& frame, ChargeStage stage) {
  frame.stage = static_cast<uint8_t>(stage);
}
inline bool Noted(const Frame& frame, ChargeNote note) {
  return (frame.number & static_cast<int32_t>(note)) != 0;
}
inline void Note(Frame& frame, ChargeNote note) {
  frame.number |= static_cast<int32_t>(note);
}
inline AreaId AreaNoted(uint8_t note) { return static_cast<AreaId>(note); }

// Disrupts every unit of the set.
inline void DisruptAll(const Battle& b, UnitSet set) {
  set.ForEach([&](UnitId u) { Disrupt(b, u); });
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_FRAME_H_
