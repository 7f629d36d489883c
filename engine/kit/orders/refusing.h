// Making refusals: a code, the subject, the object and the measured operands.
//
// `f` is a view of a position; f.scenario.Entity(id) must exist for every id
// type used: unit, general, area.
//
//   return Refuse(f, RefusalCode::kRouting, u);
#ifndef BERTHIER_ENGINE_KIT_ORDERS_REFUSING_H_
#define BERTHIER_ENGINE_KIT_ORDERS_REFUSING_H_

#include <array>
#include <cstdint>

#include "engine/model/refusal.h"

namespace berthier {

using Measured = std::array<int32_t, 3>;

template <typename Code>
Refusal Refuse(Code code) {
  return {.code = static_cast<uint16_t>(code)};
}
template <typename PositionView, typename Code, typename Subject>
Refusal Refuse(const PositionView& f, Code code, Subject subject,
               Measured measured = {0, 0, 0}) {
  return {.code = static_cast<uint16_t>(code),
          .subject = f.scenario.Entity(subject),
          .operands = measured};
}
template <typename PositionView, typename Code, typename Subject,
          typename Object>
Refusal Refuse(const PositionView& f, Code code, Subject subject, Object object,
               Measured measured = {0, 0, 0}) {
  return {.code = static_cast<uint16_t>(code),
          .subject = f.scenario.Entity(subject),
          .object = f.scenario.Entity(object),
          .operands = measured};
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_ORDERS_REFUSING_H_
