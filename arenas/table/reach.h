// The area where a unit's move may end, and the legal pose nearest to where the
// unit is dragged.
//
// Both work for any ruleset by calling Check. The number of calls is bounded,
// so a page may use them while a block is dragged; results are deterministic.
//
//   for (const std::vector<Point>& loop : ReachOf(game, position, like)) ...
//   const Snapped ghost = Nearest(game, position, wanted, Turning::kFree);
//   if (!ghost.legal) Tell(game.Say(ghost.refusal));
#ifndef BERTHIER_ARENAS_TABLE_REACH_H_
#define BERTHIER_ARENAS_TABLE_REACH_H_

#include <vector>

#include "engine/geometry/point.h"
#include "engine/model/game.h"

namespace berthier {

// What a drag leaves open, how many files or how many guns where: an order
// whose amount is 0, which no proposal of its kind has, gets that of the first
// one.
Order WithProposedAmount(const Game& game, const Position& position,
                         Order order);

// The area where the subject's centre may be, with any heading, after an order
// with the verb, manner and object of `like`: closed loops, counter-clockwise
// around the area, clockwise around holes. Sampled in steps of a quarter or
// half of an inch at the edges; contains all proposals of that kind. Empty if
// the verb takes no place, or nothing is legal. The position must await a
// decision.
std::vector<std::vector<Point>> ReachOf(const Game& game,
                                        const Position& position,
                                        const Order& like);

// Whether the heading may be changed to make an order legal.
enum class Turning { kFree, kKept };

struct Snapped {
  Order order;         // the legal order found, else the wanted one
  bool legal = false;  // `order` passes Check
  bool exact = false;  // the wanted order itself is legal
  Refusal refusal;     // of the wanted order, if it is not legal
};

// The nearest legal order to `wanted`, with its verb, manner, subject, object
// and amount. It is at most as far from the wanted place as the nearest
// proposal of that kind (with Turning::kKept: of that heading). At most 500
// calls of Check. The position must await a decision.
Snapped Nearest(const Game& game, const Position& position, const Order& wanted,
                Turning turning);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_REACH_H_
