// Random orders: what rulesets draw them with.
//
// Laws: equal choosers draw alike on every machine; a Hat gives each of its ids
// once; of all that an AnyOf is offered each is as likely to be what it keeps.
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

#include "engine/geometry/block.h"
#include "engine/geometry/direction.h"
#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/model/chooser.h"

namespace berthier {

// Below n.
inline int DrawBelow(Chooser& chooser, int n) {
  return static_cast<int>(chooser.Below(static_cast<uint32_t>(n)));
}
// From a tick on; `most` if that is not more.
inline Length DrawLength(Chooser& chooser, Length most) {
  return most > Ticks(1) ? Ticks(1 + DrawBelow(chooser, most.ticks)) : most;
}
inline Heading DrawHeading(Chooser& chooser) {
  return Heading::Quarters(DrawBelow(chooser, Heading::kSteps));
}

// Somewhere on a stretch of the edge, fine enough for any base.
inline Point DrawOn(Chooser& chooser, const Segment& stretch) {
  constexpr int kParts = 64;
  return PartOf(stretch, DrawBelow(chooser, kParts + 1), kParts);
}

// Ids to draw from, without return.
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

// Keeps one of the things it is offered, however many there will be.
class AnyOf {
 public:
  explicit AnyOf(Chooser& chooser) : chooser_(chooser) {}

  // Whether the thing offered now takes the place of the one kept.
  bool Takes() { return chooser_.Below(++offered_) == 0; }
  bool none() const { return offered_ == 0; }

 private:
  Chooser& chooser_;
  uint32_t offered_ = 0;
};

// A ride from `from`, of at most `most`, that is legal; false if none is found.
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

// One order of a menu: verbs are drawn without return until one has a legal
// order, and so are the subjects of a verb (draw_subject(verb), which says
// whether it found one). `end` is a verb among them that always has.
template <size_t kCapacity, typename Verb, typename DrawSubject>
bool DrawFromMenu(Chooser& chooser, Hat<kCapacity>& verbs, Verb end,
                  DrawSubject&& draw_subject) {
  while (true) {
    const Verb verb = static_cast<Verb>(verbs.Draw(chooser));
    if (verb == end) return false;
    if (draw_subject(verb)) return true;
  }
}

// Subjects without return, at most so many of them; whether one was taken.
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
