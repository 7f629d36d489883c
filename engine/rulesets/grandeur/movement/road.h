// Marches by road (IMP-MOV-08).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_ROAD_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_ROAD_H_

#include <array>

#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// The legs of a march of a unit, the first from where it stands to the road.
struct RoadWay {
  static constexpr int kLegs = 12;
  std::array<Pose, kLegs> legs;  // the end of each
  int count = 0;                 // 0: no road leads there
  Length length;                 // along the road
};
RoadWay RoadTo(PositionView f, UnitId u, Point place);
// kRoad: legal, and `move` is what it does.
Verdict PlanRoad(PositionView f, UnitId u, Point place, PlannedMove& move);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_MOVEMENT_ROAD_H_
