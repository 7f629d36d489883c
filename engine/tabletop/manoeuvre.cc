#include "engine/tabletop/manoeuvre.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/wide.h"
#include "engine/tabletop/scaled.h"
#include "engine/tabletop/tolerance.h"

namespace berthier {
namespace {

// Some point of the sector that the diagonal sweeps is at most `limit` from
// the polygon. The sector's straight sides are diagonals of start and end and
// need no look here; what is left is nearest to its arc, which is nearest to
// the pivot.
bool SectorWithin(const WheelSweep& wheel, PolygonView polygon, Length limit) {
  const Vec from = wheel.from - wheel.pivot;
  const Vec to = wheel.to - wheel.pivot;
  const int64_t reach = int64_t{wheel.radius.ticks} + limit.ticks;
  const auto spans = [&](Vec v) {
    return Cross(from, v) >= 0 && Cross(v, to) >= 0;
  };
  Point a = polygon.back();
  for (const Point b : polygon) {
    const Vec v = b - wheel.pivot;
    if (NormSquared(v) <= reach * reach && spans(v)) return true;
    // The foot of the perpendicular from the pivot on the edge a-b.
    const Vec edge = b - a;
    const int64_t along = Dot(wheel.pivot - a, edge);
    const int64_t whole = NormSquared(edge);
    if (along > 0 && along < whole) {
      const Vec foot = a + Scaled(edge, along, whole) - wheel.pivot;
      if (NormSquared(foot) <= reach * reach && spans(foot)) return true;
    }
    a = b;
  }
  return false;
}

}  // namespace

LegKind Classify(Heading heading, Vec by) {
  const UnitVec forward = Forward(heading);
  const int64_t ahead = Dot(by, forward);
  const int64_t cross = Cross(forward, by);
  const int64_t aside = cross < 0 ? -cross : cross;
  const int64_t slack = int64_t{kStraight.ticks} * kUnit;
  // Within the slack of the start even a small step back is a rounding.
  if (aside <= slack && ahead >= -slack) return LegKind::kAdvance;
  return aside <= ahead + slack ? LegKind::kOblique : LegKind::kSlide;
}

Leg Leg::Advance(Heading heading, Length distance) {
  return {LegKind::kAdvance, Hand::kLeft, 0, Along(Forward(heading), distance)};
}

Length Cost(const Leg& leg, BaseSize size) {
  return leg.wheels() ? WheelCost(size.front, leg.quarters) : LengthOf(leg.by);
}

Length Cost(const Manoeuvre& manoeuvre, BaseSize size) {
  Length sum;
  for (const Leg& leg : manoeuvre.legs()) sum += Cost(leg, size);
  return sum;
}

bool Slides(const Manoeuvre& manoeuvre) {
  return std::any_of(
      manoeuvre.legs().begin(), manoeuvre.legs().end(),
      [](const Leg& leg) { return leg.kind == LegKind::kSlide; });
}

Pose After(Pose start, BaseSize size, const Leg& leg) {
  if (leg.wheels()) return WheelEnd(start, size, leg.hand, leg.quarters);
  return {start.centre + leg.by, start.heading};
}

Pose After(Pose start, BaseSize size, const Manoeuvre& manoeuvre) {
  Pose pose = start;
  for (const Leg& leg : manoeuvre.legs()) pose = After(pose, size, leg);
  return pose;
}

Manoeuvre WithoutTail(const Manoeuvre& manoeuvre, Length tail,
                      int tail_quarters) {
  // What is left of the tail, in thousandths.
  int64_t left = 1000;
  std::array<Leg, Manoeuvre::kMaxLegs> kept;
  int size = manoeuvre.size();
  std::copy(manoeuvre.legs().begin(), manoeuvre.legs().end(), kept.begin());
  while (size > 0 && left > 0) {
    Leg& leg = kept[static_cast<uint32_t>(size - 1)];
    const int64_t whole = leg.wheels() ? leg.quarters : LengthOf(leg.by).ticks;
    const int64_t full = leg.wheels() ? tail_quarters : tail.ticks;
    const int64_t cut = (full * left + 999) / 1000;
    if (cut < whole) {
      if (leg.wheels()) {
        leg.quarters = static_cast<int16_t>(whole - cut);
      } else {
        leg.by = Scaled(leg.by, whole - cut, whole);
      }
      break;
    }
    left -= full > 0 ? whole * 1000 / full : left;
    --size;
  }
  Manoeuvre rest;
  for (int i = 0; i < size; ++i) rest.Add(kept[static_cast<uint32_t>(i)]);
  return rest;
}

LegSweep::LegSweep(Pose start, BaseSize size, const Leg& leg)
    : wheels_(leg.wheels()) {
  if (!wheels_) {
    hull_ = TranslationSweep(MakeBlock(start, size), leg.by);
    box_ = BoxOf(hull_.view());
    return;
  }
  wheel_ = MakeWheelSweep(start, size, leg.hand, leg.quarters);
  const Box base = Union(BoxOf(wheel_.start), BoxOf(wheel_.end));
  // The arc bulges beyond both ends by no more than the circle around the
  // pivot reaches.
  const Box circle = Grown(BoxOf(wheel_.pivot), wheel_.radius + kRounding);
  box_ = Union(base, circle);
}

bool LegSweep::Overlaps(PolygonView polygon, Length tolerance) const {
  return wheels_ ? berthier::Overlaps(wheel_, polygon, tolerance)
                 : berthier::Overlaps(hull_.view(), polygon, tolerance);
}

bool LegSweep::Crosses(PolylineView line, Length depth) const {
  return wheels_ ? berthier::Crosses(line, wheel_, depth)
                 : berthier::Crosses(line, hull_.view(), depth);
}

bool LegSweep::Within(PolygonView polygon, Length limit) const {
  if (!wheels_) return berthier::Within(hull_.view(), polygon, limit);
  return berthier::Within(wheel_.start.corners(), polygon, limit) ||
         berthier::Within(wheel_.end.corners(), polygon, limit) ||
         SectorWithin(wheel_, polygon, limit);
}

Sweep::Sweep(Pose start, BaseSize size, const Manoeuvre& manoeuvre)
    : end_(start) {
  if (manoeuvre.empty()) {
    legs_[0] = LegSweep(start, size, Leg{});
    size_ = 1;
  }
  for (const Leg& leg : manoeuvre.legs()) {
    legs_[static_cast<uint32_t>(size_++)] = LegSweep(end_, size, leg);
    end_ = After(end_, size, leg);
  }
  box_ = legs_[0].box();
  for (const LegSweep& leg : legs().subspan(1)) box_ = Union(box_, leg.box());
}

bool Sweep::Overlaps(PolygonView polygon, const Box& polygon_box,
                     Length tolerance) const {
  if (Apart(box_, polygon_box, {0})) return false;
  return std::any_of(legs().begin(), legs().end(), [&](const LegSweep& leg) {
    return !Apart(leg.box(), polygon_box, {0}) &&
           leg.Overlaps(polygon, tolerance);
  });
}

bool Sweep::Crosses(PolylineView line, const Box& line_box,
                    Length depth) const {
  if (Apart(box_, line_box, {0})) return false;
  return std::any_of(legs().begin(), legs().end(), [&](const LegSweep& leg) {
    return !Apart(leg.box(), line_box, {0}) && leg.Crosses(line, depth);
  });
}

bool Sweep::Within(PolygonView polygon, const Box& polygon_box,
                   Length limit) const {
  if (Apart(box_, polygon_box, limit)) return false;
  return std::any_of(legs().begin(), legs().end(), [&](const LegSweep& leg) {
    return !Apart(leg.box(), polygon_box, limit) && leg.Within(polygon, limit);
  });
}

bool StaysOnRoad(const Road& road, Pose start, BaseSize size,
                 const Manoeuvre& manoeuvre, RoadSampling sampling) {
  Pose pose = start;
  const auto on_road = [&](Pose p) {
    return TouchesRoad(road, MakeBlock(p, size));
  };
  if (!on_road(pose)) return false;
  for (const Leg& leg : manoeuvre.legs()) {
    const Pose end = After(pose, size, leg);
    if (!on_road(end)) return false;
    const int whole = leg.wheels() ? leg.quarters : LengthOf(leg.by).ticks;
    const int step = leg.wheels() ? sampling.quarters : sampling.step.ticks;
    for (int k = step; k < whole; k += step) {
      const Pose between =
          leg.wheels()
              ? WheelEnd(pose, size, leg.hand, k)
              : Pose{pose.centre + Scaled(leg.by, k, whole), pose.heading};
      if (!on_road(between)) return false;
    }
    pose = end;
  }
  return true;
}

}  // namespace berthier
