// Long-range routes round terrain, for agents that plan several turns ahead.
//
// A RouteMap is a lattice over the table, built once for one type of body
// (which ground is closed or slow for it, how wide it is) and queried often.
// Costs are equivalent lengths of open ground, in ticks: slow ground counts
// several times its length, a road a fraction of it. Routes are approximate
// advice: they take account of ground, never of units, and are only as fine as
// the lattice.
//
// Laws: a route begins and ends at the given points, its cost is at least the
// straight distance times the best rate, and no piece of it crosses closed
// ground deeper than a lattice cell; CostsTo(goal).From(p) is the cost of
// Find(p, goal) before straightening; equal queries have equal answers.
//
//   RouteGround ground = {.width = Inches(60), .depth = Inches(48)};
//   ground.patches.push_back({wood, Going::kClosed});
//   const RouteMap horse(ground, {.half_width = InchHundredths(75)});
//   if (const auto route = horse.Find(here, there)) March(route->points);
#ifndef BERTHIER_ENGINE_TABLETOP_ROUTES_H_
#define BERTHIER_ENGINE_TABLETOP_ROUTES_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/tabletop/road.h"

namespace berthier {

// How a body crosses the ground. Rates are in eighths of the cost of open
// ground: 8 is open, 16 half speed, 0 closed.
struct Going {
  static constexpr int kClosed = 0;
  static constexpr int kOpen = 8;

  int road = kOpen;  // rate on a road, whatever ground lies under it
  // Extra cost of crossing a stream, a hedge or a wall.
  Length crossing;
  // Half the width of the body: the distance it keeps from closed ground and
  // from the edge of the table.
  Length half_width;
  Length cell = Inches(1);
};

// The terrain of the table as it affects this type of body. Where patches
// overlap, the slowest counts.
struct RouteGround {
  struct Patch {
    std::vector<Point> polygon;  // convex
    int going = Going::kClosed;  // rate, in eighths (see Going)
  };

  Length width;
  Length depth;
  std::vector<Patch> patches;
  std::vector<std::vector<Point>> crossings;  // polylines costing extra
  std::vector<Road> roads;
};

struct Route {
  std::vector<Point> points;  // from the start to the goal, both included
  Length cost;
};

// Costs from every cell to one goal.
class CostField {
 public:
  // nullopt where the goal cannot be reached.
  std::optional<Length> From(Point p) const;

 private:
  friend class RouteMap;
  int columns_ = 0;
  int rows_ = 0;
  Length cell_;
  std::vector<int32_t> costs_;  // negative: unreachable
};

class RouteMap {
 public:
  RouteMap(const RouteGround& ground, const Going& going);
  ~RouteMap();
  RouteMap(RouteMap&&) noexcept;
  RouteMap& operator=(RouteMap&&) noexcept;

  // The cheapest route, straightened; nullopt if there is none. A start or goal
  // on closed ground is replaced by the nearest open cell.
  std::optional<Route> Find(Point from, Point to) const;
  CostField CostsTo(Point goal) const;

 private:
  class Lattice;
  std::unique_ptr<const Lattice> lattice_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_ROUTES_H_
