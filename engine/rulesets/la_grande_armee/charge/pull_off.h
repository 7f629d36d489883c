// Cavalry that pulls off from the infantry that it has charged (LGA-CHG-22 to
// 25).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_PULL_OFF_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_PULL_OFF_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

Verdict CheckPullOff(PositionView f, ElementId e);
// After a passed, and after a failed Action Check.
void PullOff(const Battle& b, ElementId e);
void FailPullOff(const Battle& b, ElementId e);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_PULL_OFF_H_
