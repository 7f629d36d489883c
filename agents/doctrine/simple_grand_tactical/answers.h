// What short answers gain: withdrawing, a general's help in a test, melees.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ANSWERS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ANSWERS_H_

#include "agents/doctrine/simple_grand_tactical/army_view.h"
#include "engine/model/order.h"

namespace berthier::simple_grand_tactical {

// Of a proposed order of D04, D06 or D10 to D13, in chips; 0 for one that keeps
// things as they are.
double WorthOfAnswer(const ArmyView& army, const Order& order);

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_ANSWERS_H_
