// Whether a unit is fit to obey an order of its own will, and how far it stands
// from an edge of the table.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_READINESS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_READINESS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// On the table, neither fleeing nor silenced nor firing, no charge order: fit
// for an order of its own will (GT-STA-19, 24, 29, GT-CMD-28).
Verdict CheckFree(PositionView f, UnitId u);
// ... and it may move or pivot now (GT-CMD-20, 21, GT-CON-12).
Verdict CheckMayMove(PositionView f, UnitId u);

// Distance of its footprint from a table edge.
Length DistanceToEdge(PositionView f, UnitId u, TableEdge edge);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_READINESS_H_
