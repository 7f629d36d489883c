// Whom horse could await on counter.
#include <algorithm>

#include "agents/doctrine/big_battle_napoleonic/unit_options.h"

namespace berthier::big_battle_napoleonic {
namespace {

bool IsPrey(const UnitView& e) {
  return !e.routing && !e.square() && !e.garrison();
}

}  // namespace

// 9.2.6: whom it could charge in the enemy's move, if he comes within half a
// move, or stays there.
double OptionGenerator::ValueOfCounter(const UnitView& own) const {
  const Weights& weights = army_.weights();
  const double half = own.allowance / 2;
  double best = 0;
  for (const UnitView& e : army_.enemies(own.data->side)) {
    if (!IsPrey(e) || e.guns()) continue;
    const double gap = GapOf(own, e);
    const double comes = gap <= half                     ? weights.wait_near
                         : gap <= half + e.allowance / 2 ? weights.wait_far
                                                         : 0;
    if (comes == 0) continue;
    Charge charge = {.inches = std::min(gap, half),
                     .defended = army_.DefendedAt(e, own.at),
                     .foot_near = e.foe_foot_near};
    if (charge.defended == Defended::kCover) continue;
    best =
        std::max(best, comes * ValueOfCharge(own, e, charge, stance_.charge));
  }
  return std::min(best, weights.wait_most);
}

}  // namespace berthier::big_battle_napoleonic
