// How far an element charges, and whom it may charge (LGA-CHG-01 to 09, 17,
// 28). Distances are measured straight ahead of where it stands.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_REACH_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_REACH_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/field/swept.h"

namespace berthier::la_grande_armee {

// The allowance m of a charge (CHG-07) or of an advance to contact (CHG-17).
Length ReachOf(PositionView f, ElementId e, ChargeKind kind);
Verdict CheckContact(PositionView f, ElementId e, ElementId target,
                     ChargeKind kind);

// Whether the path of e leaves the table or meets anything but friendly
// artillery, the element `but` and that settlement.
bool IsBarred(PositionView f, ElementId e, const Swept& path, ElementId but,
              PieceId settlement);

// CHG-14: how far e can go ahead, at most `most`, 1 in short of everything.
Length ClearAhead(PositionView f, ElementId e, Length most);
// Moves e straight ahead: it takes the markers of the ground (CHG-16) and
// rides over commanders; its contacts end.
void GoAhead(const Battle& b, ElementId e, Length distance);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_REACH_H_
