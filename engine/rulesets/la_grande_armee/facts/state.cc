#include "engine/rulesets/la_grande_armee/facts/state.h"

#include <bit>

namespace berthier::la_grande_armee {

Declared DeclaredFrom(const Order& order) {
  return {.place = order.pose.centre,
          .via = order.via,
          .amount = std::bit_cast<std::array<int32_t, 2>>(order.amount),
          .heading = order.pose.heading,
          .object = std::bit_cast<std::array<uint8_t, 2>>(order.object),
          .verb = static_cast<Verb>(order.verb),
          .manner = order.manner};
}

Order OrderFrom(const Declared& declared, EntityId subject) {
  return {.verb = static_cast<uint8_t>(declared.verb),
          .manner = declared.manner,
          .subject = subject,
          .object = std::bit_cast<EntityId>(declared.object),
          .pose = {declared.place, declared.heading},
          .via = declared.via,
          .amount = std::bit_cast<int64_t>(declared.amount)};
}

}  // namespace berthier::la_grande_armee
