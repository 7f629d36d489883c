#include "engine/model/guide.h"

namespace berthier {

Measure MeasureOf(PolygonView from, PolygonView to) {
  const NearestPair nearest = NearestPoints(from, to);
  return {
      .from = nearest.on_a, .to = nearest.on_b, .length = Distance(from, to)};
}

}  // namespace berthier
