// Squares of a grid that are filled, and the outlines of what they fill.
//
// Laws: every edge between a filled square and one that is not lies on exactly
// one loop; a point is in the filled part exactly when a ray from it crosses
// the loops an odd number of times; no three points of a loop that follow one
// another lie on one line.
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
  // Squares (x, y) with left <= x < left + width, low <= y < low + depth.
  Raster(int left, int low, int width, int depth);

  bool Holds(int x, int y) const {
    return x >= left_ && x < left_ + width_ && y >= low_ && y < low_ + depth_;
  }
  bool Has(int x, int y) const { return Holds(x, y) && filled_[At(x, y)] != 0; }
  // Only what it holds.
  void Fill(int x, int y) { filled_[At(x, y)] = 1; }

  // In corners of squares: (x, y) is the lower left one of square (x, y). Round
  // filled squares counter-clockwise, round holes clockwise.
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
