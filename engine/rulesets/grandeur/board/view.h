// A view of a position, and what follows from its flags and lists alone: the
// measures of section 2.1 and the states of section 2.8 that need no geometry.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_VIEW_H_

#include "engine/geometry/block.h"
#include "engine/rulesets/grandeur/facts/codes.h"
#include "engine/rulesets/grandeur/facts/scenario.h"
#include "engine/rulesets/grandeur/facts/state.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {

struct PositionView {
  const Scenario& scenario;
  const State& state;

  const UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
  const SideData& own(UnitId u) const { return scenario.side(data(u).side); }
  const SideData& foes(UnitId u) const {
    return scenario.side(Opponent(data(u).side));
  }
};

// ---- Measure ----------------------------------------------------------------

// n U in ticks; halved with OPT-DIVSCALE (GRA-I-64).
inline Length Units(PositionView f, int n) {
  const Length length = Centimetres(n);
  return IsOn(f.scenario.options.division_scale) ? length / 2 : length;
}
// 0.5 U
inline Length Gap(PositionView f) {
  const Length length = Ticks(kGapTicks);
  return IsOn(f.scenario.options.division_scale) ? length / 2 : length;
}
// M of the unit, unhalved by ground.
inline Length MoveOf(PositionView f, UnitId u) {
  return Units(f, f.data(u).move);
}

inline Block BlockOf(PositionView f, UnitId u) { return f.unit(u).block(); }
// Bases that stand side by side at an odd angle may overlap by the rounding of
// their corners: so much is no overlap.
inline constexpr Length kSeam = Ticks(2);

// ---- States (2.8, IMP-STA) --------------------------------------------------

inline int VbuOf(PositionView f, UnitId u) {
  return f.data(u).vbu - f.unit(u).losses;
}
inline bool IsExhausted(PositionView f, UnitId u) {
  return 2 * f.unit(u).losses >= f.data(u).vbu;
}
inline bool InMelee(PositionView f, UnitId u) {
  for (int i = 0; i < f.state.link_count; ++i) {
    if (f.state.links[static_cast<size_t>(i)].Concerns(u)) return true;
  }
  return false;
}
inline bool InBua(PositionView f, UnitId u) { return IsSome(f.unit(u).bua); }
// Has a ZoC (IMP-ZOC-01, IMP-BUA-04).
inline bool HasZone(PositionView f, UnitId u) {
  const UnitState& unit = f.unit(u);
  return unit.on_table() && !unit.disordered() && !InBua(f, u) &&
         !InMelee(f, u);
}
// The leader attached to the unit; kNone if there is none.
inline LeaderId LeaderOf(PositionView f, UnitId u) { return f.unit(u).leader; }
inline bool HasBrave(PositionView f, UnitId u) {
  const LeaderId l = f.unit(u).leader;
  return IsSome(l) && f.scenario.leader(l).brave;
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_VIEW_H_
