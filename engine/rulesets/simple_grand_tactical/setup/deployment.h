// D01: deployment in zones (SCN-02) and the automatic layout (section 8).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_DEPLOYMENT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_DEPLOYMENT_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

Progress AdvanceDeployment(const Battle& b);
// True if the unit or leader is still to be deployed in the zone of its corps.
bool IsLeftToDeploy(PositionView f, UnitId u);
bool IsLeftToDeploy(PositionView f, GeneralId g);
// kDeploy; its manner is the Formation.
Verdict CheckDeploy(PositionView f, const Order& order);
// kEndDeployment: refused while a unit left to deploy has a legal place.
Verdict CheckEndDeployment(PositionView f);
// kDeploy or kEndDeployment. The latter takes the units left out of the battle.
void PlayDeploy(const Battle& b, const Order& order);
// Appends orders for the next unit to deploy: its place in the automatic layout
// (section 8) or, if that is not legal, another, and some alternatives.
// kEndDeployment if no unit has a place.
void ProposeDeployments(PositionView f, std::vector<Order>& orders);
// Sets `order` to a random legal place for the next unit to deploy, or to that
// of the layout if a few tries fail. False if it has no legal place.
bool SampleDeployment(PositionView f, Chooser& chooser, Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_DEPLOYMENT_H_
