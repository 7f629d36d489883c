// Describes a turn plan in a sentence.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_

#include <string>

#include "agents/doctrine/grande_tactique/turn_planner.h"

namespace berthier::grande_tactique {

// "Mass on the left: 5 of 7 CP to the 2nd division; F5 charges A4". Empty for
// a plan without orders.
std::string IntentOf(PositionView f, const TurnPlan& plan);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_
