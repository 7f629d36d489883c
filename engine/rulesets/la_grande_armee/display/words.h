// Orders and rolls as English sentences, exact enough to carry out with a
// ruler.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_WORDS_H_

#include <string>

#include "engine/model/order.h"
#include "engine/model/roll.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

std::string SayOrder(PositionView f, const Order& order);
std::string SayRoll(const Scenario& scenario, const Roll& roll);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_DISPLAY_WORDS_H_
