// How a charge or an advance to contact is received (D5; LGA-REA-07 to 24,
// LGA-CHG-21).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_REACTIONS_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_REACTIONS_H_

#include "engine/model/refusal.h"
#include "engine/rulesets/la_grande_armee/board/battle.h"
#include "engine/rulesets/la_grande_armee/field/contact.h"

namespace berthier::la_grande_armee {

// A charge as its target sees it.
struct Menace {
  ElementId charger;
  ElementId target;
  ContactEdge edge;       // of the target, that would be met
  Length reach;           // m of the charger
  bool intrudes = false;  // LGA-SET-24
};
// Whether the target may answer with that verb of D5.
Verdict CheckAnswer(PositionView f, const Menace& menace, Verb verb);
// True if it can do nothing but stand.
bool CanOnlyStand(PositionView f, const Menace& menace);
// True if its standing sheds a marker (LGA-REA-21, LGA-CHG-21).
bool StandSheds(PositionView f, const Menace& menace);

// Where a counter-charge is met (5.6, LGA-REA-13, 15).
struct Meeting {
  bool legal = false;
  ElementState turned;  // the target as it has re-faced
  Length target;        // how far it advances from there
  Length charger;       // how far the charger does
};
Meeting MeetingOf(PositionView f, const Menace& menace);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_CHARGE_REACTIONS_H_
