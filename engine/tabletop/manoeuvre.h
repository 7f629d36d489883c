// Manoeuvres: chains of at most four legs, each an advance, an oblique, a
// slide or a wheel.
//
// A translation carries its exact displacement, so the pose after a chain is
// the sum of exact integers: the same chain always ends on the same tick. A
// displacement is an advance when it is straight ahead to within kStraight,
// oblique up to 45 degrees off the heading (again to within kStraight), else a
// slide.
//
// Laws: Classify follows quarter turns and mirrors; After(p, leg) of a
// translation keeps the heading, of a wheel turns it by exactly its quarters;
// the sweep of a leg contains its start, its end and every pose between.
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

// Ticks to the side that still count as straight ahead: the rounding of two
// end points.
inline constexpr Length kStraight = Ticks(2);

// How a displacement of a base that keeps its heading is called. A zero
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

Length Cost(const Leg& leg, BaseSize size);
Length Cost(const Manoeuvre& manoeuvre, BaseSize size);
// Some leg is sideways or backward.
bool Slides(const Manoeuvre& manoeuvre);

Pose After(Pose start, BaseSize size, const Leg& leg);
Pose After(Pose start, BaseSize size, const Manoeuvre& manoeuvre);
// Rotation on the spot, about the centre.
constexpr Pose Pivot(Pose pose, Heading heading) {
  return {pose.centre, heading};
}

// The manoeuvre short of its end: without its last `tail` of translation or
// its last `tail_quarters` of wheeling. A last leg that is shorter takes its
// share of the tail, and the leg before it is cut by the rest. What may begin
// only at the end of a move must not happen in the rest.
Manoeuvre WithoutTail(const Manoeuvre& manoeuvre, Length tail,
                      int tail_quarters);

// What a base sweeps over in one leg.
class LegSweep {
 public:
  LegSweep() = default;
  LegSweep(Pose start, BaseSize size, const Leg& leg);

  const Box& box() const { return box_; }
  // Overlaps the polygon by more than `tolerance`.
  bool Overlaps(PolygonView polygon, Length tolerance) const;
  // The polyline runs through it deeper than `depth`.
  bool Crosses(PolylineView line, Length depth) const;
  // Some pose of the sweep is at most `limit` from the polygon.
  bool Within(PolygonView polygon, Length limit) const;

 private:
  bool wheels_ = false;
  SmallPolygon hull_;  // of a translation
  WheelSweep wheel_{};
  Box box_;
};

// What a base sweeps over in a whole manoeuvre: one sweep a leg. An empty
// manoeuvre sweeps the base where it stands.
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

// How densely the road is felt for: each step of a translation, each turn of a
// wheel, and the ends of legs.
struct RoadSampling {
  Length step = Ticks(254);  // a quarter of an inch
  int quarters = 8;          // 2 degrees
};
// The base touches the strip of the road from start to end.
bool StaysOnRoad(const Road& road, Pose start, BaseSize size,
                 const Manoeuvre& manoeuvre, RoadSampling sampling = {});

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_MANOEUVRE_H_
