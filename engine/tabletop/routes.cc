#include "engine/tabletop/routes.h"

#include <algorithm>
#include <array>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/astar_search.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <boost/graph/filtered_graph.hpp>
#include <limits>
#include <span>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/geometry/polyline.h"
#include "engine/geometry/wide.h"
#include "engine/tabletop/box.h"

namespace berthier {
namespace {

constexpr int32_t kUnreached = std::numeric_limits<int32_t>::max();

struct Step {
  int columns;
  int rows;
};
// Along, across and the knight's moves: sixteen directions.
constexpr std::array<Step, 16> kSteps = {{{1, 0},
                                          {0, 1},
                                          {-1, 0},
                                          {0, -1},
                                          {1, 1},
                                          {-1, 1},
                                          {-1, -1},
                                          {1, -1},
                                          {2, 1},
                                          {1, 2},
                                          {-1, 2},
                                          {-2, 1},
                                          {-2, -1},
                                          {-1, -2},
                                          {1, -2},
                                          {2, -1}}};

struct EdgeCost {
  int32_t cost = 0;
};
using Graph = boost::compressed_sparse_row_graph<boost::directedS,
                                                 boost::no_property, EdgeCost>;

// Once the goal is settled no edge is followed any more and the search runs
// dry.
struct Unsettled {
  const bool* settled = nullptr;
  bool operator()(const Graph::edge_descriptor&) const { return !*settled; }
};
class SettleGoal : public boost::default_astar_visitor {
 public:
  SettleGoal(uint64_t goal, bool* settled) : goal_(goal), settled_(settled) {}
  template <class AnyGraph>
  void examine_vertex(uint64_t v, const AnyGraph&) const {
    if (v == goal_) *settled_ = true;
  }

 private:
  uint64_t goal_;
  bool* settled_;
};

}  // namespace

class RouteMap::Lattice {
 public:
  Lattice(const RouteGround& ground, const Going& going);

  std::optional<Route> Find(Point from, Point to) const;
  CostField CostsTo(Point goal) const;

 private:
  int IndexAt(int column, int row) const { return row * columns_ + column; }
  class Heuristic;

  Point PointOf(int index) const {
    return {index % columns_ * cell_ + cell_ / 2,
            index / columns_ * cell_ + cell_ / 2};
  }
  int CellAt(Point p) const;
  // The open cell nearest to p; nothing when all ground is closed.
  std::optional<int> OpenCellAt(Point p) const;
  // Eighths of open cost in this cell; 0 closed.
  int Rate(const RouteGround& ground, const Going& going, Point p) const;
  // The cost of going straight from a to b, the whole way over known cells;
  // negative when closed ground lies on it.
  int64_t StraightCost(Point a, Point b) const;
  std::vector<Point> Straightened(const std::vector<Point>& points) const;

  struct Crossing {
    std::vector<Point> line;
    Box box;
  };

