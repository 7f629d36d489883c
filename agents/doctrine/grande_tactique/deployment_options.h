// Where what a scenario leaves open is best placed before the battle (GT-D0).
//
// Generals first, then units before their generals: raw infantry behind the
// others, guns with a field of fire (agents/doctrine/kit/line_of_battle.h);
// infantry behind walls and guns on hill tops where there are any.
//
//   const std::vector<Placement> places = PlacesToDeploy(f, Effort::kFull);
//   const Order& order = places[DrawOfTheBest(places, chooser)].order;
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DEPLOYMENT_OPTIONS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DEPLOYMENT_OPTIONS_H_

#include <vector>

#include "agents/doctrine/grande_tactique/order_bundles.h"
#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

struct Placement {
  Order order;
  double value = 0;  // only to compare by
};

// Legal places for the next general or unit that has any, the best first; at
// least one. Precondition: GT-D0 is awaited.
std::vector<Placement> PlacesToDeploy(PositionView f, Effort effort);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_DEPLOYMENT_OPTIONS_H_
