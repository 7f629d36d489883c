// What a contact phase leaves behind besides losses and markers: breakthroughs,
// squares held and broken, who moves apart (K5, K7, K10; LGA-BRK, LGA-SQR-10 to
// 14, 18, LGA-SCO-07).
//
// The frame is the one of the phase (combat/strength.h): `unit` has come upon
// `other`.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_AFTERMATH_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_AFTERMATH_H_

#include "engine/rulesets/la_grande_armee/board/frames.h"

namespace berthier::la_grande_armee {

// K5: LGA-BRK-01, 02, 08
void BreakThrough(const Battle& b, const Frame& contact);
// K7: whether cavalry has broken into the square; `lost`: the square has lost
// the phase.
void HoldOrBreak(const Battle& b, const Frame& contact, bool lost);
// The square gets the markers and opens, DEPLOYED, toward that face
// (LGA-SQR-11, 14).
void OpenSquare(const Battle& b, ElementId square, Edge face, int markers);
// K10: LGA-SQR-12, 13, LGA-BRK-04 to 11
void MoveApart(const Battle& b, const Frame& contact);
// LGA-SCO-07: whether the scout that was met evades now, and its evasion.
bool ScoutEvades(PositionView f, const Frame& contact);
void EvadeAsScout(const Battle& b, const Frame& contact, Length distance);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_AFTERMATH_H_
