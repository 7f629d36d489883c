// What a fight notes in an element until the end of the phase
// (ElementState::marks).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MARKS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MARKS_H_

#include "engine/rulesets/la_grande_armee/facts/state.h"

namespace berthier::la_grande_armee {

enum class Mark : uint8_t {
  kFailed = 1,     // its last Contact or Melee Reaction Test
  kRouts = 2,      // R13; takes effect after the tests of all (LGA-MMT-10)
  kDrawn = 4,      // R15: has been dealt an outstanding hit
  kBroken = 8,     // LGA-BRK-01
  kRepulsed = 16,  // LGA-SQR-12
};

inline bool HasMark(const ElementState& element, Mark mark) {
  return (element.marks & static_cast<uint8_t>(mark)) != 0;
}
inline void SetMark(ElementState& element, Mark mark) {
  element.marks =
      static_cast<uint8_t>(element.marks | static_cast<uint8_t>(mark));
}
inline void ClearMark(ElementState& element, Mark mark) {
  element.marks =
      static_cast<uint8_t>(element.marks & ~static_cast<uint8_t>(mark));
}

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MARKS_H_
