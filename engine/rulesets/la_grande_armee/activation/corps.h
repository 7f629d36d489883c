// The corps round (SEQ-03 to SEQ-08, CMD): R1, D2, D3, and D7 of corps
// commanders.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_CORPS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_CORPS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// Phase kCorps.
Progress AdvanceCorps(const Battle& b);
// R1 of an activation or, in the phase kFogDeploy, of a deployment (FOG-06):
// who wins is active.
extern const RollRow kCommandRoll;

// D2: kActivate of a corps, tile or scout.
Verdict CheckItem(PositionView f, const Order& order);
void PlayItem(const Battle& b, const Order& order);
// D3: kLead of an element, kEndCorps.
Verdict CheckElement(PositionView f, const Order& order);
void PlayElement(const Battle& b, const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_CORPS_H_
