// Read-only queries of a position: derived predicates of section 2.8, command
// radii, distances.
//
// Every query takes a PositionView. All functions here are pure and allocate
// nothing. Headings are the engine's (clockwise from north), not those of the
// catalogue. Geometry of arcs, zones and contacts: zones.h; ground: terrain.h.
//
//   if (InMelee(f, u)) return Refuse(f, RefusalCode::kInMelee, u);
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POSITION_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POSITION_VIEW_H_

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
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
// The base; the polygon of its BUA while it occupies one (IMP-BUA-08).
SmallPolygon OutlineOf(PositionView f, UnitId u);
// Base of an unattached leader (GRA-BAS-04), aligned with the table; of an
// attached one, the outline of his unit.
SmallPolygon OutlineOf(PositionView f, LeaderId l);
// Base of a leader who stands there.
Block LeaderBlock(PositionView f, LeaderId l, Point centre);
// From outline to outline: 0 if they touch (5.6).
Length DistanceBetween(PositionView f, UnitId a, UnitId b);
bool WithinOf(PositionView f, UnitId a, UnitId b, Length limit);

// ---- States (2.8, IMP-STA) --------------------------------------------------

inline int VbuOf(PositionView f, UnitId u) {
  return f.data(u).vbu - f.unit(u).losses;
}
inline bool IsExhausted(PositionView f, UnitId u) {
  return 2 * f.unit(u).losses >= f.data(u).vbu;
}
bool InMelee(PositionView f, UnitId u);
inline bool InBua(PositionView f, UnitId u) { return IsSome(f.unit(u).bua); }
// GRA-SQR-01, GRA-APX-01: massed or in square.
bool IsFormed(PositionView f, UnitId u);
// Of all enemies linked to u the one of the greatest contact width (2.8);
// kNone without links.
UnitId PrimaryOf(PositionView f, UnitId u);
// Has a ZoC (IMP-ZOC-01, IMP-BUA-04).
bool HasZone(PositionView f, UnitId u);
// A unit on the table that occupies the piece; kNone if it is empty.
UnitId OccupantOf(PositionView f, PieceId p);

// ---- Command (4.4) ----------------------------------------------------------

// The effective radius (GRA-CMD-04); the leader must be on the table.
Length RadiusOf(PositionView f, LeaderId l);
// True if the unit (the leader) is within the effective radius of l. False if l
// is kNone or not on the table.
bool InRadius(PositionView f, LeaderId l, UnitId u);
bool InRadius(PositionView f, LeaderId l, LeaderId who);
// GRA-CMD-07, GRA-CMD-08, OPT-CHAIN-ANY.
bool InCommand(PositionView f, UnitId u);
// The leader attached to the unit; kNone if there is none.
inline LeaderId LeaderOf(PositionView f, UnitId u) { return f.unit(u).leader; }
inline bool HasBrave(PositionView f, UnitId u) {
  const LeaderId l = f.unit(u).leader;
  return IsSome(l) && f.scenario.leader(l).brave;
}

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_BOARD_POSITION_VIEW_H_
