// 64-bit hashes of orders and outcomes, to distinguish how a node was reached.
//
// Laws: equal orders have equal hashes; different orders almost never do.
#ifndef BERTHIER_AGENTS_SEARCH_ORDER_HASH_H_
#define BERTHIER_AGENTS_SEARCH_ORDER_HASH_H_

#include <cstdint>

#include "agents/random_source.h"
#include "engine/model/order.h"
#include "engine/model/roll.h"

namespace berthier {

// Concatenates two 32-bit words.
constexpr uint64_t Join(int32_t high, int32_t low) {
  return static_cast<uint64_t>(static_cast<uint32_t>(high)) << 32 |
         static_cast<uint32_t>(low);
}

constexpr uint64_t HashOf(const Order& order) {
  const int32_t what = order.verb << 8 | order.manner;
  const int32_t whom = Index(order.subject) << 16 | Index(order.object);
  uint64_t hash = MixBits(Join(what, whom));
  hash = MixBits(hash ^ Join(order.pose.centre.x, order.pose.centre.y));
  hash = MixBits(hash ^ Join(order.via.x, order.via.y));
  hash ^= static_cast<uint64_t>(order.amount);
  return MixBits(MixBits(hash) +
                 static_cast<uint64_t>(order.pose.heading.quarters()));
}

constexpr uint64_t HashOf(const OutcomeClass& outcome) {
  return MixBits(Join(outcome.code, outcome.detail));
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_ORDER_HASH_H_
