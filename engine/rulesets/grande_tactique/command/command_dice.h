// The dice of the Command Phase (R1) and for which side moves first (R7).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_DICE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_DICE_H_

#include "engine/model/roll.h"
#include "engine/rulesets/grande_tactique/board/changes.h"

namespace berthier::grande_tactique {

Dice DiceForCommand(PositionView f);
void DescribeCommandRoll(PositionView f, Roll& roll);
bool SameCommandOutcome(PositionView f, const Faces& a, const Faces& b);
void ResolveCommandRoll(const Battle& b, const Faces& faces);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_DICE_H_
