// Squares: placing the square base, and the line base on leaving square
// (GT 5.8, GT-MOV-34 to 36).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_SQUARE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_SQUARE_H_

#include <optional>

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// The first legal one of the nine placements of the square, for a unit whose
// line base stands at its pose; nullopt if none is legal.
std::optional<Pose> FindSquarePose(PositionView f, UnitId u);
// Forms square at FindSquarePose; a cramped square if there is no room.
void FormSquare(const Battle& b, UnitId u);
// Sets `pose` to that of the line base after leaving square with this heading;
// false if there is no room.
bool FindLineFromSquare(PositionView f, UnitId u, Heading heading, Pose& pose);
// Leaves square at `pose`, which FindLineFromSquare has found (GT-CMD-23).
void LeaveSquare(const Battle& b, UnitId u, Pose pose);
// GT-MOV-38: a cramped square takes its proper base if there is now room.
void Uncramp(const Battle& b, UnitId u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_SQUARE_H_
