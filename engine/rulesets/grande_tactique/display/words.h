// Orders and rolls of Grande Tactique in words that a person with a ruler and
// dice can follow.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_WORDS_H_

#include <string>

#include "engine/model/order.h"
#include "engine/model/roll.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// "F1 wheels right 12.5 degrees, then advances 3.2 in, to (30, 24) facing 0".
// The order must be legal.
std::string SayOrder(PositionView f, const Order& order);

// "F1: morale check to charge: needs 4 or more; +1 envelopment".
std::string SayRoll(const Scenario& s, const Roll& roll);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_DISPLAY_WORDS_H_
