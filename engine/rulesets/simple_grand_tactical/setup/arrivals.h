// Reinforcements (SCN-04, SGT-OPT-19): R12 and D15, a unit at a time.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_ARRIVALS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_ARRIVALS_H_

#include <vector>

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"
#include "engine/rulesets/simple_grand_tactical/board/roll_row.h"

namespace berthier::simple_grand_tactical {

Progress AdvanceArrivals(const Battle& b);
// kEnter, kWait, of the unit that is asked about.
Verdict CheckArrival(PositionView f, const Order& order);
void PlayArrival(const Battle& b, const Order& order);
// Places along its stretch where the unit asked about has room; `most` of them.
void ProposeArrivals(PositionView f, int most, std::vector<Order>& orders);
extern const RollRow kArrivalRoll;  // R12

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_ARRIVALS_H_
