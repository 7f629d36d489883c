// Measured moves: what a movement phase may be (D6, D14; GRA-MOV, IMP-MOV,
// IMP-ZOC, IMP-INT, IMP-BUA-03).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVES_H_

#include <array>

#include "engine/geometry/polygon.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// Whether u may take another movement phase at all (IMP-MOV-02, 11,
// IMP-RAL-02, IMP-ACT-05): the reasons that no choice of move can help.
Verdict CheckAnyPhase(PositionView f, UnitId u);
// kForward to kLeave of a single unit: legal, and `move` is what it does.
Verdict PlanMove(PositionView f, const Order& order, PlannedMove& move);
// kForward and kWheel of State::group; the subject is its first unit.
Verdict PlanGroupMove(PositionView f, const Order& order, PlannedMove& move);
// How far u can go straight ahead (or back) in a phase without meeting
// anything; 0 if it cannot. For proposals.
Length GreatestAdvance(PositionView f, UnitId u, bool rearward);

// ---- What a move does -------------------------------------------------------

// The rigid motion of a group: the pose of `u` when `first` goes to `to`.
Pose PoseInGroup(PositionView f, UnitId u, UnitId first, Pose to);
// What the base sweeps over on its way from `from` to `to` by wheel, or
// straight.
SmallPolygon PathOf(PositionView f, UnitId u, Pose to);
// Whether the move itself, apart from the ground, Disorders u at its end
// (GRA-MOV-02, IMP-MOV-06, IMP-ZOC-03, IMP-BUA-03); u stands at its start.
bool EndsDisordered(PositionView f, UnitId u, const PlannedMove& move);
// The legs of a march by road of u to a place (IMP-MOV-08), the first from
// where it stands to the road. `count` 0: no road leads there.
struct RoadWay {
  static constexpr int kLegs = 12;
  std::array<Pose, kLegs> legs;  // the end of each
  int count = 0;
  Length length;  // along the road
};
RoadWay RoadTo(PositionView f, UnitId u, Point place);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_MOVES_H_
