#include "agents/doctrine/kit/ways.h"

#include <algorithm>
#include <cmath>

namespace berthier {
namespace {

// Going in sixteen directions instead of straight costs up to so much more,
// and the ends are as fine as a cell.
constexpr double kDetour = 1.04;
constexpr double kEnds = 0.5;
// Closed ground must not look nearer than the open ground beside it.
constexpr double kClosed = 12;

}  // namespace

Ways::Ways(const RouteMap& map, Spot goal)
    : goal_(goal), field_(map.CostsTo(PointOf(goal))) {}

double Ways::InchesFrom(Spot p) const {
  // Between the middles of the four cells around p.
  const double cell = field_.cell().ticks / double{kTicksPerInch};
  const Spot at = p * (1 / cell) - Spot{0.5, 0.5};
  const Spot low = {std::floor(at.x), std::floor(at.y)};
  double sum = 0, weight = 0;
  for (const int i : {0, 1}) {
    for (const int k : {0, 1}) {
      const Spot corner = low + Spot{double(i), double(k)};
      const auto cost = field_.From(PointOf((corner + Spot{0.5, 0.5}) * cell));
      if (!cost) continue;
      const double share =
          (1 - std::abs(at.x - corner.x)) * (1 - std::abs(at.y - corner.y));
      sum += share * cost->ticks / kTicksPerInch;
      weight += share;
    }
  }
  const double straight = Norm(goal_ - p);
  if (weight < 0.2) return straight + kClosed;
  const double round = sum / weight;
  return round < straight * kDetour + kEnds ? straight : round;
}

Spot Ways::Ahead(Spot p, double inches) const {
  if (InchesFrom(p) <= Norm(goal_ - p)) return goal_;
  const auto ahead = field_.Along(
      PointOf(p), Ticks(static_cast<int32_t>(inches * kTicksPerInch)));
  return ahead ? SpotOf(*ahead) : goal_;
}

}  // namespace berthier
