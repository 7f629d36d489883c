// What answers outside of an element's own actions gain: reactions to charges,
// squares in the mass melee, settlements, whose corps is next.
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ANSWERS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ANSWERS_H_

#include "agents/doctrine/la_grande_armee/outlook.h"
#include "engine/model/order.h"

namespace berthier::la_grande_armee {

// Of a legal order of D2, D5, D9 to D12, in bases; 0 for one that keeps things
// as they are.
double WorthOfAnswer(const ArmyView& army, const Outlook& outlook,
                     const Order& order);

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_ANSWERS_H_
