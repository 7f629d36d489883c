// The frame of a charge: its stage, and what is noted in it.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_FRAME_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_FRAME_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/pushes.h"
#include "engine/rulesets/grande_tactique/charge/charge.h"

namespace berthier::grande_tactique {

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