  std::vector<Crossing> crossings_;
  int columns_;
  int rows_;
  int32_t cell_;
  Length crossing_;
  std::vector<uint8_t> rates_;
  int best_rate_ = Going::kOpen;
  Graph graph_;
};

RouteMap::Lattice::Lattice(const RouteGround& ground, const Going& going)
    : columns_(std::max(1, ground.width.ticks / going.cell.ticks)),
      rows_(std::max(1, ground.depth.ticks / going.cell.ticks)),
      cell_(going.cell.ticks),
      crossing_(going.crossing) {
  for (const std::vector<Point>& line : ground.crossings) {
    crossings_.push_back({line, BoxOf(std::span<const Point>(line))});
  }
  const int cells = columns_ * rows_;
  rates_.resize(static_cast<size_t>(cells));
  for (int i = 0; i < cells; ++i) {
    const int rate = Rate(ground, going, PointOf(i));
    rates_[static_cast<size_t>(i)] = static_cast<uint8_t>(rate);
    if (rate > 0) best_rate_ = std::min(best_rate_, rate);
  }
  std::vector<std::pair<int, int>> edges;
  std::vector<EdgeCost> costs;
  for (int i = 0; i < cells; ++i) {
    for (const Step step : kSteps) {
      const int column = i % columns_ + step.columns;
      const int row = i / columns_ + step.rows;
      if (column < 0 || column >= columns_ || row < 0 || row >= rows_) continue;
      const int k = IndexAt(column, row);
      const int64_t cost = StraightCost(PointOf(i), PointOf(k));
      if (cost < 0) continue;
      edges.emplace_back(i, k);
      costs.push_back({static_cast<int32_t>(cost)});
    }
  }
  graph_ = Graph(boost::edges_are_sorted, edges.begin(), edges.end(),
                 costs.begin(), static_cast<size_t>(cells));
}

int RouteMap::Lattice::Rate(const RouteGround& ground, const Going& going,
                            Point p) const {
  const Length keep = going.half_width;
  if (p.x < keep.ticks || p.y < keep.ticks ||
      p.x > ground.width.ticks - keep.ticks ||
      p.y > ground.depth.ticks - keep.ticks) {
    return Going::kClosed;
  }
  for (const Road& road : ground.roads) {
    const Length limit = road.half_width + Ticks(cell_ / 2);
    if (Apart(road.box, BoxOf(p), limit)) continue;
    for (size_t i = 0; i + 1 < road.line.size(); ++i) {
      if (Within(p, Segment{road.line[i], road.line[i + 1]}, limit)) {
        return going.road;
      }
    }
  }
  int rate = Going::kOpen;
  for (const RouteGround::Patch& patch : ground.patches) {
    const bool closed = patch.going == Going::kClosed;
    if (!Within(p, patch.polygon, closed ? keep : Length{})) continue;
    rate = closed || rate == Going::kClosed ? Going::kClosed
                                            : std::max(rate, patch.going);
  }
  return rate;
}

int RouteMap::Lattice::CellAt(Point p) const {
  return IndexAt(std::clamp(p.x / cell_, 0, columns_ - 1),
                 std::clamp(p.y / cell_, 0, rows_ - 1));
}

std::optional<int> RouteMap::Lattice::OpenCellAt(Point p) const {
  const int here = CellAt(p);
  if (rates_[static_cast<size_t>(here)] != Going::kClosed) return here;
  std::optional<int> nearest;
  int64_t least = std::numeric_limits<int64_t>::max();
  for (int i = 0; i < columns_ * rows_; ++i) {
    if (rates_[static_cast<size_t>(i)] == Going::kClosed) continue;
    const int64_t distance = NormSquared(PointOf(i) - p);
    if (distance < least) {
      least = distance;
      nearest = i;
    }
  }
  return nearest;
}

int64_t RouteMap::Lattice::StraightCost(Point a, Point b) const {
  // The same samples whichever way it is gone.
  if (std::pair(b.x, b.y) < std::pair(a.x, a.y)) std::swap(a, b);
  const int64_t length = LengthOf(b - a).ticks;
  const int64_t pieces = std::max<int64_t>(1, length * 2 / cell_);
  int64_t sum = 0;
  for (int64_t k = 0; k <= pieces; ++k) {
    const auto part = [&](int32_t from, int32_t to) {
      return from + static_cast<int32_t>(int64_t{to - from} * k / pieces);
    };
    const int rate =
        rates_[static_cast<size_t>(CellAt({part(a.x, b.x), part(a.y, b.y)}))];
    if (rate == Going::kClosed) return -1;
    // Both ends count half.
    sum += (k == 0 || k == pieces) ? rate : 2 * rate;
  }
  int64_t cost = length * sum / (2 * pieces * Going::kOpen);
  if (crossing_ > Length{}) {
    const Segment way = {a, b};
    for (const Crossing& crossing : crossings_) {
      if (!Apart(crossing.box, BoxOf(way), {}) && Crosses(crossing.line, way)) {
        cost += crossing_.ticks;
      }
    }
  }
  return cost;
}

std::vector<Point> RouteMap::Lattice::Straightened(
    const std::vector<Point>& points) const {
  // The farthest point that can be reached straight for no more than along
  // the way replaces all between.
  std::vector<Point> straight = {points.front()};
  size_t at = 0;
  while (at + 1 < points.size()) {
    size_t next = at + 1;
    int64_t along = StraightCost(points[at], points[next]);
    for (size_t k = at + 2; k < points.size(); ++k) {
      along += StraightCost(points[k - 1], points[k]);
      const int64_t direct = StraightCost(points[at], points[k]);
      if (direct >= 0 && direct <= along) next = k;
    }
    straight.push_back(points[next]);
    at = next;
  }
  return straight;
}

// The straight way at the best rate there is.
class RouteMap::Lattice::Heuristic
    : public boost::astar_heuristic<Graph, int32_t> {
 public:
  Heuristic(const Lattice& lattice, Point aim) : lattice_(lattice), aim_(aim) {}
  int32_t operator()(uint64_t v) const {
    const Vec way = aim_ - lattice_.PointOf(static_cast<int>(v));
    // A tick less for each rounding on the way keeps it a lower bound.
    const int64_t length = LengthOf(way).ticks;
    return static_cast<int32_t>(length * lattice_.best_rate_ / Going::kOpen *
                                99 / 100);
  }

 private:
  const Lattice& lattice_;
  Point aim_;
};

std::optional<Route> RouteMap::Lattice::Find(Point from, Point to) const {
  const auto start = OpenCellAt(from);
  const auto goal = OpenCellAt(to);
  if (!start || !goal) return std::nullopt;
  const Point aim = PointOf(*goal);
  const auto size = static_cast<size_t>(columns_ * rows_);
  std::vector<int> previous(size);
  std::vector<int32_t> distance(size, kUnreached);
  std::vector<int32_t> rank(size, kUnreached);
  std::vector<boost::default_color_type> colour(size);

  bool settled = false;
  const boost::filtered_graph<Graph, Unsettled> open(graph_,
                                                     Unsettled{&settled});
  const auto index = boost::get(boost::vertex_index, graph_);
  boost::astar_search(
      open, static_cast<uint64_t>(*start), Heuristic(*this, aim),
      boost::predecessor_map(
          boost::make_iterator_property_map(previous.begin(), index))
          .distance_map(
              boost::make_iterator_property_map(distance.begin(), index))
          .rank_map(boost::make_iterator_property_map(rank.begin(), index))
          .color_map(boost::make_iterator_property_map(colour.begin(), index))
          .weight_map(boost::get(&EdgeCost::cost, graph_))
          .vertex_index_map(index)
          .distance_inf(kUnreached)
          .visitor(SettleGoal(static_cast<uint64_t>(*goal), &settled)));
  if (!settled) return std::nullopt;

  std::vector<Point> cells;
  for (int v = *goal; v != *start; v = previous[static_cast<size_t>(v)]) {
    cells.push_back(PointOf(v));
  }
  std::reverse(cells.begin(), cells.end());
  // The middles of the first and the last cell give way to the points asked
  // for.
  if (!cells.empty()) cells.pop_back();
  std::vector<Point> points = {from};
  points.insert(points.end(), cells.begin(), cells.end());
  if (to != from) points.push_back(to);
  Route route;
  route.cost = {distance[static_cast<size_t>(*goal)]};
  route.points = Straightened(points);
  return route;
}

CostField RouteMap::Lattice::CostsTo(Point goal) const {
  CostField field;
  field.columns_ = columns_;
  field.rows_ = rows_;
  field.cell_ = {cell_};
  field.costs_.assign(static_cast<size_t>(columns_ * rows_), -1);
  const auto start = OpenCellAt(goal);
  if (!start) return field;
  // Every step costs the same both ways, so costs from the goal are costs to
  // it.
  std::vector<int32_t> distance(field.costs_.size());
  const auto index = boost::get(boost::vertex_index, graph_);
  boost::dijkstra_shortest_paths(
      graph_, static_cast<uint64_t>(*start),
      boost::distance_map(
          boost::make_iterator_property_map(distance.begin(), index))
          .weight_map(boost::get(&EdgeCost::cost, graph_))
          .vertex_index_map(index)
          .distance_inf(kUnreached));
  for (size_t i = 0; i < distance.size(); ++i) {
    if (distance[i] != kUnreached) field.costs_[i] = distance[i];
  }
  return field;
}

std::optional<Length> CostField::From(Point p) const {
  const int column = std::clamp(p.x / cell_.ticks, 0, columns_ - 1);
  const int row = std::clamp(p.y / cell_.ticks, 0, rows_ - 1);
  const int32_t cost = costs_[static_cast<size_t>(row * columns_ + column)];
  if (cost < 0) return std::nullopt;
  return Length{cost};
}

RouteMap::RouteMap(const RouteGround& ground, const Going& going)
    : lattice_(std::make_unique<Lattice>(ground, going)) {}
RouteMap::~RouteMap() = default;
RouteMap::RouteMap(RouteMap&&) noexcept = default;
RouteMap& RouteMap::operator=(RouteMap&&) noexcept = default;

std::optional<Route> RouteMap::Find(Point from, Point to) const {
  return lattice_->Find(from, to);
}
CostField RouteMap::CostsTo(Point goal) const {
  return lattice_->CostsTo(goal);
}

}  // namespace berthier
