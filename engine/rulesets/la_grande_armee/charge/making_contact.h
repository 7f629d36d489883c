// Making contact (C6 to C8; LGA-MEL-01, 18, LGA-CHG-26, LGA-FLK, LGA-MOV-18,
// LGA-SET-24): the steps of a charge once the mover has come up.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_MAKING_CONTACT_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_MAKING_CONTACT_H_

#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// LGA-CHG-11, LGA-MEL-18
void RetireGuns(const Battle& b, ElementId e);
// 5.6: the mover stands along the edge that it meets.
void ConformTo(const Battle& b);
// The pair, and what meeting in flank or in column costs.
void Meet(const Battle& b);
// Pushes the contact phase.
void Fight(const Battle& b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_MAKING_CONTACT_H_
