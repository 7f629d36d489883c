// Says in a sentence what a side is about to do in its turn, from the orders
// that it will give: words follow deeds.
//
// It remembers what it has said: the main effort is chosen once a turn, and
// stays with a formation until another one has three times as much to do, or
// twice its points; where several others have as much to do there is none.
// What was said is not said again.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/model/order.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

struct TurnDeed;  // what one unit does in the turn

class Announcer {
 public:
  // `orders`: those to come in this turn; the enemy's among them are passed
  // over. "Mainly on the left: 5 of 12 CP to the 2nd division; F5 charges A4,
  // rally F7", or "All along the line: 12 of 14 CP; ..."; later in the turn
  // what has come to mind since: "Then F6 charges A4". Empty if there is
  // nothing to say, or nothing new.
  std::string Say(PositionView f, std::span<const Order> orders);
  // Another game begins.
  void Forget() { *this = {}; }

 private:
  std::string WordsForTurn(PositionView f, std::span<const TurnDeed> deeds);
  // "; " and the deeds that matter, or how many of `main` move.
  std::string Told(PositionView f, std::span<const TurnDeed> deeds,
                   EntityId main);

  EntityId main_ = EntityId::kNone;  // the formation of the main effort
  std::string_view wing_;            // where it was last said to be
  int turn_ = -1;
  std::vector<Order> told_;  // verb, subject and object, in this turn
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INTENT_H_
