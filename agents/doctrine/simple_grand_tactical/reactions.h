// Options of the phases without moves: rallying, fire and squares, charges.
// Each function appends legal orders with their gains in chips, unsorted.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_REACTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_REACTIONS_H_

#include <vector>

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "agents/doctrine/simple_grand_tactical/unit_options.h"

namespace berthier::simple_grand_tactical {

// D02. Dice first, then passes, which go to the units that need them most.
void WeighRallies(const ArmyView& army, std::vector<Option>& options);
// D07, D09.
void WeighFire(const ArmyView& army, Side side, std::vector<Option>& options);
// D08, and D14 except moves.
void WeighCharges(const ArmyView& army, UnitId u, bool controlled,
                  std::vector<Option>& options);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_REACTIONS_H_
