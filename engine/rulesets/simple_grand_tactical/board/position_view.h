// Read-only queries of a position: footprints, distances, command.
//
// Every query takes a PositionView. All functions here are pure and allocate
// nothing.
//
//   if (const UnitId e = EnemyInContact(f.state, u); IsSome(e)) {
//     return Refuse(f, RefusalCode::kInContact, u, e);
//   }
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_POSITION_VIEW_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_POSITION_VIEW_H_

#include "engine/geometry/block.h"
#include "engine/geometry/polygon.h"
#include "engine/rulesets/simple_grand_tactical/facts/codes.h"
#include "engine/rulesets/simple_grand_tactical/facts/scenario.h"
#include "engine/rulesets/simple_grand_tactical/facts/state.h"

namespace berthier::simple_grand_tactical {

struct PositionView {
  const Scenario& scenario;
  const State& state;

  const UnitState& unit(UnitId u) const { return state.unit(u); }
  const UnitData& data(UnitId u) const { return scenario.unit(u); }
  Arm arm(UnitId u) const { return data(u).arm; }
  bool IsInfantry(UnitId u) const { return arm(u) == Arm::kInfantry; }
  bool IsCavalry(UnitId u) const { return arm(u) == Arm::kCavalry; }
  bool IsBattery(UnitId u) const { return arm(u) == Arm::kArtillery; }
  const SideData& own(UnitId u) const { return scenario.side(data(u).side); }
  const SideData& foes(UnitId u) const {
    return scenario.side(Opponent(data(u).side));
  }
};

// ---- Tolerances (SGT-GEO-01, 05, 06, 16, 19, 24, 25, 31): ticks of 1/400 cm -

inline constexpr Length kContact = Ticks(40);          // 0.10 cm
inline constexpr Length kBatteriesTouch = Ticks(200);  // 0.50 cm (FIR-16)
inline constexpr Length kKeepOff = Ticks(80);          // 0.2 cm from enemies
inline constexpr Length kOverlap = Ticks(20);          // 0.05 cm of overlap
inline constexpr Length kInto = Ticks(40);             // 0.1 cm into an area
inline constexpr Length kLimit = Ticks(4);             // 0.01 cm: "at most"
inline constexpr Length kEdge = Ticks(200);            // 0.5 cm of a side
inline constexpr Length kCloser = Ticks(200);          // 0.5 cm: moves "toward"

// ---- Footprints (4.1) -------------------------------------------------------

// Front and depth of the footprint in that formation (SGT-BAS-03 to 09).
BaseSize SizeOf(const UnitData& data, Formation formation);
inline BaseSize SizeOf(PositionView f, UnitId u) {
  return SizeOf(f.data(u), f.unit(u).formation);
}
inline Block BlockOf(PositionView f, UnitId u) { return f.unit(u).block(); }
// Middle of the front edge; the centre if in square or deployed (GEO-10, 11).
Point FrontPoint(PositionView f, UnitId u);
// The pose after a change from formation `from` to `to` (GEO-21). Infantry and
// cavalry keep their facing and the middle of their front edge and ignore
// `facing`. Artillery keeps the centre of its gun base and turns to `facing`.
Pose PoseAfterChange(const UnitData& data, Pose pose, Formation from,
                     Formation to, Heading facing);
// Whether a unit of that arm may ever be in that formation (BAS-10).
bool IsFormationOf(Arm arm, Formation formation);

// ---- Distances --------------------------------------------------------------

// From edge to edge of two footprints; 0 if they overlap (GEO-03).
Length DistanceBetween(PositionView f, UnitId a, UnitId b);
// From p to the footprint of u; 0 if p is inside it.
Length DistanceFrom(PositionView f, Point p, UnitId u);
// Of those in `among` that are on the table, the one whose footprint is nearest
// to that of u. Ties: nearer centre, then lower id (RET-02); what the rounding
// of slanting footprints makes of a tie is one too. kNone if none is there.
UnitId NearestOf(PositionView f, UnitId u, const UnitSet& among);
UnitId NearestEnemy(PositionView f, UnitId u);
// The unit with the lowest id in `among`, other than `self`, that is on the
// table and overlaps the block by more than kOverlap; kNone if there is none.
UnitId UnitUnder(PositionView f, const Block& block, UnitId self,
                 const UnitSet& among);

// ---- Command and generals (4.4, 4.5, 4.18) ----------------------------------

// True if g may be attached to u and help it (GEN-02): g is a divisional
// general of the corps and arm of u or, with SGT-OPT-06, its corps commander.
// No general works for artillery.
bool WorksFor(PositionView f, GeneralId g, UnitId u);
// The general attached to u, if he works for it; kNone otherwise.
GeneralId HelperOf(PositionView f, UnitId u);
// True if the corps commander of u can spend a pass on it: he is on the table,
// within 30 cm of u, and his corps has a pass left (CMD-02, 03).
bool InReachOfPass(PositionView f, UnitId u);
// True if the corps has no chips left (FAT-10). A side's only corps is never
// exhausted unless SGT-OPT-03 is on.
bool IsExhausted(PositionView f, CorpsId c);
// FAT-11: u may move or charge toward enemies, because its corps is not
// exhausted or a general is attached to it.
bool MayApproach(PositionView f, UnitId u);

// Chips the side can lose before it is defeated: its base and a bonus or malus
// for objectives (VIC-01 to 03).
int ArmyMorale(PositionView f, Side side);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_POSITION_VIEW_H_
