// Where a unit may end, and the legal pose nearest to where it is dragged.
//
// Both ask Check, for any ruleset: how many times is bounded, so that a page
// may ask while a block is dragged; the same is asked every time.
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

// The places where the centre of the subject may be at the end of an order with
// the verb, manner and object of `like`, facing some way: closed loops, round
// what lies outside counter-clockwise, round holes clockwise. By samples a
// quarter or half of an inch apart at the edges; all proposals of that kind are
// inside. Empty where the verb takes no place, or nothing is legal. Needs a
// decision.
std::vector<std::vector<Point>> ReachOf(const Game& game,
                                        const Position& position,
                                        const Order& like);

// Whether the heading may be turned to make an order legal.
enum class Turning { kFree, kKept };

struct Snapped {
  Order order;         // what was wanted, if nothing was found
  bool legal = false;  // order passes Check
  bool exact = false;  // it is what was wanted
  Refusal refusal;     // of the order wanted, if that was refused
};

// The order nearest to the wanted one, with its verb, manner, subject, object
// and amount. Never farther from the place wanted than a proposal of that kind
// is (with Turning::kKept: one of that heading); exact if what is wanted is
// legal. Needs a decision.
Snapped Nearest(const Game& game, const Position& position, const Order& wanted,
                Turning turning);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_REACH_H_
