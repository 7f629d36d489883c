// Legality of moving into contact (MOV-15 to 19).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_MAKING_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_MAKING_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"
#include "engine/rulesets/simple_grand_tactical/movement/move_plan.h"

namespace berthier::simple_grand_tactical {

// Whether u, in that formation and with footprint `block`, may come into
// contact with all the enemies in `touched`.
Verdict CheckContact(PositionView f, UnitId u, Formation formation,
                     const Block& block, const UnitSet& touched,
                     MoveOccasion occasion);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CONTACT_MAKING_H_
