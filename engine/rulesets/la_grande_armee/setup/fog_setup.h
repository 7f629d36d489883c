// The secret set-up of the fog of war (D26), and the deployment of its tiles
// and scouts (R1, D15, D16).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_FOG_SETUP_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_FOG_SETUP_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// Phase kFogSetup (D26): each side is asked of each light cavalry whether it
// scouts, of each corps which tile it is behind, and of its army commanders
// where they are. So the number of its orders tells nothing of what they say.
// With known_oob false it says itself which light cavalry scouts, and is asked
// about nobody who might not be there (FOG-35).
Progress AdvanceFogSetup(const Battle& b);
Verdict CheckFogSetup(PositionView f, const Order& order);
void PlayFogSetup(const Battle& b, const Order& order);

// Phase kFogDeploy (FOG-06 to FOG-10).
Progress AdvanceFogDeploy(const Battle& b);
Verdict CheckNameSide(PositionView f, const Order& order);
void PlayNameSide(const Battle& b, const Order& order);
// D16: kPick, or where the item picked is put (fog/tiles.h).
Verdict CheckDeployItem(PositionView f, const Order& order);
void PlayDeployItem(const Battle& b, const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_FOG_SETUP_H_
