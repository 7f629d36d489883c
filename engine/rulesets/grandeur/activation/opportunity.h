// Opportunity reactions (S6O, C2, D10; IMP-OPP).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_OPPORTUNITY_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_OPPORTUNITY_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// Runs FrameKind::kReactions.
Progress AdvanceReactions(const Battle& b);
// D10: kOpportunityFire, kOpportunityCharge, kNoReaction.
Verdict CheckReaction(PositionView f, const Order& order);
void PlayReaction(const Battle& b, const Order& order);
// Calls f(UnitId) for the units to which may be reacted now: the active unit,
// or the members of the group.
UnitSet ReactedTo(PositionView f);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_ACTIVATION_OPPORTUNITY_H_
