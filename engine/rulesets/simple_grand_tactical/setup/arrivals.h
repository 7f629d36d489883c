// Arrival of reinforcements (SCN-04, SGT-OPT-19): R12 and D15, one unit at a
// time.
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
// D15: kEnter or kWait for the unit that the decision is about.
Verdict CheckArrival(PositionView f, const Order& order);
void PlayArrival(const Battle& b, const Order& order);
// Appends orders for at most `most` evenly spaced places along its stretch of
// table edge where the unit that the decision is about has room.
void ProposeArrivals(PositionView f, int most, std::vector<Order>& orders);
extern const RollRow kArrivalRoll;  // R12

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SETUP_ARRIVALS_H_
