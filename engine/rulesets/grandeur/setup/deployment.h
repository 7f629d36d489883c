// Free deployment (S0, D0; IMP-SCN-04, 05, OPT-FREE-SETUP): the defender takes
// an edge; then corps by corps is deployed, alternately, whom its owner
// musters, unit by unit and leader by leader.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_DEPLOYMENT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_DEPLOYMENT_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Runs Phase::kDeployment.
Progress AdvanceDeployment(const Battle& b);

// D0: kEdge, kMuster, kDeploy, kDeployWith.
Verdict CheckDeploy(PositionView f, const Order& order);
void PlayDeploy(const Battle& b, const Order& order);
// Orders for the edge, the next corps, or the next unit or leader of it: where
// the lay-out has him, and some alternatives.
void ProposeDeploy(PositionView f, std::vector<Order>& orders);
// Sets `order` to a random legal place for the next unit, or to that of the
// lay-out if a few tries fail. False if no unit is left to deploy now.
bool SampleDeploy(PositionView f, Chooser& chooser, Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_SETUP_DEPLOYMENT_H_
