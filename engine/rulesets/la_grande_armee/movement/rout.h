// Rout moves (4.7, 5.8), who sees them, and who moves into the settlement of a
// garrison that runs (SET-23).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_ROUT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_ROUT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// kRout: the rout move of `unit`: its way, those who see it (R19), its move,
// those who may move into its settlement (D12).
Progress AdvanceRout(const Battle& b);
extern const RollRow kSeesRoutRoll;  // R19

// D12: kOccupy, kDecline.
Verdict CheckOccupy(PositionView f, const Order& order);
void PlayOccupy(const Battle& b, const Order& order);

// SET-31: a routing garrison is about to be removed; pushes the kRout frame
// that asks those who attack it, if there are any.
void AskOccupiers(const Battle& b, ElementId garrison);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_MOVEMENT_ROUT_H_
