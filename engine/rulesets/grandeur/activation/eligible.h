// Who may be activated (GRA-ACT-02).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_ELIGIBLE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_ELIGIBLE_H_

#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

// True if the division of u acts in this activation, or u is of none.
bool DivisionActs(PositionView f, UnitId u);
// True if u is eligible and not yet activated.
bool IsEligible(PositionView f, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_ELIGIBLE_H_
