// What the ground gives to who stands right: walls to foot (GT-TER-14), hill
// tops to guns (GT-TER-16).
//
//   AddHillTops(f, mover, enemy, poses);  // worth trying for a battery
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GROUND_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GROUND_H_

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/movement/end_poses.h"
#include "engine/rulesets/grande_tactique/movement/mover.h"

namespace berthier::grande_tactique {

// Foot in line with this pose would occupy a linear feature (5.7).
bool BehindWall(PositionView f, UnitId u, Pose pose);

// Poses near the mover: behind walls, facing the enemy across them; on the
// tops of hills, on his side of the crest, so that who charges in front does
// not come across it (GT-MOR-29).
void AddWalls(PositionView f, const Mover& mover, Point enemy, PoseList& poses);
void AddHillTops(PositionView f, const Mover& mover, Point enemy,
                 PoseList& poses);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_GROUND_H_
