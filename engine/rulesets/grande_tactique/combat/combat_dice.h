// Dice of the Firing and Charge Phases, and of flights in any phase: R2 to R6.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMBAT_COMBAT_DICE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMBAT_COMBAT_DICE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

Dice DiceForCombat(PositionView f);
bool ThrownAgainInCombat(PositionView f, const Faces& faces);
void DescribeCombatRoll(PositionView f, Roll& roll);
bool SameCombatOutcome(PositionView f, const Faces& a, const Faces& b);
void ResolveCombatRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMBAT_COMBAT_DICE_H_
