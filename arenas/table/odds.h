// What an order leads to, in words with chances, before it is given.
//
// The order is played on a copy and the game goes on from there: forced steps
// run, decisions are answered by `answers` (what each side would order), and
// each roll that concerns the order opens a level of branches, by the outcome
// classes of the roll, in which words that are the same are one. A roll
// concerns the order if it follows at once, if it is the order's subject that
// throws, or, of an order at somebody, if it names either; after the first one,
// every roll that names one of them. Other rolls come out as is most likely.
//
// An order may be carried out later in the player-turn (a charge): whoever gave
// it then orders nothing more, as far as he may, until it is. A branch ends
// where the same side is to decide the like again after dice were thrown, where
// the player-turn changes, and after three rolls.
//
// Laws: chances of a level add up to 1; the same arguments, answers included,
// get the same odds; what is sampled (a tree too large) agrees with what is
// exact within the error that it says.
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
  double chance = 0;  // of those of its level
  std::string words;  // "F1 morale check: passes (charges A2)"
  std::vector<Branch> then;
};

struct Odds {
  std::vector<Branch> tree;  // the likeliest first
  std::string words;         // empty if no dice follow
  bool exact = true;
  double error = 0;  // standard error of a chance of the first level
};

// What the side that is to decide would order; a legal order.
using Answers = std::function<Order(const Position&)>;

struct OddsLimits {
  size_t branches = 400;  // at most so many are told exactly
  size_t walks = 1000;    // if there are more, so many games are sampled
};

// The position awaits a decision in which `order` is legal. Where information
// is hidden it is a view, or a sample of one.
Odds OddsOf(const Game& game, const Position& position, const Order& order,
            const Answers& answers, const OddsLimits& limits = {});

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_ODDS_H_
