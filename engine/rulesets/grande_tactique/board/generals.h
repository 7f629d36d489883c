// Generals: riding, joining a unit, leaving it (D4, D5; 4.13).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_GENERALS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_GENERALS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

// True if u is under the command of g (GT-GEN-03).
bool Commands(const Scenario& s, GeneralId g, UnitId u);

// Whether g may ride now, whatever the destination (GT-D4).
Verdict CheckMayRide(PositionView f, GeneralId g);
Verdict CheckRide(PositionView f, GeneralId g, Point to);
void PlayRide(const Battle& b, GeneralId g, Point to);

Verdict CheckAttach(PositionView f, GeneralId g, UnitId u);
// True if g stands close enough to u to join it (GT-GEN-04).
bool StandsWith(PositionView f, GeneralId g, UnitId u);
Verdict CheckDetach(PositionView f, GeneralId g);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_GENERALS_H_
