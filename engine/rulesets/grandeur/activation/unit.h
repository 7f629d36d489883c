// The activation of a unit (S5, D4 to D8).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_UNIT_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_UNIT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Runs FrameKind::kUnit.
Progress AdvanceUnit(const Battle& b);
// D4 to D8: kPass to kStop.
Verdict CheckAction(PositionView f, const Order& order);
void PlayAction(const Battle& b, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_UNIT_H_
