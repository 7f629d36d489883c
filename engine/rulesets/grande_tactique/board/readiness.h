// Whether a unit can obey a voluntary order, and its distance from an edge of
// the table.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_READINESS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_READINESS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Accepts if u is on the table, neither fleeing, silenced nor firing, and has
// no charge order: it can obey a voluntary order (GT-STA-19, 24, 29,
// GT-CMD-28).
Verdict CheckFree(PositionView f, UnitId u);
// CheckFree, and u may move or pivot now (GT-CMD-20, 21, GT-CON-12).
Verdict CheckMayMove(PositionView f, UnitId u);

// Distance of u's footprint from a table edge.
Length DistanceToEdge(PositionView f, UnitId u, TableEdge edge);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_READINESS_H_
