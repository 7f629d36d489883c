// Commanders: their moves (D7, D8), whom they help (4.12).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_LEADERS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_LEADERS_H_

#include "engine/model/order.h"
#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"

namespace berthier::la_grande_armee {

// GEN-20, GEN-21: an army commander helps e.
bool ArmyNear(PositionView f, ElementId e);
// From e to its corps commander or his counter, 0 if he is attached to it;
// kFarAway if he is not on the table.
inline constexpr Length kFarAway = Inches(1000);
Length CommanderDistance(PositionView f, ElementId e);
// ACT-08, CAV-01, COM-26: cavalry that is not beyond 12 in of its commander;
// every other element.
bool IsInCommand(PositionView f, ElementId e);

// True if he has a move in D7 (corps commanders and counters) or D8.
bool MayRide(PositionView f, LeaderId l);
// The elements to which he could be attached if he stood there (GEN-06).
ElementSet TouchedAt(PositionView f, LeaderId l, Point there);
// D7, D8: kRide, kAttach, kStay of the leader that is asked.
Verdict CheckRide(PositionView f, const Order& order);
void PlayRide(const Battle& b, const Order& order);

// Round 4: D8 of all army commanders, GEN-12 and GEN-13.
Progress AdvanceArmyCommands(const Battle& b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMMAND_LEADERS_H_
