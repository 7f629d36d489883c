#include "engine/tabletop/run.h"

#include <algorithm>

#include "engine/geometry/sweep.h"
#include "engine/tabletop/scaled.h"

namespace berthier {
namespace {

// The block with every side moved inward.
Block Shrunk(const Block& block, Length by) {
  const auto along = [&](Vec v) {
    return Scaled(v, by.ticks, std::max(1, LengthOf(v).ticks));
  };
  const Vec ahead = along(block.left + block.right);
  const Vec aside = along(block.right - block.left);
  return {block.centre, block.left - ahead + aside,
          block.right - ahead - aside};
}

}  // namespace

Length RunTo(const Block& block, UnitVec way, PolygonView polygon, Length limit,
             Length seam) {
  const Length run = FreeRun(Shrunk(block, seam), way, polygon, limit + seam);
  return std::max(run - seam, Length{});
}

Length RunToEdge(const Box& box, Length width, Length depth, UnitVec way,
                 Length limit) {
  int64_t most = limit.ticks;
  const auto keep = [&](int64_t room, int64_t speed) {
    if (speed <= 0) return;
    most = std::min(most, std::max<int64_t>(room, 0) * kUnit / speed);
  };
  keep(box.low.x, -int64_t{way.x});
  keep(box.low.y, -int64_t{way.y});
  keep(int64_t{width.ticks} - box.high.x, way.x);
  keep(int64_t{depth.ticks} - box.high.y, way.y);
  return Ticks(static_cast<int32_t>(most));
}

}  // namespace berthier
