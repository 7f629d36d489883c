#include "arenas/generation/ground_plan.h"

#include <algorithm>

#include "engine/geometry/polygon.h"

namespace berthier::generation {
namespace {

// Calls f(Segment) for each leg until one answers true.
template <typename F>
bool AnyLeg(const Course& course, F&& f) {
  for (size_t i = 1; i < course.points.size(); ++i) {
    if (f(Segment{course.points[i - 1], course.points[i]})) return true;
  }
  return false;
}

Outline HullOf(const std::vector<Point>& points) {
  const SmallPolygon hull = ConvexHull(points);
  Outline outline;
  for (int i = 0; i < hull.size(); ++i) outline.push_back(hull[i]);
  return outline;
}

}  // namespace

Outline Rectangle(Point centre, Length half_width, Length half_depth) {
  const int32_t w = half_width.ticks, d = half_depth.ticks;
  return {centre + Vec{-w, -d}, centre + Vec{w, -d}, centre + Vec{w, d},
          centre + Vec{-w, d}};
}

Outline Rounded(Point centre, Length half_width, Length half_depth,
                RandomDraws& draws) {
  std::vector<Point> points;
  for (const Vec corner : {Vec{-1, -1}, Vec{1, -1}, Vec{1, 1}, Vec{-1, 1}}) {
    const auto cut = [&](Length half) {
      const int steps = half.ticks / draws.lattice().ticks / 2;
      return (draws.lattice() * draws.Between(0, steps)).ticks;
    };
    const int32_t cut_x = cut(half_width);
    const int32_t cut_y = cut(half_depth);
    const Vec to = {corner.x * half_width.ticks, corner.y * half_depth.ticks};
    points.push_back(centre + to - Vec{corner.x * cut_x, 0});
    points.push_back(centre + to - Vec{0, corner.y * cut_y});
  }
  return HullOf(points);
}

std::pair<Outline, Outline> SplitAt(const Outline& outline, Length x) {
  const auto [south, north] =
      std::minmax_element(outline.begin(), outline.end(),
                          [](Point a, Point b) { return a.y < b.y; });
  std::vector<Point> west = {{x.ticks, south->y}, {x.ticks, north->y}};
  std::vector<Point> east = west;
  for (const Point p : outline) (p.x < x.ticks ? west : east).push_back(p);
  return {HullOf(west), HullOf(east)};
}

bool GroundPlan::OnTable(const std::vector<Point>& points) const {
  return std::all_of(points.begin(), points.end(), [this](Point p) {
    return p.x >= 0 && p.y >= 0 && p.x <= width_.ticks && p.y <= depth_.ticks;
  });
}

bool GroundPlan::IsClear(const Outline& outline, Length clearance) const {
  if (!OnTable(outline)) return false;
  for (const Outline& other : outlines_) {
    if (Within(PolygonView(outline), PolygonView(other), clearance)) {
      return false;
    }
  }
  for (const Course& course : courses_) {
    if (AnyLeg(course, [&](Segment leg) {
          return Within(leg, PolygonView(outline), clearance);
        })) {
      return false;
    }
  }
  return true;
}

bool GroundPlan::IsClear(const Course& course, Length clearance) const {
  if (!OnTable(course.points)) return false;
  return !AnyLeg(course, [&](Segment leg) {
    for (const Outline& other : outlines_) {
      if (Within(leg, PolygonView(other), clearance)) return true;
    }
    for (const Course& other : courses_) {
      if (AnyLeg(other, [&](Segment there) {
            return Distance(leg, there) <= clearance;
          })) {
        return true;
      }
    }
    return false;
  });
}

}  // namespace berthier::generation
