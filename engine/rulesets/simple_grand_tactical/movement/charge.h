// Charges (4.15, GEO-26) and cavalry out of hand (4.17).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CHARGE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CHARGE_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// CHG-01 to 06, 11: u may charge the target; `end`: where it then stands.
// `occasion`: in its Charge Phase, or controlled after a melee (CTL-16), when
// CHG-01 has been looked at.
enum class ChargeOccasion : uint8_t { kChargePhase, kControlled };
Verdict PlanCharge(PositionView f, UnitId u, UnitId target,
                   ChargeOccasion occasion, Pose& end);
// Whether u could at all: cheap, false means that PlanCharge refuses.
bool MightCharge(PositionView f, UnitId u);
// Moves it, notes the contact and whatever test of rough ground is due (task).
void Charge(const Battle& b, UnitId u, UnitId target, ChargeOccasion occasion);

// CTL-05, 06, 09 to 13: which way it goes is read off State::beaten. Moves,
// disorders, notes contacts (follow-up; fresh after an uncontrolled charge).
enum class Gallop : uint8_t { kCharge, kMove };
void RideOutOfHand(const Battle& b, UnitId u, Gallop gallop);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CHARGE_H_
