// Commanders ridden over (GEN-22 to GEN-28): R17, D9.
//
// Whoever moves an element calls BeginMove first, moves it, and tells what it
// has passed over; the commanders threatened are tested on the stack before the
// frame that moved it goes on. Decision: the path that a commander must escape
// is the whole straight way from where the move began.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_CAPTURE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_CAPTURE_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"

namespace berthier::la_grande_armee {

// GEN-25: a new move, in which everybody may be tested once.
void BeginMove(const Battle& b);
// `mover`, which stands at the end of the path, has come along it; its centre
// was at `from`.
void PassOver(const Battle& b, ElementId mover, Point from, const Swept& path);

Progress AdvanceCapture(const Battle& b);
extern const RollRow kEscapeRoll;  // R17
// D9
Verdict CheckEscape(PositionView f, const Order& order);
void PlayEscape(const Battle& b, const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_CAPTURE_H_
