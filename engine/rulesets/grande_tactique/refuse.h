// Making refusals: a code, who, about whom, and what was measured.
//
//   return Refuse(f, RefusalCode::kHasMoved, u);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_REFUSE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_REFUSE_H_

#include <array>
#include <cstdint>

#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/codes.h"
#include "engine/rulesets/grande_tactique/field.h"

namespace berthier::grande_tactique {

using Measured = std::array<int32_t, 3>;

inline Refusal Refuse(RefusalCode code) {
  return {.code = static_cast<uint16_t>(code)};
}
// Subject and object: a unit, a general or an area.
template <typename Subject>
Refusal Refuse(Field f, RefusalCode code, Subject subject) {
  return {.code = static_cast<uint16_t>(code),
          .subject = f.scenario.Entity(subject)};
}
template <typename Subject, typename Object>
Refusal Refuse(Field f, RefusalCode code, Subject subject, Object object,
               Measured measured = {0, 0, 0}) {
  return {.code = static_cast<uint16_t>(code),
          .subject = f.scenario.Entity(subject),
          .object = f.scenario.Entity(object),
          .operands = measured};
}

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_REFUSE_H_
