// Proposals for the decisions of setup/ and fog/.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_PROPOSALS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_PROPOSALS_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

void ProposeSetup(PositionView f, std::vector<Order>& orders);
Order DrawSetup(PositionView f, Chooser& chooser);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_SETUP_PROPOSALS_H_
