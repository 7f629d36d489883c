// The activation of a corps (S4, D2).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_CORPS_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_CORPS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Runs Phase::kActivation.
Progress AdvanceCorps(const Battle& b);
// D2 without the moves of leaders: kActivate, kFormGroup, kEndCorps.
Verdict CheckNext(PositionView f, const Order& order);
void PlayNext(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_CORPS_H_
