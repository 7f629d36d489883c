// Distance of points, segments and convex polygons.
//
// Two shapes apart are nearest at a vertex of one and an edge of the other.
// Limits are compared exactly; a distance is rounded to ticks once, at the
// end, which keeps the order of distances.
#include <algorithm>
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

// 0 is rounded up to 1 tick when the point is off the segment.
int32_t TicksBetween(Point p, Segment s) {
  const Vec edge = s.b - s.a, v = p - s.a;
  const int64_t along = Dot(v, edge), norm = NormSquared(edge);
  if (along <= 0) return LengthOf(v).ticks;
  if (along >= norm) return LengthOf(p - s.b).ticks;
  const int64_t across = std::abs(Cross(edge, v));
  if (across == 0) return 0;
  return std::max(1, static_cast<int32_t>(RoundedOverRoot(across, norm)));
}

// Some edge of `a` has the whole of `b` more than `limit` >= 0 outside it.
bool EdgeParts(PolygonView a, PolygonView b, int64_t limit) {
  Point from = a.back();
  for (const Point to : a) {
    const Vec edge = to - from;
    int64_t gap = -Cross(edge, b.front() - from);
    for (const Point p : b.subspan(1)) {
      gap = std::min(gap, -Cross(edge, p - from));
    }
    if (gap > 0 && ExceedsRoot(gap, limit, NormSquared(edge))) return true;
    from = to;
  }
  return false;
}

bool Meet(PolygonView a, PolygonView b) {
  return !EdgeParts(a, b, 0) && !EdgeParts(b, a, 0);
}

// Calls f(vertex, edge) for the vertices of `a` and the edges of `b`; stops
// and returns true when f does.
template <typename F>
bool AnyVertexEdge(PolygonView a, PolygonView b, F f) {
  for (const Point p : a) {
    Point from = b.back();
    for (const Point to : b) {
      if (f(p, Segment{from, to})) return true;
      from = to;
    }
  }
  return false;
}

bool WithinPolygons(PolygonView a, PolygonView b, Length limit) {
  const int64_t reach = limit.ticks;
  if (reach < 0) return false;
  if (EdgeParts(a, b, reach) || EdgeParts(b, a, reach)) return false;
  const auto near = [&](Point p, Segment s) {
    return WithinReach(p, s, reach);
  };
  return AnyVertexEdge(a, b, near) || AnyVertexEdge(b, a, near) || Meet(a, b);
}

Length PolygonDistance(PolygonView a, PolygonView b) {
  if (Meet(a, b)) return {};
  int32_t best = LengthOf(a.front() - b.front()).ticks;
  const auto shorten = [&](Point p, Segment s) {
    best = std::min(best, TicksBetween(p, s));
    return false;
  };
  AnyVertexEdge(a, b, shorten);
  AnyVertexEdge(b, a, shorten);
  return {best};
}

// A squared distance as the exact sum whole + over / under, over < under.
struct Squared {
  int64_t whole, over, under;

  friend bool operator<(const Squared& x, const Squared& y) {
    if (x.whole != y.whole) return x.whole < y.whole;
    return Wide{x.over} * y.under < Wide{y.over} * x.under;
  }
};

struct Foot {
  Squared distance;
  Point at;
};

// The point of the segment nearest to p.
Foot FootOn(Segment s, Point p) {
  const Vec edge = s.b - s.a, v = p - s.a;
  const int64_t along = Dot(v, edge), norm = NormSquared(edge);
  if (along <= 0) return {{NormSquared(v), 0, 1}, s.a};
  if (along >= norm) return {{NormSquared(p - s.b), 0, 1}, s.b};
  const Wide square = Wide{Cross(edge, v)} * Cross(edge, v);
  const auto part = [&](int32_t d) {
    return static_cast<int32_t>(RoundedDivide(Wide{along} * d, norm));
  };
  return {{static_cast<int64_t>(square / norm),
           static_cast<int64_t>(square % norm), norm},
          s.a + Vec{part(edge.x), part(edge.y)}};
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
  if (limit.ticks < 0) return false;
  return Contains(b, p) || AnyVertexEdge({&p, 1}, b, [&](Point q, Segment s) {
           return WithinReach(q, s, limit.ticks);
         });
}

bool Within(Segment s, PolygonView b, Length limit) {
  const Point ends[] = {s.a, s.b};
  return WithinPolygons(ends, b, limit);
}

bool Within(PolygonView a, PolygonView b, Length limit) {
  return WithinPolygons(a, b, limit);
}

bool internal::WithinNear(const Block& a, const Block& b, Length limit) {
  return WithinPolygons(a.corners(), b.corners(), limit);
}

Length Distance(Point p, Segment s) { return {TicksBetween(p, s)}; }

Length Distance(Segment s, Segment t) {
  if (SegmentsMeet(s, t)) return {};
  return std::min(
      {Distance(s.a, t), Distance(s.b, t), Distance(t.a, s), Distance(t.b, s)});
}

Length Distance(Point p, PolygonView b) {
  if (Contains(b, p)) return {};
  int32_t best = LengthOf(p - b.front()).ticks;
  AnyVertexEdge({&p, 1}, b, [&](Point q, Segment s) {
    best = std::min(best, TicksBetween(q, s));
    return false;
  });
  return {best};
}

Length Distance(Segment s, PolygonView b) {
  const Point ends[] = {s.a, s.b};
  return PolygonDistance(ends, b);
}

Length Distance(PolygonView a, PolygonView b) { return PolygonDistance(a, b); }

NearestPair NearestPoints(PolygonView a, PolygonView b) {
  if (Meet(a, b)) {
    const Point p = CommonPoint(a, b);
    return {p, p};
  }
  NearestPair best{a.front(), b.front()};
  Squared shortest{NormSquared(a.front() - b.front()), 0, 1};
  AnyVertexEdge(a, b, [&](Point p, Segment s) {
    const Foot foot = FootOn(s, p);
    if (foot.distance < shortest) {
      shortest = foot.distance;
      best = {p, foot.at};
    }
    return false;
  });
  AnyVertexEdge(b, a, [&](Point p, Segment s) {
    const Foot foot = FootOn(s, p);
    if (foot.distance < shortest) {
      shortest = foot.distance;
      best = {foot.at, p};
    }
    return false;
  });
  return best;
}

}  // namespace berthier
