// Moving into contact (MOV-15 to 19).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_MAKING_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_MAKING_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"

namespace berthier::simple_grand_tactical {

// u, in that formation and with that footprint, may touch all of these.
Verdict CheckContact(PositionView f, UnitId u, Formation formation,
                     const Block& block, const UnitSet& touched,
                     MoveOccasion occasion);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_MAKING_H_
