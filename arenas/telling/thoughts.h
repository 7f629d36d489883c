// An agent's thoughts in words, as `think` prints and `replay` tells them.
//
// Orders are worded by the ruleset for the position in which they would be
// given. To find that position a variation is played out with the likeliest
// outcomes of the dice; an order that is illegal there is said in generic
// words.
//
//   out << ConsideredAsText(game, view, choice, {.most = 5, .indent = 9});
#ifndef BERTHIER_ARENAS_TELLING_THOUGHTS_H_
#define BERTHIER_ARENAS_TELLING_THOUGHTS_H_

#include <string>
#include <vector>

#include "agents/agent.h"
#include "engine/model/game.h"
#include "proto/play.pb.h"

namespace berthier {

// Sorted by visits, equal visits by value.
std::vector<Considered> MostVisitedFirst(std::vector<Considered> considered);

std::string InWords(const Game& game, const Position& position,
                    const Order& order);

// One sentence for each order; an order of the other side begins with that
// side's name.
std::vector<std::string> VariationInWords(const Game& game,
                                          const Position& view, Side side,
                                          const std::vector<Order>& variation);

struct TableShape {
  size_t most = 20;  // orders
  size_t indent = 0;
  int width = 0;  // characters in a line; 0: no limit
};

// The orders considered, most visited first; the order chosen is marked.
std::string ConsideredAsText(const Game& game, const Position& view,
                             const Choice& choice, const TableShape& shape);

// Explains why no order with a higher mean was chosen, a sentence to put below
// that table; empty if there is no such order.
std::string WhyNotTheHighest(const Choice& choice, int width);

// All thoughts, in lines of at most `width` characters; 0: no limit.
std::string ToText(const Game& game, const Position& view, const Choice& choice,
                   const wire::Deliberation& deliberation, int width);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TELLING_THOUGHTS_H_
