// An order: the answer of one side when a decision is awaited.
//
// One small value type for all rulesets. The ruleset's Vocabulary says which
// fields each verb takes; the other fields keep their defaults (Check refuses
// an order that sets a field its verb does not take, so two orders mean the
// same only if they compare equal).
//
//   Order{.verb = kAdvance, .subject = f1, .pose = {{x, y}, heading}}
#ifndef BERTHIER_ENGINE_MODEL_ORDER_H_
#define BERTHIER_ENGINE_MODEL_ORDER_H_

#include <cstdint>
#include <optional>

#include "engine/geometry/block.h"
#include "engine/model/side.h"

namespace berthier {

struct Order {
  uint8_t verb = 0;    // index into Vocabulary::verbs
  uint8_t manner = 0;  // index into the verb's manners ("line", "square", ...)
  EntityId subject = EntityId::kNone;
  EntityId object = EntityId::kNone;
  Pose pose = {};  // where the subject ends, and its facing there
  Point via = {};  // a point on the way: where an area is left, a turning
                   // point, the place on the edge where it enters
  // A number; or up to eight shares of one byte each; or further points on the
  // way after `via`.
  int64_t amount = 0;

  friend bool operator==(const Order&, const Order&) = default;
};

// Share k, 0 to 7, of an amount that is split (command points among generals,
// bases among the sides of a town).
constexpr int Share(int64_t amount, int k) {
  return static_cast<int>((static_cast<uint64_t>(amount) >> (8 * k)) & 0xFF);
}
// The amount with share k set to `value`, 0 to 255.
constexpr int64_t WithShare(int64_t amount, int k, int value) {
  const uint64_t cleared =
      static_cast<uint64_t>(amount) & ~(uint64_t{0xFF} << (8 * k));
  return static_cast<int64_t>(cleared | static_cast<uint64_t>(value & 0xFF)
                                            << (8 * k));
}
inline constexpr int kMaxShares = 8;

// Further points on the way after `via`, packed into an amount: 31 bits per
// point, one bit to mark it as present and 15 bits each for x and y.
// Coordinates are stored in steps of kViaStep: the point stored is RoundedVia
// of the one given.
inline constexpr int kMaxFurtherVias = 2;
inline constexpr int32_t kViaStep = 8;  // ticks
inline constexpr int32_t kFarthestVia = 0x7FFF * kViaStep;

// p with each coordinate clamped to [0, kFarthestVia] and rounded to kViaStep.
constexpr Point RoundedVia(Point p) {
  const auto rounded = [](int32_t n) {
    if (n <= 0) return int32_t{0};
    if (n >= kFarthestVia) return kFarthestVia;
    return (n + kViaStep / 2) / kViaStep * kViaStep;
  };
  return {rounded(p.x), rounded(p.y)};
}
// Further point k, 0 or 1; nullopt if the amount does not have it.
constexpr std::optional<Point> FurtherVia(int64_t amount, int k) {
  const uint64_t bits =
      (static_cast<uint64_t>(amount) >> (31 * k)) & 0x7FFF'FFFF;
  if (bits >> 30 == 0) return std::nullopt;
  return Point{static_cast<int32_t>(bits >> 15 & 0x7FFF) * kViaStep,
               static_cast<int32_t>(bits & 0x7FFF) * kViaStep};
}
constexpr int64_t WithFurtherVia(int64_t amount, int k, Point p) {
  const Point at = RoundedVia(p);
  const uint64_t bits = uint64_t{1} << 30 |
                        static_cast<uint64_t>(at.x / kViaStep) << 15 |
                        static_cast<uint64_t>(at.y / kViaStep);
  const uint64_t cleared =
      static_cast<uint64_t>(amount) & ~(uint64_t{0x7FFF'FFFF} << (31 * k));
  return static_cast<int64_t>(cleared | bits << (31 * k));
}
constexpr int FurtherViaCount(int64_t amount) {
  int n = 0;
  while (n < kMaxFurtherVias && FurtherVia(amount, n).has_value()) ++n;
  return n;
}
// True if the amount holds only further points: filled from the first without
// a gap, and with no other bits set.
constexpr bool IsOfFurtherVias(int64_t amount) {
  int64_t same = 0;
  for (int k = 0; k < FurtherViaCount(amount); ++k) {
    same = WithFurtherVia(same, k, *FurtherVia(amount, k));
  }
  return same == amount;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_MODEL_ORDER_H_
