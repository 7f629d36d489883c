// The mean of a number of points.
//
//   MeanPlace mean;
//   for (const Point point : points) mean.Add(point);
//   std::optional<Point> place = mean.Get();
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_MEAN_PLACE_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_MEAN_PLACE_H_

#include <cstdint>
#include <optional>

#include "engine/geometry/point.h"

namespace berthier {

class MeanPlace {
 public:
  void Add(Point point) {
    x_ += point.x;
    y_ += point.y;
    ++n_;
  }
  // nullopt: of none.
  std::optional<Point> Get() const {
    if (n_ == 0) return std::nullopt;
    return Point{static_cast<int32_t>(x_ / n_), static_cast<int32_t>(y_ / n_)};
  }

 private:
  int64_t x_ = 0;
  int64_t y_ = 0;
  int64_t n_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_MEAN_PLACE_H_
