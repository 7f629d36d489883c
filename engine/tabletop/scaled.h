// Vectors multiplied by a fraction, rounded to the nearest tick.
//
// Laws: Scaled(v, n, n) = v; Scaled(-v, m, n) = -Scaled(v, m, n).
//
//   const Point middle = a + Scaled(b - a, 1, 2);
#ifndef BERTHIER_ENGINE_TABLETOP_SCALED_H_
#define BERTHIER_ENGINE_TABLETOP_SCALED_H_

#include <cstdint>

#include "engine/geometry/point.h"
#include "engine/geometry/wide.h"

namespace berthier {

// v times part / whole; whole > 0.
constexpr Vec Scaled(Vec v, int64_t part, int64_t whole) {
  const auto scale = [&](int32_t x) {
    return static_cast<int32_t>(RoundedDivide(Wide{x} * part, whole));
  };
  return {scale(v.x), scale(v.y)};
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_TABLETOP_SCALED_H_
