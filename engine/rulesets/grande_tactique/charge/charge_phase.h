// T4, the Charge Phase: which charges are left to resolve; each of them is a
// charge tree of its own (charge.h).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_PHASE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_PHASE_H_

#include "engine/rulesets/grande_tactique/board/position_view.h"
#include "engine/rulesets/grande_tactique/board/progress.h"

namespace berthier::grande_tactique {

// Lapses charges that stand no longer, and asks for the next or begins it.
Progress AdvanceCharges(const Battle& b);

// Targets of live charge orders of the moving side (GT-D17).
UnitSet LiveTargets(PositionView f);
// The units with a charge order against t that is still valid.
UnitSet LiveChargers(PositionView f, UnitId t);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_CHARGE_PHASE_H_
