// Orders and rolls as English sentences, exact enough to carry out with a
// ruler.
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_WORDS_H_

#include <string>

#include "engine/model/order.h"
#include "engine/model/roll.h"
#include "engine/rulesets/simple_grand_tactical/board/position_view.h"

namespace berthier::simple_grand_tactical {

std::string SayOrder(PositionView f, const Order& order);
std::string SayRoll(const Scenario& s, const Roll& roll);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_DISPLAY_WORDS_H_
