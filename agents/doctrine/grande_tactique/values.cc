#include "agents/doctrine/grande_tactique/values.h"

#include <algorithm>

namespace berthier::grande_tactique {

double UseOf(Field f, UnitId u, double from_home) {
  const UnitState& unit = f.unit(u);
  switch (unit.cohesion) {
    case Cohesion::kSilenced: {
      bool in_reach = false;
      f.scenario.side(Opponent(f.data(u).side)).units.ForEach([&](UnitId e) {
        constexpr int64_t kNear = 2 * kTicksPerInch;
        in_reach = in_reach || (Effective(f, e) && !f.scenario.IsArtillery(e) &&
                                NormSquared(f.unit(e).centre - unit.centre) <
                                    kNear * kNear);
      });
      return in_reach ? kUse.silenced_in_reach : kUse.silenced;
    }
    case Cohesion::kFleeing: {
      const double flights =
          from_home /
          (f.scenario.IsCavalry(u) ? kHorseFlight : kFootFlight);
      return kUse.fleeing - kUse.fleeing_short * std::max(0.0, 2 - flights);
    }
    case Cohesion::kDisrupted: {
      if (unit.Has(Flag::kExhausted)) return kUse.exhausted;
      const DivisionId division = f.data(u).division;
      return IsSome(division) && f.state.division(division).collapsed != 0
                 ? kUse.disrupted_collapsed
                 : kUse.disrupted;
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
