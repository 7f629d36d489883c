// Long marches round terrain, for agents that plan several turns ahead.
//
// A RouteMap is a lattice over the table, built once for one type of body
// (which ground is closed or slow for it, how far it keeps from closed ground).
// A CostField says what it costs to reach one goal from anywhere. Costs are
// equivalent lengths of open ground, in ticks: slow ground counts several times
// its length, a road a fraction of it. They are approximate advice: they take
// account of ground, never of units, and are only as fine as the lattice.
//
// Laws: the cost from a cell is at least the straight distance times the best
// rate, to within a cell; no way crosses closed ground deeper than a cell;
// equal queries have equal answers.
//
//   RouteGround ground = {.width = Inches(60), .depth = Inches(48)};
//   ground.patches.push_back({lake, Going::kClosed});
//   const RouteMap foot(ground, {.keep = InchHundredths(250)});
//   const CostField field = foot.CostsTo(village);
//   if (field.From(here) < field.From(there)) March(field.Along(here,
//   Inches(9)));
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
  // The distance the body keeps from closed ground: half its width, or more.
  Length keep;
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
  std::vector<Road> roads;
};

// Costs from every cell to one goal.
class CostField {
 public:
  Length cell() const { return cell_; }
  // The cost from the cell of p (of the nearest one, off the table); nullopt
  // where the goal cannot be reached.
  std::optional<Length> From(Point p) const;
  // The middle of the cell on the way from p to the goal where that much less
  // is left to go; nullopt where the goal cannot be reached.
  std::optional<Point> Along(Point p, Length length) const;

 private:
  friend class RouteMap;
  int CellAt(Point p) const;
  Point MiddleOf(int cell) const;

  int columns_ = 0;
  int rows_ = 0;
  Length cell_;
  std::vector<int32_t> costs_;  // negative: unreachable
  std::vector<int32_t> next_;   // cell on the way to the goal
};

class RouteMap {
 public:
  RouteMap(const RouteGround& ground, const Going& going);
  ~RouteMap();
  RouteMap(RouteMap&&) noexcept;
  RouteMap& operator=(RouteMap&&) noexcept;

  // A goal on closed ground is replaced by the nearest open cell.
  CostField CostsTo(Point goal) const;

 private:
  class Lattice;
  std::unique_ptr<const Lattice> lattice_;
};

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_ROUTES_H_
