// Decisions outside of the Movement Phase, and those of leaders: rallying, fire
// and squares, charges, generals, melees. Each adds legal orders with what they
// gain, in chips, unsorted.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_REACTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_REACTIONS_H_

#include <vector>

#include "agents/doctrine/simple_grand_tactical/judgement.h"
#include "agents/doctrine/simple_grand_tactical/unit_options.h"

namespace berthier::simple_grand_tactical {

// D02. Dice first, then passes, which go to those who need them most.
void WeighRallies(const ArmyView& army, std::vector<Option>& options);
// D03, of leaders.
void WeighRides(const ArmyView& army, const Outlook& outlook, Side side,
                std::vector<Option>& options);
// D07, D09.
void WeighFire(const ArmyView& army, Side side, std::vector<Option>& options);
// D08, and D14 but for moves.
void WeighCharges(const ArmyView& army, UnitId u, bool controlled,
                  std::vector<Option>& options);
// D04, D06, D10 to D13: of an order that is proposed.
double WorthOfAnswer(const ArmyView& army, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_REACTIONS_H_
