// What answers in the midst of an activation gain: responses to charges,
// reactions, pressing on, pursuits; nominations.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ANSWERS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ANSWERS_H_

#include "agents/doctrine/grandeur/outlook.h"
#include "engine/model/order.h"

namespace berthier::grandeur {

// Of a legal order of D0, D1, D9 to D16, in VD; 0 for one that keeps things as
// they are.
double WorthOfAnswer(const ArmyView& army, const Outlook& outlook,
                     const Stance& stance, const Order& order);

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_ANSWERS_H_
