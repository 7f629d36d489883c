// Charges and advances to contact (3.2; LGA-CHG, LGA-REA, LGA-MEL-01, 18,
// LGA-FLK, LGA-SET-24).
//
// FrameKind::kCharge runs from C2 on, after the Action Check, to the end of the
// contact phase. `unit` charges `other`; with ChargeKind::kEnter it intrudes on
// the side `edge` of the settlement that `other` holds, in front of which it
// stands.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_CHARGE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_CHARGE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// kCharge and kAdvanceContact of D4.
Verdict CheckCharge(PositionView f, ElementId e, const Order& order);
// Runs FrameKind::kCharge.
Progress AdvanceCharge(const Battle& b);
extern const RollRow kEvadeRoll;  // R7

// D5, while the charge of the top frame is answered.
bool MayReact(PositionView f, Verb verb);
Verdict CheckReaction(PositionView f, const Order& order);
void PlayReaction(const Battle& b, const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_CHARGE_H_
