#include "arenas/table/raster.h"

#include <utility>

namespace berthier {
namespace {

// East, north, west, south.
constexpr Vec kWays[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

}  // namespace

Raster::Raster(int left, int low, int width, int depth)
    : left_(left),
      low_(low),
      width_(width),
      depth_(depth),
      filled_(static_cast<size_t>(width) * static_cast<size_t>(depth)) {}

std::vector<std::vector<Point>> Raster::Outlines() const {
  // An edge begins at a corner and runs with the filled square on its left.
  const auto is_edge = [&](Point p, int way) {
    switch (way) {
      case 0:
        return Has(p.x, p.y) && !Has(p.x, p.y - 1);
      case 1:
        return Has(p.x - 1, p.y) && !Has(p.x, p.y);
      case 2:
        return Has(p.x - 1, p.y - 1) && !Has(p.x - 1, p.y);
      default:
        return Has(p.x, p.y - 1) && !Has(p.x - 1, p.y - 1);
    }
  };
  std::vector<std::vector<Point>> loops;
  // Every loop has an edge to the east: under which squares it has been walked.
  std::vector<uint8_t> walked(filled_.size());
  for (int y = low_; y < low_ + depth_; ++y) {
    for (int x = left_; x < left_ + width_; ++x) {
      const Point start = {x, y};
      if (!is_edge(start, 0) || walked[At(x, y)] != 0) continue;
      std::vector<Point> loop;
      Point p = start;
      int way = 0;
      do {
        if (way == 0) walked[At(p.x, p.y)] = 1;
        p = p + kWays[way];
        // Left before right: squares that meet in a corner stay apart.
        for (const int turn : {1, 0, 3}) {
          const int next = (way + turn) % 4;
          if (!is_edge(p, next)) continue;
          if (turn != 0) loop.push_back(p);
          way = next;
          break;
        }
      } while (p != start || way != 0);
      loops.push_back(std::move(loop));
    }
  }
  return loops;
}

}  // namespace berthier
