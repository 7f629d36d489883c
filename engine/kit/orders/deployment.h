// Free deployment: places in a zone, on a lattice or at random.
//
//   AnyPlace(zone, Inches(1), Inches(1), [&](Point p) {
//     order.pose.centre = p;
//     return CheckDeploy(f, order).ok();  // true stops
//   });
#ifndef BERTHIER_ENGINE_KIT_ORDERS_DEPLOYMENT_H_
#define BERTHIER_ENGINE_KIT_ORDERS_DEPLOYMENT_H_

#include <algorithm>
#include <cstdint>

#include "engine/geometry/point.h"
#include "engine/geometry/units.h"
#include "engine/model/chooser.h"
#include "engine/tabletop/box.h"

namespace berthier {

// Calls f(Point) for each point of a lattice, row by row, until f returns true;
// returns whether it did. The first point is `inset` inside the zone, the
// others are `step` apart.
template <typename F>
bool AnyPlace(const Box& zone, Length inset, Length step, F&& f) {
  for (int32_t y = zone.low.y + inset.ticks; y < zone.high.y; y += step.ticks) {
    for (int32_t x = zone.low.x + inset.ticks; x < zone.high.x;
         x += step.ticks) {
      if (f(Point{x, y})) return true;
    }
  }
  return false;
}

// A uniformly random point of the zone.
inline Point DrawIn(Chooser& chooser, const Box& zone) {
  const auto below = [&](int32_t span) {
    return static_cast<int32_t>(
        chooser.Below(static_cast<uint32_t>(std::max(1, span))));
  };
  const int32_t x = below(zone.high.x - zone.low.x);
  const int32_t y = below(zone.high.y - zone.low.y);
  return {zone.low.x + x, zone.low.y + y};
}

// Calls f(Point) for up to `tries` random points until f returns true; returns
// whether it did.
template <typename F>
bool DrawPlace(Chooser& chooser, const Box& zone, int tries, F&& f) {
  for (int i = 0; i < tries; ++i) {
    if (f(DrawIn(chooser, zone))) return true;
  }
  return false;
}

}  // namespace berthier

#endif  // BERTHIER_ENGINE_KIT_ORDERS_DEPLOYMENT_H_
