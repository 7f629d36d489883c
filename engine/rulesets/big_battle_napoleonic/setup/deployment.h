// D02, D03: free deployment (section 4.3, BBN-OPT-14).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_DEPLOYMENT_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_DEPLOYMENT_H_

#include <optional>
#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/big_battle_napoleonic/board/battle.h"
#include "engine/rulesets/big_battle_napoleonic/board/progress.h"

namespace berthier::big_battle_napoleonic {

Progress AdvanceDeployment(const Battle& b);
Side DeployingSide(const State& s);
// The zone of a corps, or of its side if it has none of its own or is kNone;
// nullopt: the whole table.
const std::optional<DeploymentZone>& ZoneOf(PositionView f, Side side,
                                            CorpsId corps);
// True if the unit or general is still to be deployed by the deploying side.
bool IsLeftToDeploy(PositionView f, UnitId u);
bool IsLeftToDeploy(PositionView f, GeneralId g);
// D02; for units the manner is the Formation.
Verdict CheckDeploy(PositionView f, const Order& order);
// D03: refused while an element left to deploy has a legal place.
Verdict CheckEndDeployment(PositionView f);
void Deploy(const Battle& b, const Order& order);
// Appends legal places for the generals left to deploy or, if none is left, for
// the units. Stops after the element with which it reaches `most`.
// kEndDeployment if there is no place.
void ProposeDeployments(PositionView f, int most, std::vector<Order>& orders);
// Sets `order` to a random legal deployment, or to kEndDeployment if no element
// has a place; false if neither is legal.
bool SampleDeployment(PositionView f, Chooser& chooser, Order& order);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_SETUP_DEPLOYMENT_H_
