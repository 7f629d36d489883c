// Where commanders ride and whom they join (D7, D8), and where to they escape
// (D9).
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_RIDES_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_RIDES_H_

#include <vector>

#include "agents/doctrine/la_grande_armee/unit_options.h"

namespace berthier::la_grande_armee {

// Appends legal orders of the commander who is asked, staying among them, with
// what they are worth.
void WeighRides(const ArmyView& army, LeaderId l, std::vector<Option>& options);
// Of an escape to that place: away from the enemy.
double WorthOfEscape(const ArmyView& army, Side side, Spot there);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_RIDES_H_
