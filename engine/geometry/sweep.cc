#include "engine/geometry/sweep.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/geometry/passage.h"
#include "engine/geometry/wide.h"

namespace berthier {
namespace {

// The sector of a wheel: all points within `radius` of the pivot between two
// directions at most 180 degrees apart. It is convex, and it is compared with
// a convex polygon along every direction in which the smallest penetration
// can lie: the edge normals of the polygon, the normals of the two straight
// sides, and from the pivot to each vertex (square to the arc).
class Sector {
 public:
  explicit Sector(const WheelSweep& sweep)
      : pivot_(sweep.pivot),
        from_(sweep.from - sweep.pivot),
        to_(sweep.to - sweep.pivot),
        radius_(sweep.radius.ticks) {}

  bool Overlaps(PolygonView polygon, int64_t tolerance) const {
    return from_ != to_ && ReachesBehindEdges(polygon, tolerance) &&
           ReachedBehindSides(polygon, tolerance) &&
           ReachedBehindArc(polygon, tolerance);
  }

  // Some point of the segment is deeper than `depth` inside the sector.
  bool PassedBy(Segment s, Length depth) const;

 private:
  bool Spans(Vec v) const { return Cross(from_, v) >= 0 && Cross(v, to_) >= 0; }

  bool ReachesBehindEdges(PolygonView polygon, int64_t tolerance) const;
  bool ReachedBehindSides(PolygonView polygon, int64_t tolerance) const;
  bool ReachedBehindArc(PolygonView polygon, int64_t tolerance) const;

