// D02, D03: free deployment (4.3, BBN-OPT-14).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_DEPLOYMENT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_DEPLOYMENT_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceDeployment(const Battle& b);
Side DeployingSide(const State& s);
bool IsLeftToDeploy(PositionView f, UnitId u);
bool IsLeftToDeploy(PositionView f, GeneralId g);
Verdict CheckDeploy(PositionView f, const Order& order);
Verdict CheckEndDeployment(PositionView f);
void Deploy(const Battle& b, const Order& order);
// The first places the rules offer for an element; fewer than `most`.
void ProposeDeployments(PositionView f, int most, std::vector<Order>& orders);
bool SampleDeployment(PositionView f, Chooser& chooser, Order& order);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_DEPLOYMENT_H_
