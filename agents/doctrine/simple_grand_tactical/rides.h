// Where leaders ride in the Movement Phase (SGT-D03), in chips gained.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_RIDES_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_RIDES_H_

#include <vector>

#include "agents/doctrine/simple_grand_tactical/outlook.h"
#include "agents/doctrine/simple_grand_tactical/unit_options.h"

namespace berthier::simple_grand_tactical {

// Adds legal rides of the side's leaders, those that gain most first.
void WeighRides(const ArmyView& army, const Outlook& outlook, Side side,
                std::vector<Option>& options);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_RIDES_H_
