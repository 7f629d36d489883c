// Melee rounds (S7, R7; IMP-MEL, IMP-SUP, IMP-ROU).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_H_

#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Runs FrameKind::kMelee: M1 to M6. Pushes kCohesion and kRetreat; kPursuit
// takes its place.
Progress AdvanceMelee(const Battle& b);
extern const RollRow
    kMeleeRoll;  // R7, first of the active main, then of the other

// IMP-SUP-01: who supports `main` against `enemy` in a round of the two.
UnitSet SupportsOf(PositionView f, UnitId main, UnitId enemy);
// IMP-MEL-05: dice of `main` against `enemy`; `charged`: it charged,
// counter-charged or pursued in this move, `uphill`: up a hill.
struct MeleeSide {
  UnitId main;
  UnitId enemy;
  bool charged;
  bool uphill;
};
int MeleeDice(PositionView f, const MeleeSide& side);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_MELEE_H_
