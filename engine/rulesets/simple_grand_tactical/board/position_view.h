// Looking at a position: footprints, distances, command.
//
// PositionView is what every question about a position is asked of. All
// functions here are pure and allocate nothing.
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

// ---- Slack (SGT-GEO-01, 05, 06, 16, 19, 24, 25, 31), in ticks of 1/400 cm
// ------

inline constexpr Length kContact = Ticks(40);          // 0.10 cm
inline constexpr Length kBatteriesTouch = Ticks(200);  // 0.50 cm (FIR-16)
inline constexpr Length kKeepOff = Ticks(80);          // 0.2 cm from enemies
inline constexpr Length kOverlap = Ticks(20);          // 0.05 cm of penetration
inline constexpr Length kInto = Ticks(40);             // 0.1 cm into an area
inline constexpr Length kLimit = Ticks(4);             // 0.01 cm: "at most"
inline constexpr Length kEdge = Ticks(200);            // 0.5 cm of an edge
inline constexpr Length kCloser = Ticks(200);          // 0.5 cm: "toward"

// ---- Footprints (4.1) -------------------------------------------------------

BaseSize SizeOf(const UnitData& data, Formation formation);
inline BaseSize SizeOf(PositionView f, UnitId u) {
  return SizeOf(f.data(u), f.unit(u).formation);
}
inline Block BlockOf(PositionView f, UnitId u) { return f.unit(u).block(); }
// Middle of the front edge; the centre of who faces all ways (GEO-10, 11).
Point FrontPoint(PositionView f, UnitId u);
// The pose in another formation: middle of the front edge and facing kept
// (GEO-21); artillery keeps its gun base where it is and turns it, or its
// limber, to `facing`, which other arms do not look at.
Pose PoseAfterChange(const UnitData& data, Pose pose, Formation from,
                     Formation to, Heading facing);
// Whether a unit of that arm may ever be in that formation (BAS-10).
bool IsFormationOf(Arm arm, Formation formation);

// ---- Distances --------------------------------------------------------------

// From edge to edge (GEO-03).
Length DistanceBetween(PositionView f, UnitId a, UnitId b);
Length DistanceFrom(PositionView f, Point p, UnitId u);
// Enemy of u on the table whose footprint is nearest to it; ties: nearer
// centres, then lower id (RET-02). kNone if there is none.
UnitId NearestEnemy(PositionView f, UnitId u);
// The unit on the table, `self` aside, that the block overlaps by more than
// kOverlap: the lowest id of `among`. kNone if there is none.
UnitId UnitUnder(PositionView f, const Block& block, UnitId self,
                 const UnitSet& among);

// ---- Command and generals (4.4, 4.5, 4.18) ----------------------------------

// The divisional general (with SGT-OPT-06 the corps commander too) g works for
// units of this arm and corps (GEN-02).
bool WorksFor(PositionView f, GeneralId g, UnitId u);
// Attached and able to help u; kNone if nobody is.
GeneralId HelperOf(PositionView f, UnitId u);
// The commander of its corps may spend a pass on u: he is on the table, within
// 30 cm, and has one (CMD-02, 03).
bool InReachOfPass(PositionView f, UnitId u);
// FAT-10, SGT-OPT-03.
bool IsExhausted(PositionView f, CorpsId c);
// FAT-11: it may move or charge toward enemies.
bool MayApproach(PositionView f, UnitId u);

// VIC-01 to 03.
int ArmyMorale(PositionView f, Side side);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_BOARD_POSITION_VIEW_H_
