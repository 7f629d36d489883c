// The Cohesion Test and the fate of leaders (R8, R9; IMP-COH, GRA-COH).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_COHESION_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_COHESION_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// What the test is about (IMP-COH-03).
enum class HitBy : uint8_t {
  kNearGuns,
  kFarGuns,
  kNearSkirmish,
  kFarSkirmish,
  kMelee
};
// Pushes the test of u, which has taken `damage` hits. Its CN is fixed here,
// from the state at this moment (IMP-MEL-04), and lies in the frame.
void PushCohesion(const Battle& b, UnitId u, int damage, HitBy by);
// Runs FrameKind::kCohesion: R8, D15, losses and Disorder, R9. Removes nobody.
Progress AdvanceCohesion(const Battle& b);
extern const RollRow kCohesionRoll;  // R8
extern const RollRow kCasualtyRoll;  // R9

// D15: kReroll, kKeep.
Verdict CheckReroll(PositionView f, const Order& order);
void PlayReroll(const Battle& b, const Order& order);

// IMP-ROU-01: removes u if it has no VBU left; true if so.
bool RemoveIfRouted(const Battle& b, UnitId u);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMBAT_COHESION_H_
