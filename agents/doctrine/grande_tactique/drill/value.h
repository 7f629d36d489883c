// The value of an order to the drill: in Unit Points, roughly.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DRILL_VALUE_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DRILL_VALUE_H_

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique::drill {

// Chance that the charge of `u` on `t`, in contact now, breaks it, and the
// chance that it ends badly for the charger (GT 7.4).
struct ChargeOdds {
  double breaks = 0;
  double fails = 0;
};
ChargeOdds OddsOfCharge(PositionView f, UnitId u, UnitId t);
// Expected gain of ordering this charge.
double ValueOfCharge(PositionView f, UnitId u, UnitId t);

// Value of a legal order of the Command Phase (GT-D2). Not for moves into
// contact that charge: the drill plays those and values the charge where they
// end.
double ValueOfOrder(PositionView f, const Order& order);
// Value of a split of bonus CP (GT-D1).
double ValueOfAllotment(PositionView f, const Order& order,
                        const std::vector<EntityId>& share_names);
// Value of firing at this target (GT-D16).
double ValueOfTarget(PositionView f, UnitId firer, UnitId target);

// Cost of the order in CP.
int CostOf(PositionView f, const Order& order);

}  // namespace berthier::grande_tactique::drill

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DRILL_VALUE_H_
