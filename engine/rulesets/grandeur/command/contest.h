// The contest for the initiative (S2, D1, R2; GRA-INI, IMP-INI).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_CONTEST_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_CONTEST_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/grandeur/board/battle.h"
#include "engine/rulesets/grandeur/board/roll_row.h"

namespace berthier::grandeur {

// Runs Phase::kContest. Enters kDivisions with State::corps and State::active
// set, or kTurnEnd when no corps is left.
Progress AdvanceContest(const Battle& b);
extern const RollRow kInitiativeRoll;  // R2, a side at a time
// D1: kNominate.
Verdict CheckNominate(PositionView f, const Order& order);
void PlayNominate(const Battle& b, const Order& order);
// True if the side may nominate the corps.
bool MayNominate(PositionView f, CorpsId c);
// With OPT-NOM-SIMULTANEOUS: blanks what `viewer` must not see.
void HideNomination(State& s, Side viewer);
// Fills in at random what HideNomination has blanked.
void DrawNomination(PositionView f, State& s, Side viewer, Chooser& chooser);

}  // namespace berthier::grandeur

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_COMMAND_CONTEST_H_
