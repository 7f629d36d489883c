// Squares: where the square base goes, and where the line comes out of it
// (GT 5.8, GT-MOV-34 to 36).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_SQUARE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_SQUARE_H_

#include <optional>

#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// The first of the nine placements that is legal, for a unit whose line base
// stands at its pose.
std::optional<Pose> FindSquarePose(PositionView f, UnitId u);
// Forms square where it can; cramped if there is no room.
void FormSquare(const Battle& b, UnitId u);
// The pose of the line with this heading, if there is a way out of square.
bool FindLineFromSquare(PositionView f, UnitId u, Heading heading, Pose& pose);
// Out of square at `pose` (GT-CMD-23); what FindLineFromSquare gave.
void LeaveSquare(const Battle& b, UnitId u, Pose pose);
// GT-MOV-38: a cramped square takes its proper base if there is room now.
void Uncramp(const Battle& b, UnitId u);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_MOVEMENT_SQUARE_H_
