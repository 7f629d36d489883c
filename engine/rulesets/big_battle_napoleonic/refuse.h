// Making refusals: a code, who, about whom, and what was measured.
//
//   return Refuse(f, RefusalCode::kRouting, u);
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_REFUSE_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_REFUSE_H_

#include <array>
#include <cstdint>

#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/codes.h"
#include "engine/rulesets/big_battle_napoleonic/field.h"

namespace berthier::big_battle_napoleonic {

using Measured = std::array<int32_t, 3>;

inline Refusal Refuse(RefusalCode code) {
  return {.code = static_cast<uint16_t>(code)};
}
// Subject and object: a unit, a general, a piece of ground or an entity.
template <typename Subject>
Refusal Refuse(Field f, RefusalCode code, Subject subject,
               Measured measured = {0, 0, 0}) {
  return {.code = static_cast<uint16_t>(code),
          .subject = f.scenario.Entity(subject),
          .operands = measured};
}
template <typename Subject, typename Object>
Refusal Refuse(Field f, RefusalCode code, Subject subject, Object object,
               Measured measured = {0, 0, 0}) {
  return {.code = static_cast<uint16_t>(code),
          .subject = f.scenario.Entity(subject),
          .object = f.scenario.Entity(object),
          .operands = measured};
}

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_REFUSE_H_
