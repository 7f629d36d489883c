// Growing and shrinking the footprint of a unit.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_OUTLINE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_OUTLINE_H_

#include <cstdint>

#include "engine/geometry/block.h"
#include "engine/geometry/direction.h"

namespace berthier::simple_grand_tactical {

// The block with every side moved outward by `by` (inward if negative); corners
// are rounded to ticks.
inline Block Resized(const Block& block, Length by) {
  const Vec ahead = block.left + block.right;
  const Vec aside = block.right - block.left;
  const auto along = [&](Vec v) {
    const int64_t length = LengthOf(v).ticks;
    return length == 0
               ? Vec{}
               : Vec{static_cast<int32_t>(int64_t{v.x} * by.ticks / length),
                     static_cast<int32_t>(int64_t{v.y} * by.ticks / length)};
  };
  const Vec forward = along(ahead), right = along(aside);
  return {block.centre, block.left + forward - right,
          block.right + forward + right};
}

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_OUTLINE_H_
