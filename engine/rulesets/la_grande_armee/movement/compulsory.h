// The Compulsory Round (4.7): dispersals, routs, retires, recalls, one side
// after the other.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_COMPULSORY_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_COMPULSORY_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// The phase kCompulsory.
Progress AdvanceCompulsory(const Battle& b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_COMPULSORY_H_
