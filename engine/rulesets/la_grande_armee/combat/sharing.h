// How the hits of each side are dealt among the fighters of the other
// (LGA-MAS-08, 09; R15). In a contact phase there is one of each.
//
// ShareHits deals equal parts and leaves the outstanding hits in Frame::hits of
// the phase; they are drawn for one by one, no element twice. Then what an
// element cannot lose passes to others of its side, and the rest is lost.
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_SHARING_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_SHARING_H_

#include "engine/rulesets/la_grande_armee/board/frames.h"
#include "engine/rulesets/la_grande_armee/board/roll_row.h"

namespace berthier::la_grande_armee {

void ShareHits(const Battle& b);
// Whether nothing is outstanding; if not, DealNext draws for the next hit.
bool AllDealt(PositionView f);
Progress DealNext(const Battle& b);
extern const RollRow kShareRoll;  // R15
// After all have been dealt.
void PassOnSurplus(const Battle& b);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_COMBAT_SHARING_H_
