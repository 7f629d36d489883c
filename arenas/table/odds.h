// The probable results of an order, in words with chances, before it is given.
//
// The order is played on a copy and the game continues from there: forced steps
// run, decisions are answered by `answers` (what each side would order), and
// each relevant roll adds a level of branches, one per outcome class of the
// roll; branches with equal words are merged. Relevant is a roll about the
// order's subject or object, or else about whom its dice are against first. The
// other dice between them are counted in, and do not make a level; those before
// them fall as they most often do, and the words say so. What the other side
// answers is said with the dice that follow: "if A1 fires at F1, A1 fire: ...".
//
// Nothing is ordered besides the order: an order that only chooses who acts has
// no odds. Some orders are carried out later in the player-turn (a charge, a
// move into contact): the side that gave the order then gives no more orders
// until then, as far as the rules allow. A branch ends where the same side is
// to order again after somebody was met with dice, where the player-turn
// changes, and after five relevant rolls.
//
// Where information is hidden, what is behind it is drawn anew: if some worlds
// that the side may believe in all give the same odds, it is these; else games
// are sampled, each in a world of its own.
//
// Laws: chances of a level add up to 1; equal arguments (and equal answers)
// give equal odds; a sampled result (of a tree too large to be computed) agrees
// with the exact one within the stated error.
//
//   const Odds odds = OddsOf(game, position, order, answers);
//   odds.words;  // "F1 morale check: 5 in 6 passes (charges A2), 1 in 6 fails;
//                //  then A2 morale check: 58 % passes, 42 % fails (flees)"
#ifndef BERTHIER_ARENAS_TABLE_ODDS_H_
#define BERTHIER_ARENAS_TABLE_ODDS_H_

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

struct Branch {
  double chance = 0;  // given that its level is reached
  std::string words;  // "F1 morale check: passes (charges A2)"
  std::vector<Branch> then;
};

struct Odds {
  std::vector<Branch> tree;  // most likely first
  std::string words;         // empty if no dice follow
  // False: sampled, or the dice of others were taken as they most often fall.
  bool exact = true;
  double error = 0;  // largest standard error of a chance of the first level
};

// Returns the legal order that the side to decide would give.
using Answers = std::function<Order(const Position&)>;

struct OddsLimits {
  size_t branches = 400;  // the largest tree that is computed exactly
  size_t walks = 1000;    // games sampled if the tree is larger
};

// The position must await a decision for which `order` is legal. If information
// is hidden, it must be the side's view.
Odds OddsOf(const Game& game, const Position& position, const Order& order,
            const Answers& answers, const OddsLimits& limits = {});

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ODDS_H_
