#include "arenas/analysis/wire_estimates.h"

#include <cmath>

#include "arenas/analysis/review.h"
#include "arenas/pages/json.h"

namespace berthier {
namespace {

void Set(const Estimate& estimate, double scale, double base,
         wire::ReviewEstimate& told) {
  told.set_value(Told(base + scale * estimate.value));
  told.set_error(Told(std::abs(scale) * estimate.error));
  told.set_playouts(estimate.count);
}

}  // namespace

void SetPoints(const Estimate& estimate, wire::ReviewEstimate& told) {
  Set(estimate, PointsOf(1), 0, told);
}

void SetChance(const Estimate& estimate, wire::ReviewEstimate& told) {
  Set(estimate, PointsOf(1), ChanceOf(0), told);
}

void SetValue(const Estimate& estimate, wire::ReviewEstimate& told) {
  Set(estimate, 1, 0, told);
}

}  // namespace berthier
