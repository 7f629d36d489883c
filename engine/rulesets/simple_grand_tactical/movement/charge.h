// Charges (section 4.15, GEO-26) and uncontrolled cavalry (section 4.17).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CHARGE_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CHARGE_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/simple_grand_tactical/board/battle.h"

namespace berthier::simple_grand_tactical {

// kChargePhase: in its Charge Phase. kControlled: after a melee, when cavalry
// is under control (CTL-16).
enum class ChargeOccasion : uint8_t { kChargePhase, kControlled };
// Whether u may charge the target (CHG-01 to 06, 11). If so, sets `end` to its
// pose after the charge. CHG-01 is checked for kChargePhase only.
Verdict PlanCharge(PositionView f, UnitId u, UnitId target,
                   ChargeOccasion occasion, Pose& end);
// Cheap test for kChargePhase: if false, PlanCharge refuses every target.
bool MightCharge(PositionView f, UnitId u);
// Carries out a charge that PlanCharge allows: moves u, records its contacts
// and pushes the test of rough ground if one is due.
void Charge(const Battle& b, UnitId u, UnitId target, ChargeOccasion occasion);

// kCharge: uncontrolled charge (CTL-05). kMove: uncontrolled move (CTL-06).
enum class Gallop : uint8_t { kCharge, kMove };
// CTL-05, 06, 09 to 13: moves uncontrolled cavalry u, disorders it and records
// its contacts as follow-ups; a kCharge that ends in contact makes u fresh.
// Direction: if units of State::beaten are left, toward the nearest enemy
// (kCharge) or the nearest of them (kMove). Otherwise toward the nearest enemy
// in its front zone and within its move; straight ahead if there is none.
void RideOutOfHand(const Battle& b, UnitId u, Gallop gallop);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_MOVEMENT_CHARGE_H_
