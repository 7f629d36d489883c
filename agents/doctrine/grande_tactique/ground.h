// Finds good ground: walls for infantry (GT-TER-14), hill tops for guns
// (GT-TER-16).
//
//   AddHillTops(f, mover, enemy, poses);  // worth trying for a battery
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GROUND_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GROUND_H_

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/movement/end_poses.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

namespace berthier::grande_tactique {

// Whether infantry in line with this pose would occupy a linear feature (5.7).
bool BehindWall(PositionView f, UnitId u, Pose pose);

// Append poses near the mover: behind walls, facing the enemy across them; and
// on hill tops, on the mover's side of the crest, so that frontal charges do
// not come across it (GT-MOR-29).
void AddWalls(PositionView f, const Mover& mover, Point enemy, PoseList& poses);
void AddHillTops(PositionView f, const Mover& mover, Point enemy,
                 PoseList& poses);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GROUND_H_
