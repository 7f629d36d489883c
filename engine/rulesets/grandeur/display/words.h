// Orders and rolls as English sentences, exact enough to carry out with a
// ruler.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_WORDS_H_

#include <string>

#include "engine/model/order.h"
#include "engine/model/roll.h"
#include "engine/rulesets/grandeur/board/position_view.h"

namespace berthier::grandeur {

std::string SayOrder(PositionView f, const Order& order);
std::string SayRoll(const Scenario& scenario, const Roll& roll);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_WORDS_H_
