// Melee rounds (S7, R7; IMP-MEL, IMP-SUP, IMP-ROU).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_H_

#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Runs FrameKind::kMelee: M1 to M6. Pushes kCohesion and kRetreat; kPursuit
// takes its place.
Progress AdvanceMelee(const Battle& b);
// R7, first of the active main, then of the other.
extern const RollRow kMeleeRoll;

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_H_
