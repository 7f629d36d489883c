#include "engine/tabletop/routes.h"

#include <algorithm>
#include <array>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>
#include <limits>
#include <utility>

#include "engine/geometry/direction.h"
#include "engine/geometry/polygon.h"
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

}  // namespace

class RouteMap::Lattice {
 public:
  Lattice(const RouteGround& ground, const Going& going);

  CostField CostsTo(Point goal) const;

 private:
  int IndexAt(int column, int row) const { return row * columns_ + column; }
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

  int columns_;
  int rows_;
  int32_t cell_;
  std::vector<uint8_t> rates_;
  Graph graph_;
};

RouteMap::Lattice::Lattice(const RouteGround& ground, const Going& going)
    : columns_(std::max(1, ground.width.ticks / going.cell.ticks)),
      rows_(std::max(1, ground.depth.ticks / going.cell.ticks)),
      cell_(going.cell.ticks) {
  const int cells = columns_ * rows_;
  rates_.resize(static_cast<size_t>(cells));
  for (int i = 0; i < cells; ++i) {
    rates_[static_cast<size_t>(i)] =
        static_cast<uint8_t>(Rate(ground, going, PointOf(i)));
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
    if (!Within(p, patch.polygon, closed ? going.keep : Length{})) continue;
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
  return length * sum / (2 * pieces * Going::kOpen);
}

CostField RouteMap::Lattice::CostsTo(Point goal) const {
  CostField field;
  field.columns_ = columns_;
  field.rows_ = rows_;
  field.cell_ = {cell_};
  field.costs_.assign(rates_.size(), -1);
  field.next_.resize(rates_.size());
  const auto start = OpenCellAt(goal);
  if (!start) return field;
  // Every step costs the same both ways: costs from the goal are costs to it,
  // and what comes before on the way from it comes next on the way to it.
  std::vector<int32_t> distance(field.costs_.size());
  const auto index = boost::get(boost::vertex_index, graph_);
  boost::dijkstra_shortest_paths(
      graph_, static_cast<uint64_t>(*start),
      boost::distance_map(
          boost::make_iterator_property_map(distance.begin(), index))
          .predecessor_map(
              boost::make_iterator_property_map(field.next_.begin(), index))
          .weight_map(boost::get(&EdgeCost::cost, graph_))
          .vertex_index_map(index)
          .distance_inf(kUnreached));
  for (size_t i = 0; i < distance.size(); ++i) {
    if (distance[i] != kUnreached) field.costs_[i] = distance[i];
  }
  return field;
}

int CostField::CellAt(Point p) const {
  const int column = std::clamp(p.x / cell_.ticks, 0, columns_ - 1);
  const int row = std::clamp(p.y / cell_.ticks, 0, rows_ - 1);
  return row * columns_ + column;
}

Point CostField::MiddleOf(int cell) const {
  return {cell % columns_ * cell_.ticks + cell_.ticks / 2,
          cell / columns_ * cell_.ticks + cell_.ticks / 2};
}

std::optional<Length> CostField::From(Point p) const {
  const int32_t cost = costs_[static_cast<size_t>(CellAt(p))];
  if (cost < 0) return std::nullopt;
  return Length{cost};
}

std::optional<Point> CostField::Along(Point p, Length length) const {
  const auto cost_of = [&](int cell) {
    return costs_[static_cast<size_t>(cell)];
  };
  int at = CellAt(p);
  if (cost_of(at) < 0) return std::nullopt;
  const int32_t left = std::max(0, cost_of(at) - length.ticks);
  while (cost_of(at) > left) at = next_[static_cast<size_t>(at)];
  return MiddleOf(at);
}

RouteMap::RouteMap(const RouteGround& ground, const Going& going)
    : lattice_(std::make_unique<Lattice>(ground, going)) {}
RouteMap::~RouteMap() = default;
RouteMap::RouteMap(RouteMap&&) noexcept = default;
RouteMap& RouteMap::operator=(RouteMap&&) noexcept = default;

CostField RouteMap::CostsTo(Point goal) const {
  return lattice_->CostsTo(goal);
}

}  // namespace berthier
