// An order: what one side says when a decision is awaited.
//
// One small value type for all rulesets. Which of its fields a verb uses, and
// what they are called, is published by the ruleset's Vocabulary; the others
// keep their defaults (Check refuses an order that sets a field its verb does
// not take, so equal orders are equal values).
//
//   Order{.verb = kAdvance, .subject = f1, .pose = {{x, y}, heading}}
#ifndef BERTHIER_ENGINE_MODEL_ORDER_H_
#define BERTHIER_ENGINE_MODEL_ORDER_H_

#include <cstdint>

#include "engine/geometry/block.h"
#include "engine/model/side.h"

namespace berthier {

struct Order {
  uint8_t verb = 0;    // index into Vocabulary::verbs
  uint8_t manner = 0;  // index into the verb's manners ("line", "square", ...)
  EntityId subject = EntityId::kNone;
  EntityId object = EntityId::kNone;
  Pose pose = {};      // where it ends, and facing where
  Point via = {};      // a point on the way: where an area is left, a turning
                       // point, the place on the edge where it enters
  int64_t amount = 0;  // a number; or up to eight shares of one byte each

  friend bool operator==(const Order&, const Order&) = default;
};

// Share k, 0 to 7, of an amount that is split (allotting command points over
// generals, bases over the sides of a town).
constexpr int Share(int64_t amount, int k) {
  return static_cast<int>((static_cast<uint64_t>(amount) >> (8 * k)) & 0xFF);
}
constexpr int64_t WithShare(int64_t amount, int k, int value) {
  const uint64_t cleared =
      static_cast<uint64_t>(amount) & ~(uint64_t{0xFF} << (8 * k));
  return static_cast<int64_t>(cleared | static_cast<uint64_t>(value & 0xFF)
                                            << (8 * k));
}
inline constexpr int kMaxShares = 8;

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_ORDER_H_
