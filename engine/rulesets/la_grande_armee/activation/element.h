// The activation of an element (ACT): D4, R2, and what is declared.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_ELEMENT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_ELEMENT_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

// D3: e begins to act; flags: ActivationFlag (board/frames.h).
void PushActivation(const Battle& b, ElementId e, uint8_t flags);
Progress AdvanceActivation(const Battle& b);
extern const RollRow kActionRoll;  // R2

// D4, and its kFaces.
Verdict CheckAction(PositionView f, const Order& order);
void PlayAction(const Battle& b, const Order& order);
Verdict CheckFurtherFace(PositionView f, const Order& order);
void PlayFurtherFace(const Battle& b, const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_ACTIVATION_ELEMENT_H_
