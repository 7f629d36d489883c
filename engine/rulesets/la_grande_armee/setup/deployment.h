// Free deployment (D1).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_DEPLOYMENT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_DEPLOYMENT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/tabletop/function_ref.h"

namespace berthier::la_grande_armee {

// Phase kDeploy (SCN-02): corps by corps, an element or commander at a time;
// the side that loses R1 begins.
Progress AdvanceDeploy(const Battle& b);
Verdict CheckDeploy(PositionView f, const Order& order);
void PlayDeploy(const Battle& b, const Order& order);
// Calls g(const Order&) for legal orders of a lattice until it returns true.
void ForEachDeployment(PositionView f, FunctionRef<bool(const Order&)> g);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_DEPLOYMENT_H_
