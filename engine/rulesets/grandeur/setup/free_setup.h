// Free set-up (S0, D0, R12; IMP-SCN-01 to 05, OPT-FREE-SETUP).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_FREE_SETUP_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_FREE_SETUP_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

Progress AdvanceTerrain(const Battle& b);     // Phase::kTerrain
Progress AdvanceDeployment(const Battle& b);  // Phase::kDeployment
extern const RollRow kAttackerRoll;           // R12, a side at a time
extern const RollRow kVillageRoll;            // R12
extern const RollRow kRiverRoll;              // R12
// D0: kPlace, kPlaceRiver, kEndTerrain, kShift, kRemove, kAccept.
Verdict CheckTerrain(PositionView f, const Order& order);
void PlayTerrain(const Battle& b, const Order& order);
// D0: kEdge, kMuster, kDeploy, kDeployWith.
Verdict CheckDeploy(PositionView f, const Order& order);
void PlayDeploy(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_FREE_SETUP_H_
