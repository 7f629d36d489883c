// Distance of points, segments and convex polygons.
//
// Two shapes apart are nearest at a vertex of one and an edge of the other.
// Limits are compared exactly; a distance is rounded to ticks once, at the
// end.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "engine/geometry/polygon.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/wide.h"

namespace berthier {
namespace {

bool WithinReach(Point p, Segment s, int64_t limit) {
  const Vec edge = s.b - s.a, v = p - s.a;
  const int64_t along = Dot(v, edge), norm = NormSquared(edge);
  if (along <= 0) return NormSquared(v) <= limit * limit;
  if (along >= norm) return NormSquared(p - s.b) <= limit * limit;
  return !ExceedsRoot(std::abs(Cross(edge, v)), limit, norm);
}

// A squared distance as the exact sum whole + over / under, over < under.
struct Squared {
  int64_t whole;
  int64_t over = 0;
  int64_t under = 1;

  friend bool operator<(const Squared& x, const Squared& y) {
    if (x.whole != y.whole) return x.whole < y.whole;
    return Wide{x.over} * y.under < Wide{y.over} * x.under;
  }
};

// Its root, rounded to the nearest tick; a hair apart is one tick apart.
Length RoundedRoot(const Squared& square) {
  const int64_t r = IntegerSqrt(square.whole);
  // Beyond the middle of r and r + 1, whose square is r (r + 1) + 1/4.
  const int64_t rest = square.whole - r * (r + 1);
  const bool up =
      rest > 0 || (rest == 0 && 4 * Wide{square.over} >= square.under);
  const bool hair = r == 0 && square.over > 0;
  return {static_cast<int32_t>(up || hair ? r + 1 : r)};
}

Squared SquaredBetween(Point p, Segment s) {
  const Vec edge = s.b - s.a, v = p - s.a;
  const int64_t along = Dot(v, edge), norm = NormSquared(edge);
  if (along <= 0) return {NormSquared(v)};
  if (along >= norm) return {NormSquared(p - s.b)};
  const Wide square = Wide{Cross(edge, v)} * Cross(edge, v);
  return {static_cast<int64_t>(square / norm),
          static_cast<int64_t>(square % norm), norm};
}

// The point of the segment nearest to p, rounded to ticks.
Point FootOn(Segment s, Point p) {
  const Vec edge = s.b - s.a;
  const int64_t along = Dot(p - s.a, edge), norm = NormSquared(edge);
  if (along <= 0) return s.a;
  if (along >= norm) return s.b;
  const auto part = [&](int32_t d) {
    return static_cast<int32_t>(RoundedDivide(Wide{along} * d, norm));
  };
  return s.a + Vec{part(edge.x), part(edge.y)};
}

// How far outside the edge from `from` along `edge` all of `b` lies, times the
// length of the edge; not positive when `b` reaches behind it.
int64_t GapAt(Point from, Vec edge, PolygonView b) {
  int64_t gap = -Cross(edge, b.front() - from);
  for (const Point p : b.subspan(1)) {
    gap = std::min(gap, -Cross(edge, p - from));
  }
  return gap;
}

// Calls f(vertex, edge) for all vertices of `b` and those edges of `a` that
// have the whole of `b` outside them; true when there is such an edge. When
// two shapes are apart, such an edge, of the one or of the other, ends at or
// holds the nearest point.
template <typename F>
bool ForEachFacing(PolygonView a, PolygonView b, F f) {
  bool apart = false;
  Point from = a.back();
  for (const Point to : a) {
    if (GapAt(from, to - from, b) > 0) {
      apart = true;
      for (const Point p : b) f(p, Segment{from, to});
    }
    from = to;
  }
  return apart;
}

enum class Reach : uint8_t { kBeyond, kWithin, kFacing, kBehind };

// What one edge says: `b` is farther outside it than `limit`, or has a vertex
// within `limit` of it, or is merely outside it, or reaches behind it.
Reach ReachFrom(Segment edge, int64_t gap, PolygonView b, int64_t limit) {
  if (gap <= 0) return Reach::kBehind;
  if (ExceedsRoot(gap, limit, NormSquared(edge.b - edge.a))) {
    return Reach::kBeyond;
  }
  for (const Point p : b) {
    if (WithinReach(p, edge, limit)) return Reach::kWithin;
  }
  return Reach::kFacing;
}

Reach ReachFromEdges(PolygonView a, PolygonView b, int64_t limit) {
  Reach all = Reach::kBehind;
  Point from = a.back();
  for (const Point to : a) {
    const Reach one =
        ReachFrom({from, to}, GapAt(from, to - from, b), b, limit);
    if (one == Reach::kBeyond || one == Reach::kWithin) return one;
    all = std::min(all, one);
    from = to;
  }
  return all;
}

// The two edges of block `a` along `side`: `left_edge` has it to the left of
// `side`, `right_edge` to the right. `apart` leads from a's centre to b's.
Reach ReachFromSides(Vec side, Segment left_edge, Segment right_edge,
                     const Block& a, const Block& b, Vec apart,
                     PolygonView b_corners, int64_t limit) {
  const int64_t across = Cross(side, apart);
  const int64_t reach =
      std::abs(Cross(side, a.left)) +
      std::max(std::abs(Cross(side, b.left)), std::abs(Cross(side, b.right)));
  return ReachFrom(across > 0 ? left_edge : right_edge,
                   std::abs(across) - reach, b_corners, limit);
}

Reach ReachFromBlock(const Block& a, const Block& b, int64_t limit) {
  const Vec apart = b.centre - a.centre;
  const std::array<Point, 4> corners = b.corners();
  const Reach ends = ReachFromSides(a.right - a.left, a.front_edge(),
                                    a.rear_edge(), a, b, apart, corners, limit);
  if (ends == Reach::kBeyond || ends == Reach::kWithin) return ends;
  const Reach flanks = ReachFromSides(
      a.right + a.left, {a.front_left(), a.rear_left()},
      {a.front_right(), a.rear_right()}, a, b, apart, corners, limit);
  return std::min(ends, flanks);
}

// Within `limit`, from what the edges of both say. Both may say kFacing: then
// the shapes are apart, and no vertex is near enough.
template <typename A, typename B>
bool Decide(A from_a, B from_b) {
  const Reach a = from_a();
  if (a == Reach::kBeyond || a == Reach::kWithin) return a == Reach::kWithin;
  const Reach b = from_b();
  if (b == Reach::kBeyond || b == Reach::kWithin) return b == Reach::kWithin;
  return a == Reach::kBehind && b == Reach::kBehind;
}

bool WithinPolygons(PolygonView a, PolygonView b, Length limit) {
  return limit.ticks >= 0 &&
         Decide([&] { return ReachFromEdges(a, b, limit.ticks); },
                [&] { return ReachFromEdges(b, a, limit.ticks); });
}

Length PolygonDistance(PolygonView a, PolygonView b) {
  Squared best{NormSquared(a.front() - b.front())};
  const auto shorten = [&](Point p, Segment s) {
    best = std::min(best, SquaredBetween(p, s));
  };
  const bool outside_a = ForEachFacing(a, b, shorten);
  const bool outside_b = ForEachFacing(b, a, shorten);
  return outside_a || outside_b ? RoundedRoot(best) : Length{};
}

// A common point of two crossing segments that are not parallel.
Point Crossing(Segment s, Segment t) {
  const Vec u = s.b - s.a, v = t.b - t.a;
  int64_t under = Cross(u, v), over = Cross(t.a - s.a, v);
  if (under < 0) {
    under = -under;
    over = -over;
  }
  const auto part = [&](int32_t d) {
    return static_cast<int32_t>(RoundedDivide(Wide{over} * d, under));
  };
  return s.a + Vec{part(u.x), part(u.y)};
}

// A common point of two polygons that meet.
Point CommonPoint(PolygonView a, PolygonView b) {
  for (const Point p : a) {
    if (Contains(b, p)) return p;
  }
  for (const Point p : b) {
    if (Contains(a, p)) return p;
  }
  Point from = a.back();
  for (const Point to : a) {
    Point start = b.back();
    for (const Point end : b) {
      const Segment s{from, to}, t{start, end};
      // Neither holds a vertex of the other, so edges that meet truly cross.
      if (SegmentsMeet(s, t)) return Crossing(s, t);
      start = end;
    }
    from = to;
  }
  return a.front();
}

}  // namespace

bool Within(Point p, Segment s, Length limit) {
  return limit.ticks >= 0 && WithinReach(p, s, limit.ticks);
}

bool Within(Point p, PolygonView b, Length limit) {
  return WithinPolygons({&p, 1}, b, limit);
}

bool Within(Segment s, PolygonView b, Length limit) {
  const Point ends[] = {s.a, s.b};
  return WithinPolygons(ends, b, limit);
}

bool Within(PolygonView a, PolygonView b, Length limit) {
  return WithinPolygons(a, b, limit);
}

bool internal::WithinNear(const Block& a, const Block& b, Length limit) {
  return Decide([&] { return ReachFromBlock(a, b, limit.ticks); },
                [&] { return ReachFromBlock(b, a, limit.ticks); });
}

Length Distance(Point p, Segment s) {
  return RoundedRoot(SquaredBetween(p, s));
}

Length Distance(Segment s, Segment t) {
  if (SegmentsMeet(s, t)) return {};
  return std::min(
      {Distance(s.a, t), Distance(s.b, t), Distance(t.a, s), Distance(t.b, s)});
}

Length Distance(Point p, PolygonView b) { return PolygonDistance({&p, 1}, b); }

Length Distance(Segment s, PolygonView b) {
  const Point ends[] = {s.a, s.b};
  return PolygonDistance(ends, b);
}

Length Distance(PolygonView a, PolygonView b) { return PolygonDistance(a, b); }

NearestPair NearestPoints(PolygonView a, PolygonView b) {
  NearestPair best{a.front(), b.front()};
  Squared shortest{NormSquared(a.front() - b.front())};
  const bool outside_b = ForEachFacing(b, a, [&](Point p, Segment s) {
    const Squared distance = SquaredBetween(p, s);
    if (!(distance < shortest)) return;
    shortest = distance;
    best = {p, FootOn(s, p)};
  });
  const bool outside_a = ForEachFacing(a, b, [&](Point p, Segment s) {
    const Squared distance = SquaredBetween(p, s);
    if (!(distance < shortest)) return;
    shortest = distance;
    best = {FootOn(s, p), p};
  });
  if (outside_a || outside_b) return best;
  const Point p = CommonPoint(a, b);
  return {p, p};
}

Point NearestPoint(PolygonView polygon, Point p) {
  Point best = polygon[0];
  int64_t least = NormSquared(best - p);
  Point a = polygon.back();
  for (const Point b : polygon) {
    const Vec edge = b - a;
    const int64_t whole = NormSquared(edge);
    const int64_t along = std::clamp<int64_t>(Dot(p - a, edge), 0, whole);
    const Point q = whole == 0 ? a
                               : a + Vec{static_cast<int32_t>(RoundedDivide(
                                             Wide{along} * edge.x, whole)),
                                         static_cast<int32_t>(RoundedDivide(
                                             Wide{along} * edge.y, whole))};
    if (const int64_t d = NormSquared(q - p); d < least) {
      least = d;
      best = q;
    }
    a = b;
  }
  return best;
}

}  // namespace berthier
