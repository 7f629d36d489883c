// Orders and rolls in words.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_WORDS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_WORDS_H_

#include <string>
#include <vector>

#include "engine/model/guide.h"
#include "engine/model/order.h"
#include "engine/model/roll.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

std::string SayOrder(PositionView f, const Order& order);
std::string SayRoll(const Scenario& scenario, const Roll& roll);
std::vector<Waypoint> WayOfOrder(PositionView f, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_DISPLAY_WORDS_H_
