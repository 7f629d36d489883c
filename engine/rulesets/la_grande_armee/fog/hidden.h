// What a side does not see under fog of war (FOG-30 to FOG-36): what is behind
// the enemy's tiles, which of them his army commanders are with, and which of
// his possible corps are there; during the secret set-up also who scouts and
// which tiles have been laid.
//
// Laws: Hide(Hide(s)) = Hide(s), Hide(Deal(Hide(s))) = Hide(s); all assignments
// that the side may believe in are dealt with equal probability (FOG-33).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_HIDDEN_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_HIDDEN_H_

#include "engine/model/chooser.h"
#include "engine/rulesets/la_grande_armee/facts/view.h"

namespace berthier::la_grande_armee {

void Hide(State& state, const Scenario& s, Side viewer);
// Fills in what Hide has blanked.
void Deal(PositionView view, State& state, Side viewer, Chooser& chooser);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_FOG_HIDDEN_H_
