// A grid of filled and empty squares, and the outlines of the filled area.
//
// Laws: every edge between a filled and an empty square lies on exactly one
// loop; a point is in the filled area exactly if a ray from it crosses the
// loops an odd number of times; no three successive points of a loop are
// collinear.
//
//   Raster raster(-8, -8, 16, 16);
//   raster.Fill(0, 0);
//   raster.Outlines();  // {{0, 0}, {1, 0}, {1, 1}, {0, 1}}
#ifndef BERTHIER_ARENAS_TABLE_RASTER_H_
#define BERTHIER_ARENAS_TABLE_RASTER_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/geometry/point.h"

namespace berthier {

class Raster {
 public:
  // Holds the squares (x, y) with left <= x < left + width and
  // low <= y < low + depth, all of them empty.
  Raster(int left, int low, int width, int depth);

  bool Holds(int x, int y) const {
    return x >= left_ && x < left_ + width_ && y >= low_ && y < low_ + depth_;
  }
  // Whether a square is filled; false outside the grid.
  bool Has(int x, int y) const { return Holds(x, y) && filled_[At(x, y)] != 0; }
  // The square must be held.
  void Fill(int x, int y) { filled_[At(x, y)] = 1; }

  // Loops of square corners, where point (x, y) is the lower left corner of
  // square (x, y): counter-clockwise around filled areas, clockwise around
  // holes.
  std::vector<std::vector<Point>> Outlines() const;

 private:
  size_t At(int x, int y) const {
    return static_cast<size_t>(y - low_) * static_cast<size_t>(width_) +
           static_cast<size_t>(x - left_);
  }

  int left_, low_, width_, depth_;
  std::vector<uint8_t> filled_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_RASTER_H_
