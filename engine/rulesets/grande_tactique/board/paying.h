// Paying for orders: what an order costs its unit, and whether its commander
// can pay (GT-CMD-12 to 19, GT-CMD-36).
//
// Laws: CanPay and CheckPay agree; after Pay the purse is smaller by the price
// and never negative.
//
//   if (const Verdict v = CheckPay(f, u, kPrices.rally); !v.ok()) return v;
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PAYING_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PAYING_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grande_tactique/board/changes.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// The price of an order with a base price of `plain` CP for a unit on the
// table, arriving or overdue.
Price PriceOfOrder(PositionView f, UnitId u, int plain);
bool CanPay(PositionView f, UnitId u, int plain);
Verdict CheckPay(PositionView f, UnitId u, int plain);
// Takes the price from the purse; CanPay must be true.
void Pay(const Battle& b, UnitId u, int plain);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_BOARD_PAYING_H_
