// The Mass Melee Round (3.4, LGA-MAS): its groups, and what squares and
// garrisons decide in it.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MASS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MASS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

inline constexpr int kMassPhases = 3;

// Runs Phase::kMass: makes the groups, has them fight one after the other, and
// has those still in contact retire in the next bound (LGA-MAS-15).
Progress AdvanceMass(const Battle& b);

// D10: whether the square must choose (LGA-SQR-14), and its choice.
bool MustChoose(PositionView f, ElementId e);
Verdict CheckSquare(PositionView f, const Order& order);
void PlaySquare(const Battle& b, const Order& order);

// D11: whether the garrison has bases outside and room (LGA-SET-21).
bool MayReinforce(PositionView f, ElementId e);
Verdict CheckReinforce(PositionView f, const Order& order);
void PlayReinforce(const Battle& b, const Order& order);
// As many as there is room for, the side most hard pressed first.
Order FullReinforcement(PositionView f, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_MASS_H_
