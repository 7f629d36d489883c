// Tools with which rulesets draw random orders.
//
// Laws: equal choosers give equal draws on every machine; a Hat returns each of
// its ids once; AnyOf keeps each of the things offered with equal probability.
//
//   Hat<128> hat;
//   for (int i = 0; i < units; ++i) hat.Put(i);
//   while (!hat.empty()) {
//     if (Try(hat.Draw(chooser))) break;
//   }
#ifndef BERTHIER_ENGINE_KIT_ORDERS_DRAW_ORDER_H_
#define BERTHIER_ENGINE_KIT_ORDERS_DRAW_ORDER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/geometry/block.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/model/chooser.h"
#include "engine/model/fault.h"
#include "engine/model/order.h"

namespace berthier {

// Uniform in [0, n).
inline int DrawBelow(Chooser& chooser, int n) {
  return static_cast<int>(chooser.Below(static_cast<uint32_t>(n)));
}
// Uniform from 1 tick to `most`; `most` itself if that is at most 1 tick.
inline Length DrawLength(Chooser& chooser, Length most) {
  return most > Ticks(1) ? Ticks(1 + DrawBelow(chooser, most.ticks)) : most;
}
inline Heading DrawHeading(Chooser& chooser) {
  return Heading::Quarters(DrawBelow(chooser, Heading::kSteps));
}

// A random one of 65 equally spaced points of a stretch of table edge.
inline Point DrawOn(Chooser& chooser, const Segment& stretch) {
  constexpr int kParts = 64;
  return PartOf(stretch, DrawBelow(chooser, kParts + 1), kParts);
}

// Ids to draw from at random without replacement.
template <size_t kCapacity>
class Hat {
  static_assert(kCapacity <= 256);

 public:
  void Put(int id) {
    ids_[static_cast<size_t>(size_++)] = static_cast<uint8_t>(id);
  }
  bool empty() const { return size_ == 0; }
  int Draw(Chooser& chooser) {
    const size_t i = chooser.Below(static_cast<uint32_t>(size_));
    const int id = ids_[i];
    ids_[i] = ids_[static_cast<size_t>(--size_)];
    return id;
  }

 private:
  std::array<uint8_t, kCapacity> ids_;
  int size_ = 0;
};

// Reservoir sampling: keeps one of the things offered, each equally likely,
// without knowing their number in advance.
class AnyOf {
 public:
  explicit AnyOf(Chooser& chooser) : chooser_(chooser) {}

  // True if the thing offered now replaces the one kept.
  bool Takes() { return chooser_.Below(++offered_) == 0; }
  bool none() const { return offered_ == 0; }

 private:
  Chooser& chooser_;
  uint32_t offered_ = 0;
};

// Any of those that ProposeOrders(f, orders) of the ruleset lists; for short
// lists. There must be one.
template <typename PositionView>
Order DrawListed(Chooser& chooser, const PositionView& f) {
  // Keeps its room: random play does not allocate.
  static thread_local std::vector<Order> orders;
  orders.clear();
  ProposeOrders(f, orders);
  BERTHIER_CHECK(!orders.empty());
  return orders[chooser.Below(static_cast<uint32_t>(orders.size()))];
}

// Tries random points at most `most` from `from` until is_legal(Point) returns
// true; false if none of `tries` is legal.
template <typename IsLegal>
bool DrawRide(Chooser& chooser, Point from, Length most, int tries,
              IsLegal&& is_legal) {
  for (int i = 0; i < tries; ++i) {
    const Heading way = DrawHeading(chooser);
    if (is_legal(from + Along(Forward(way), DrawLength(chooser, most)))) {
      return true;
    }
  }
  return false;
}

// Draws verbs without replacement until draw_subject(verb) finds an order and
// returns true. False when `end`, the verb that ends the menu, is drawn first;
// `verbs` must contain it.
template <size_t kCapacity, typename Verb, typename DrawSubject>
bool DrawFromMenu(Chooser& chooser, Hat<kCapacity>& verbs, Verb end,
                  DrawSubject&& draw_subject) {
  while (true) {
    const Verb verb = static_cast<Verb>(verbs.Draw(chooser));
    if (verb == end) return false;
    if (draw_subject(verb)) return true;
  }
}

// Draws at most `most` subjects without replacement until take(id) returns
// true; returns whether one did.
template <size_t kCapacity, typename Try>
bool DrawSubject(Chooser& chooser, Hat<kCapacity>& subjects, int most,
                 Try&& take) {
  for (int i = 0; !subjects.empty() && i < most; ++i) {
    if (take(subjects.Draw(chooser))) return true;
  }
  return false;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_ORDERS_DRAW_ORDER_H_
