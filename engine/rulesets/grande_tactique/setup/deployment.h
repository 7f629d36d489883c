// Deployment (D0): placing the units whose place the scenario leaves open.
//
// Units and generals off the table without a time of arrival are deployed by
// their owner, wholly inside his zone, first one side, then the other. Nothing
// else happens in the setup phase.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SETUP_DEPLOYMENT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SETUP_DEPLOYMENT_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/progress.h"
#include "engine/tabletop/box.h"

namespace berthier::grande_tactique {

// The manners of the order.
enum class DeployManner : uint8_t { kUnlimbered, kLimbered };

// Decision: a scenario that names no zone gives the quarter of the table at
// the home edge.
Box DeploymentZone(const Scenario& s, Side side);
// Whether its owner still has to place it.
bool IsLeftToDeploy(PositionView f, UnitId u);
bool IsLeftToDeploy(PositionView f, GeneralId g);
Progress AskToDeploy(const Battle& b);
Verdict CheckDeploy(PositionView f, const Order& order);
void PlayDeploy(const Battle& b, const Order& order);
void ProposeDeploy(PositionView f, std::vector<Order>& orders);
Order ProposeOneDeploy(PositionView f, Chooser& chooser);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_SETUP_DEPLOYMENT_H_
