// Orders and rolls as English sentences, exact enough to carry out with a
// ruler.
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_WORDS_H_

#include <string>

#include "engine/model/order.h"
#include "engine/model/roll.h"
#include "engine/rulesets/big_battle_napoleonic/board/position_view.h"

namespace berthier::big_battle_napoleonic {

std::string SayOrder(PositionView f, const Order& order);
std::string SayRoll(const Scenario& s, const Roll& roll);

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_DISPLAY_WORDS_H_
