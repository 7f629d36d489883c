// Fire (R6; GRA-FIR, GRA-ENF, GRA-OPF, GRA-MEL-04, IMP-FIR).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_FIRE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_FIRE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Whether u may fire at the target now: arms, state, command, arc, range,
// sight, priority, dice. `planned` phases are paid for at once (GRA-I-38).
// Volleys and canister are asked by DefensiveShot.
Verdict CheckShot(PositionView f, UnitId u, UnitId target, ShotKind kind,
                  int planned);
// The same without reasons; cheap.
bool MayShoot(PositionView f, UnitId u, UnitId target, ShotKind kind,
              int planned);
// Dice of a shot that is in range: modifiers added, not clamped (GRA-FIR-17).
int ShotDice(PositionView f, UnitId u, UnitId target, ShotKind kind,
             int planned);
// C7: the shot of `target` at a frontal charger in contact that has dice for
// it, pushed on the stack; false if there is none (GRA-OPF-01 to 04,
// GRA-MEL-04, IMP-OPP-05). Asked for charges on the front, without
// counter-charge, that do not catch an evader.
bool PushDefensiveFire(const Battle& b, UnitId target, UnitId charger);

// Runs FrameKind::kFire. Sets kFired or shot_at of the firer, ends its
// Opportunity if that is spent, and removes its target.
Progress AdvanceFire(const Battle& b);
extern const RollRow kFireRoll;  // R6

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_FIRE_H_
