// D01: deployment in zones (SCN-02), and the automatic lay-out of section 8.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_DEPLOYMENT_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_DEPLOYMENT_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

Progress AdvanceDeployment(const Battle& b);
bool IsLeftToDeploy(PositionView f, UnitId u);
bool IsLeftToDeploy(PositionView f, GeneralId g);
Verdict CheckDeploy(PositionView f, const Order& order);
Verdict CheckEndDeployment(PositionView f);
void PlayDeploy(const Battle& b, const Order& order);
// The places that the automatic lay-out gives (section 8), as orders.
void ProposeDeployments(PositionView f, std::vector<Order>& orders);
bool SampleDeployment(PositionView f, Chooser& chooser, Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_DEPLOYMENT_H_
