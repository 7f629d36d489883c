// How a charge is met (D9; IMP-CHG-08, GRA-EVA, IMP-EVA, IMP-CCH, GRA-APX-03).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_RESPONSES_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_RESPONSES_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"

namespace berthier::grandeur {

// A charge, as its target sees it.
struct Menace {
  UnitId charger;
  UnitId target;
  bool by_opportunity = false;  // IMP-OPP-06
  bool ready = false;  // the target was on Opportunity when it was declared
};
// Whether the target may answer by evading, counter-charging or forming square.
Verdict CheckEvade(PositionView f, const Menace& menace);
Verdict CheckCounterCharge(PositionView f, const Menace& menace);
Verdict CheckSquare(PositionView f, const Menace& menace);
// True if it has no choice but to stand.
bool CanOnlyStand(PositionView f, const Menace& menace);

// IMP-EVA-01, 02, 05: the target goes, unless it has no room.
void Evade(const Battle& b, UnitId target, UnitId charger);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_CHARGE_RESPONSES_H_
