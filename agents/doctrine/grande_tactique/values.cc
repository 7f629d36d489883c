#include "agents/doctrine/grande_tactique/values.h"

#include <algorithm>

namespace berthier::grande_tactique {

std::span<const NamedWeight<Weights>> Weights::Rows() {
  static constexpr NamedWeight<Weights> kNamed[] = {
#define BERTHIER_GT_WEIGHT(name, orders, value, what) \
  {#name, what, &Weights::name},
      BERTHIER_GT_WEIGHTS(BERTHIER_GT_WEIGHT)
#undef BERTHIER_GT_WEIGHT
  };
  return kNamed;
}

double UseOf(PositionView f, UnitId u, double from_home,
             const Weights& weights) {
  const UnitState& unit = f.unit(u);
  switch (unit.cohesion) {
    case Cohesion::kSilenced: {
      // GT-CMD-30: whoever comes up spikes it at once.
      bool in_reach = false;
      f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
        if (in_reach || f.scenario.IsArtillery(e) || !Effective(f, e)) return;
        const bool coherent = Coherent(f, e);
        const int64_t reach = (f.scenario.IsCavalry(e) ? (coherent ? 10 : 6)
                                                       : (coherent ? 5 : 3)) *
                              kTicksPerInch;
        in_reach = NormSquared(f.unit(e).centre - unit.centre) < reach * reach;
      });
      return in_reach ? weights.silenced_in_reach : weights.silenced;
    }
    case Cohesion::kFleeing: {
      const double flights =
          from_home / (f.scenario.IsCavalry(u) ? kHorseFlight : kFootFlight);
      return weights.fleeing -
             weights.fleeing_short * std::max(0.0, 2 - flights);
    }
    case Cohesion::kDisrupted: {
      if (unit.Has(Flag::kExhausted)) return weights.exhausted;
      const DivisionId division = f.data(u).division;
      return IsSome(division) && f.state.division(division).collapsed != 0
                 ? weights.disrupted_collapsed
                 : weights.disrupted;
    }
    case Cohesion::kCoherent:
      break;
  }
  return 1;
}

double LostShare(const UnitState& unit) {
  switch (unit.presence) {
    case Presence::kDestroyed:
      return 1;
    case Presence::kFledOff:
      return 0.5;
    default:
      return 0;
  }
}

}  // namespace berthier::grande_tactique
