// What an order is worth to the drill: in Unit Points, roughly.
#ifndef BERTHIER_AGENTS_DRILL_WORTH_H_
#define BERTHIER_AGENTS_DRILL_WORTH_H_

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/field.h"

namespace berthier::drill {

// Chance that the charge of `u` on `t`, in contact now, breaks it, and the
// chance that it ends badly for the charger (GT 7.4).
struct ChargeOdds {
  double breaks = 0;
  double fails = 0;
};
ChargeOdds OddsOfCharge(grande_tactique::Field f, grande_tactique::UnitId u,
                        grande_tactique::UnitId t);
// Expected gain of ordering it.
double WorthOfCharge(grande_tactique::Field f, grande_tactique::UnitId u,
                     grande_tactique::UnitId t);

// Worth of a legal order of the Command Phase (GT-D2) that does not move into
// contact with a charge; those are judged where they end.
double WorthOfOrder(grande_tactique::Field f, const Order& order);
// Worth of a split of bonus CP (GT-D1).
double WorthOfAllotment(grande_tactique::Field f, const Order& order,
                        const std::vector<EntityId>& share_names);
// Worth of firing at this target (GT-D16).
double WorthOfTarget(grande_tactique::Field f, grande_tactique::UnitId firer,
                     grande_tactique::UnitId target);

// CP the order costs.
int CostOf(grande_tactique::Field f, const Order& order);

}  // namespace berthier::drill

#endif  // BERTHIER_AGENTS_DRILL_WORTH_H_
