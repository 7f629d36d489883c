// Moves of leaders (D3; GRA-LDR-01, 06, GRA-I-13 to 15).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_LEADERS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_LEADERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// True if l is one of those that may move now.
bool MayLeaderMove(PositionView f, LeaderId l);
// kRide, kAttach, kDetach.
Verdict CheckLeaderMove(PositionView f, const Order& order);
void PlayLeaderMove(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_LEADERS_H_