  Point pivot_;
  Vec from_;
  Vec to_;
  int64_t radius_;
};

bool Sector::ReachesBehindEdges(PolygonView polygon, int64_t tolerance) const {
  Point start = polygon.back();
  for (const Point end : polygon) {
    const Vec edge = end - start;
    const Vec inward{-edge.y, edge.x};
    const int64_t norm = NormSquared(edge);
    const int64_t pivot_depth = Cross(edge, pivot_ - start);
    if (Spans(inward)) {
      if (!ExceedsRoot(pivot_depth, tolerance - radius_, norm)) return false;
    } else {
      const int64_t depth =
          pivot_depth +
          std::max({int64_t{0}, Cross(edge, from_), Cross(edge, to_)});
      if (!ExceedsRoot(depth, tolerance, norm)) return false;
    }
    start = end;
  }
  return true;
}

bool Sector::ReachedBehindSides(PolygonView polygon, int64_t tolerance) const {
  int64_t from_depth = Cross(from_, polygon[0] - pivot_);
  int64_t to_depth = -Cross(to_, polygon[0] - pivot_);
  for (const Point p : polygon.subspan(1)) {
    from_depth = std::max(from_depth, Cross(from_, p - pivot_));
    to_depth = std::max(to_depth, -Cross(to_, p - pivot_));
  }
  return ExceedsRoot(from_depth, tolerance, NormSquared(from_)) &&
         ExceedsRoot(to_depth, tolerance, NormSquared(to_));
}

bool Sector::ReachedBehindArc(PolygonView polygon, int64_t tolerance) const {
  for (const Point p : polygon) {
    const Vec v = p - pivot_;
    if (v == Vec{} || !Spans(v)) continue;
    int64_t nearest = Dot(v, polygon[0] - pivot_);
    for (const Point q : polygon.subspan(1)) {
      nearest = std::min(nearest, Dot(v, q - pivot_));
    }
    // nearest < (radius - tolerance) |v|
    if (!ExceedsRoot(-nearest, tolerance - radius_, NormSquared(v))) {
      return false;
    }
  }
  return true;
}

bool Sector::PassedBy(Segment s, Length depth) const {
  if (from_ == to_) return false;
  Passage between(s);
  if (!between.Keep(pivot_, from_, depth) ||
      !between.Keep(pivot_ + to_, -to_, depth)) {
    return false;
  }
  // Strictly nearer to the pivot than the radius less the depth.
  return Within(pivot_, between.part(),
                {static_cast<int32_t>(radius_) - depth.ticks - 1});
}

}  // namespace

SmallPolygon TranslationSweep(const Block& start, Vec by) {
  // Walk round the corners: where both edges at a corner lead the move, the
  // moved corner is on the hull; where both trail, the corner at the start;
  // where one leads and one trails, both. Edges along the move add nothing.
  const std::array<Point, 4> corners = start.corners();
  SmallPolygon hull;
  for (size_t i = 0; i < 4; ++i) {
    const Point p = corners[i];
    const int before = Sign(Cross(by, p - corners[(i + 3) % 4]));
    const int after = Sign(Cross(by, corners[(i + 1) % 4] - p));
    const bool leads = before > 0 || after > 0;
    if (before < 0 && after > 0) hull.Add(p);
    if (leads) hull.Add(p + by);
    if (!leads || (before > 0 && after < 0)) hull.Add(p);
  }
  return hull;
}

Pose WheelEnd(Pose start, BaseSize size, Hand hand, int quarters) {
  const bool left = hand == Hand::kLeft;
  // The corner offsets of a pose depend on its heading alone.
  const auto to_pivot = [&](Heading heading) {
    return left ? ToFrontLeft(heading, size) : ToFrontRight(heading, size);
  };
  const Heading heading = start.heading.Turned(left ? -quarters : quarters);
  return {start.centre + to_pivot(start.heading) - to_pivot(heading), heading};
}

Length WheelCost(Length front, int quarters) {
  constexpr int64_t kOver = 355, kUnder = 113 * 720;
  const int64_t over = int64_t{front.ticks} * quarters * kOver;
  return {static_cast<int32_t>(RoundedDivide(over, kUnder))};
}

WheelSweep MakeWheelSweep(Pose start, BaseSize size, Hand hand, int quarters) {
  WheelSweep sweep;
  sweep.start = MakeBlock(start, size);
  sweep.end = MakeBlock(WheelEnd(start, size, hand, quarters), size);
  const bool left = hand == Hand::kLeft;
  sweep.pivot = left ? sweep.start.front_left() : sweep.start.front_right();
  const Point first = left ? sweep.start.rear_right() : sweep.start.rear_left();
  const Point last = left ? sweep.end.rear_right() : sweep.end.rear_left();
  // A right wheel runs clockwise: its sector is read backward.
  sweep.from = left ? first : last;
  sweep.to = left ? last : first;
  sweep.radius = LengthOf({size.front.ticks, size.depth.ticks});
  return sweep;
}

bool Overlaps(const WheelSweep& sweep, PolygonView polygon, Length tolerance) {
  return Overlaps(sweep.start, polygon, tolerance) ||
         Overlaps(sweep.end, polygon, tolerance) ||
         Sector(sweep).Overlaps(polygon, tolerance.ticks);
}

bool Crosses(std::span<const Point> polyline, const WheelSweep& sweep,
             Length depth) {
  const Sector sector(sweep);
  for (size_t i = 1; i < polyline.size(); ++i) {
    const Segment s{polyline[i - 1], polyline[i]};
    if (PassesThrough(s, sweep.start.corners(), depth) ||
        PassesThrough(s, sweep.end.corners(), depth) ||
        sector.PassedBy(s, depth)) {
      return true;
    }
  }
  return false;
}

namespace {

// When, on the way along `direction`, the blocks' shadows on one edge normal
// run into each other: over / under of the way, in units of kUnit ticks.
struct Instant {
  int64_t over;
  int64_t under;  // > 0
};

bool Earlier(Instant x, Instant y) {
  return Wide{x.over} * y.under < Wide{y.over} * x.under;
}

// The time during which a moving convex polygon is inside another.
class Encounter {
 public:
  // The gap along one normal is `gap` now and shrinks by `speed` / kUnit a
  // tick. False if they are apart along it and come no nearer.
  bool Narrow(int64_t gap, int64_t speed) {
    if (speed > 0) {
      const Instant t{gap, speed};
      if (!entered_ || Earlier(enter_, t)) enter_ = t;
      entered_ = true;
      return true;
    }
    if (gap >= 0) return false;
    if (speed < 0) {
      const Instant t{-gap, -speed};
      if (!left_ || Earlier(t, leave_)) leave_ = t;
      left_ = true;
    }
    return true;
  }

  bool Happens() const { return left_ && Earlier(enter_, leave_); }
  Instant enter() const { return enter_; }

 private:
  bool entered_ = false, left_ = false;
  Instant enter_{0, 1};
  Instant leave_{0, 1};
};

}  // namespace

Length FreeRun(const Block& block, UnitVec direction, PolygonView obstacle,
               Length limit) {
  const std::array<Point, 4> corners = block.corners();
  Encounter encounter;
  // False if the edges of one alone keep the two apart.
  const auto narrow = [&](PolygonView of, PolygonView other, int64_t sense) {
    Point from = of.back();
    for (const Point to : of) {
      const Vec edge = to - from;
      int64_t gap = -Cross(edge, other.front() - from);
      for (const Point p : other.subspan(1)) {
        gap = std::min(gap, -Cross(edge, p - from));
      }
      const int64_t speed =
          int64_t{edge.y} * direction.x - int64_t{edge.x} * direction.y;
      if (edge != Vec{} && !encounter.Narrow(gap, sense * speed)) return false;
      from = to;
    }
    return true;
  };
  if (!narrow(corners, obstacle, 1) || !narrow(obstacle, corners, -1) ||
      !encounter.Happens()) {
    return limit;
  }
  const Instant enter = encounter.enter();
  if (enter.over <= 0) return {};
  const Wide ticks = Wide{enter.over} * kUnit / enter.under;
  return ticks < limit.ticks ? Length{static_cast<int32_t>(ticks)} : limit;
}

}  // namespace berthier
