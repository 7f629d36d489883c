// Says in a sentence what a side is about to do in its turn, from the orders
// that it will give: words follow deeds.
//
// It remembers what it has said: the main effort stays with a formation until
// another one has three times as much to do, and what was said is not said
// again.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

class Announcer {
 public:
  // `orders`: those to come in this turn; the enemy's among them are passed
  // over. "Mainly on the left: 5 of 12 CP to the 2nd division; F5 charges A4,
  // rally F7". Empty if there is nothing to say, or nothing new.
  std::string Say(PositionView f, std::span<const Order> orders);
  // Another game begins.
  void Forget() { *this = {}; }

 private:
  std::string WordsFor(PositionView f, std::span<const Order> orders);

  EntityId main_ = EntityId::kNone;  // the formation of the main effort
  std::string_view wing_;            // where it was last said to be
  int turn_ = -1;
  std::vector<Order> said_;  // in this turn
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_
