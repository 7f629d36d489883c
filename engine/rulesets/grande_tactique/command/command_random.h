// One order of the menu D2 at random, without making the whole list.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_RANDOM_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_RANDOM_H_

#include "engine/model/chooser.h"
#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/field.h"

namespace berthier::grande_tactique {

// What is drawn for: the order that is being made, but for its parameters.
struct OrderDrawer {
  Field f;
  Chooser& chooser;
  Order order;
};

// A random order to one subject; false: none was found.
bool DrawMove(OrderDrawer& drawer, UnitId u);
bool DrawCharge(OrderDrawer& drawer, UnitId u);
bool DrawOccupy(OrderDrawer& drawer, UnitId u);
bool DrawTurn(OrderDrawer& drawer, UnitId u);
bool DrawGeneralsRide(OrderDrawer& drawer, GeneralId g);

Order ProposeOneFromMenu(Field f, Chooser& chooser);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_COMMAND_COMMAND_RANDOM_H_
