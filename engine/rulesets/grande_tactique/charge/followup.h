// Follow-up charges: what cavalry does after a success (CH8, 4.10, 5.11).
//
// A frame of kind kAfter holds the cavalry of the group. Every unit checks;
// units that fail pursue; units that pass choose targets, and the groups formed
// by these choices charge in the order in which they were chosen. Each unit is
// checked again for validity before each of its steps (GT-FUP-13).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_FOLLOWUP_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_FOLLOWUP_H_

#include <cstdint>

#include "engine/rulesets/grande_tactique/charge/charge.h"

namespace berthier::grande_tactique {

enum class AfterStage : uint8_t { kRolling, kPursuing, kChoosing, kCharging };

Progress AdvanceAfter(const Battle& b);
// The unit whose check or choice is awaited; a kAfter frame must be on top.
UnitId ChooserOf(const State& state);
void ResolveFollowUp(const Battle& b, Check check);
void ChooseFollowUp(const Battle& b, UnitId target);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_CHARGE_FOLLOWUP_H_
