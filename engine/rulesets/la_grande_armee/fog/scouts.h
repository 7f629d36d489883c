// Scouts that are used: R21, D19, D21, and what
// spying.h has. The frame kScout.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_SCOUTS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_SCOUTS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

Progress AdvanceScout(const Battle& b);
// D19
Verdict CheckScout(PositionView f, const Order& order);
void PlayScout(const Battle& b, const Order& order);
// D21: kReturn and kRemain are both legal.
Verdict CheckReturn(PositionView f, const Order& order);
void PlayReturn(const Battle& b, const Order& order);
extern const RollRow kScoutMoveRoll;

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_SCOUTS_H_
