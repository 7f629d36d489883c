// Charges (S6C, D7, D9, D11, R5; GRA-EVA, IMP-CHG, IMP-CCH, IMP-EVA).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_CHARGE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_CHARGE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/frames.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Runs FrameKind::kCharge.
Progress AdvanceCharge(const Battle& b);
extern const RollRow kChargeBonusRoll;  // R5
// D9: kStand, kEvade, kCounterCharge, kFormSquare.
Verdict CheckRespond(PositionView f, const Order& order);
void PlayRespond(const Battle& b, const Order& order);
// D11: kPress, kHalt.
Verdict CheckPress(PositionView f, const Order& order);
void PlayPress(const Battle& b, const Order& order);
// D11: how far the charger may go at most without contact.
Length GreatestHalt(PositionView f);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_CHARGE_H_
