// Manoeuvres: chains of at most four legs, each an advance, an oblique, a
// slide or a wheel.
//
// A translation stores its exact displacement, so the pose after a chain is
// a sum of exact integers: the same chain always ends on the same tick. A
// displacement is an advance when it is straight ahead to within kStraight,
// oblique up to 45 degrees off the heading (again to within kStraight), else a
// slide.
//
// Laws: Classify is invariant under quarter turns and mirrors; a translation
// keeps the heading, a wheel turns it by exactly its quarters; the sweep of a
// leg contains its start, its end and every pose between.
//
//   Manoeuvre m;
//   m.Add(Leg::Wheel(Hand::kRight, 180));
//   m.Add(Leg::Translation(turned, to - turned_centre));
#ifndef BERTHIER_ENGINE_TABLETOP_MANOEUVRE_H_
#define BERTHIER_ENGINE_TABLETOP_MANOEUVRE_H_

#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/sweep.h"
#include "engine/tabletop/box.h"
#include "engine/tabletop/road.h"

namespace berthier {

enum class LegKind : uint8_t { kAdvance, kOblique, kSlide, kWheel };

// Sideways displacement that still counts as straight ahead: the rounding error
// of two end points.
inline constexpr Length kStraight = Ticks(2);

// The kind of a displacement of a base that keeps its heading. A zero
// displacement is an advance.
LegKind Classify(Heading heading, Vec by);

struct Leg {
  LegKind kind = LegKind::kAdvance;
  Hand hand = Hand::kLeft;  // wheels only
  int16_t quarters = 0;     // wheels only: 0 to 720
  Vec by;                   // translations only

  static Leg Wheel(Hand hand, int quarters) {
    return {LegKind::kWheel, hand, static_cast<int16_t>(quarters), {}};
  }
  static Leg Translation(Heading heading, Vec by) {
    return {Classify(heading, by), Hand::kLeft, 0, by};
  }
  static Leg Advance(Heading heading, Length distance);

  bool wheels() const { return kind == LegKind::kWheel; }

  friend bool operator==(const Leg&, const Leg&) = default;
};

class Manoeuvre {
 public:
  static constexpr int kMaxLegs = 4;

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Leg& operator[](int i) const { return legs_[static_cast<uint32_t>(i)]; }
  std::span<const Leg> legs() const {
    return {legs_.data(), static_cast<uint32_t>(size_)};
  }
  void Add(Leg leg) {
    assert(size_ < kMaxLegs);
    legs_[static_cast<uint32_t>(size_++)] = leg;
  }

  friend bool operator==(const Manoeuvre& a, const Manoeuvre& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i) {
      if (!(a[i] == b[i])) return false;
    }
    return true;
  }

 private:
  std::array<Leg, kMaxLegs> legs_;
  int8_t size_ = 0;
};

// The distance a leg or a whole manoeuvre uses up: the length of a translation,
// the arc of the outer front corner of a wheel.
Length Cost(const Leg& leg, BaseSize size);
Length Cost(const Manoeuvre& manoeuvre, BaseSize size);
// True if some leg is a slide (sideways or backward).
bool Slides(const Manoeuvre& manoeuvre);

// The pose after the leg or the whole manoeuvre.
Pose After(Pose start, BaseSize size, const Leg& leg);
Pose After(Pose start, BaseSize size, const Manoeuvre& manoeuvre);
// Rotation on the spot, about the centre.
constexpr Pose Pivot(Pose pose, Heading heading) {
  return {pose.centre, heading};
}

// The manoeuvre without its end: its last `tail` of translation or its last
// `tail_quarters` of wheeling. If the last leg is shorter than that, it is
// dropped and the leg before it is cut by the remaining share of the tail. For
// rules that allow something (such as contact) only at the end of a move: test
// that it does not happen during the manoeuvre returned.
Manoeuvre WithoutTail(const Manoeuvre& manoeuvre, Length tail,
                      int tail_quarters);

// What a base sweeps over in one leg.
class LegSweep {
 public:
  LegSweep() = default;
  LegSweep(Pose start, BaseSize size, const Leg& leg);

  const Box& box() const { return box_; }
  // True if the sweep overlaps the polygon by more than `tolerance`.
  bool Overlaps(PolygonView polygon, Length tolerance) const;
  // True if the polyline runs through the sweep deeper than `depth`.
  bool Crosses(PolylineView line, Length depth) const;
  // True if the sweep comes within `limit` of the polygon.
  bool Within(PolygonView polygon, Length limit) const;

 private:
  bool wheels_ = false;
  SmallPolygon hull_;  // of a translation
  WheelSweep wheel_{};
  Box box_;
};

// What a base sweeps over in a whole manoeuvre: one sweep for each leg. An
// empty manoeuvre sweeps the base where it stands.
class Sweep {
 public:
  Sweep(Pose start, BaseSize size, const Manoeuvre& manoeuvre);

  Pose end() const { return end_; }
  const Box& box() const { return box_; }
  std::span<const LegSweep> legs() const {
    return {legs_.data(), static_cast<uint32_t>(size_)};
  }
  bool Overlaps(PolygonView polygon, const Box& polygon_box,
                Length tolerance) const;
  bool Crosses(PolylineView line, const Box& line_box, Length depth) const;
  bool Within(PolygonView polygon, const Box& polygon_box, Length limit) const;

 private:
  Pose end_;
  Box box_;
  int8_t size_ = 0;
  std::array<LegSweep, Manoeuvre::kMaxLegs> legs_;
};

// How densely StaysOnRoad samples poses: every `step` of a translation, every
// `quarters` of a wheel, and the ends of legs.
struct RoadSampling {
  Length step = Ticks(254);  // a quarter of an inch
  int quarters = 8;          // 2 degrees
};
// True if the base touches the strip of the road at every sampled pose from
// start to end.
bool StaysOnRoad(const Road& road, Pose start, BaseSize size,
                 const Manoeuvre& manoeuvre, RoadSampling sampling = {});

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_MANOEUVRE_H_
