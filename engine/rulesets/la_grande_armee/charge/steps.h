// The frame of a charge (FrameKind::kCharge): its steps and flags.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_STEPS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_STEPS_H_

#include <cstdint>

#include "engine/rulesets/la_grande_armee/facts/state.h"

namespace berthier::la_grande_armee {

// Frame::step of a charge of `unit` on `other`. `total` is its allowance m in
// ticks, `heading` the line of the charge, `edge` the edge that is met, `who`
// who moves into contact.
enum class ChargeStep : uint8_t {
  kBegin,    // C2, C3
  kAnswer,   // C4
  kEvading,  // R7
  kCounter,  // the counter-charger goes first
  kGo,       // C6
  kConform,
  kMeet,   // C7
  kFight,  // C8
  kEnd,
};
enum ChargeFlag : uint8_t {
  kUphill = 1,  // LGA-HIL-06
  kCounterCharged = 2,
  kFacedAbout = 4,  // a column has turned to face (LGA-REA-24)
  kCaught = 8,      // an evader (LGA-REA-18)
  kAtBlock = 16,    // LGA-SET-25
  kIntruding = 32,  // LGA-SET-24
};

inline void Go(Frame& frame, ChargeStep step) {
  frame.step = static_cast<uint8_t>(step);
}
inline bool Has(const Frame& frame, ChargeFlag flag) {
  return (frame.flags & flag) != 0;
}
inline void Set(Frame& frame, ChargeFlag flag) {
  frame.flags = static_cast<uint8_t>(frame.flags | flag);
}
inline ChargeKind KindOf(const Frame& frame) {
  return static_cast<ChargeKind>(frame.what);
}
// Whom the one who moves into contact meets.
inline ElementId MetBy(const Frame& frame) {
  return frame.who == frame.unit ? frame.other : frame.unit;
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_STEPS_H_
