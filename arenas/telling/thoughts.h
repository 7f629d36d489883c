// What an agent thought, in words: what `think` prints and `replay` tells.
//
// Orders are said as the ruleset says them in the position where they would be
// given. A variation is played on to find that position, with the likeliest
// outcomes of the dice; an order that does not fit there is said in bare words.
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

// Of those visited alike the better first.
std::vector<Considered> MostVisitedFirst(std::vector<Considered> considered);

std::string InWords(const Game& game, const Position& position,
                    const Order& order);

// An order each; one of the other side begins with its name.
std::vector<std::string> VariationInWords(const Game& game,
                                          const Position& view, Side side,
                                          const std::vector<Order>& variation);

struct TableShape {
  size_t most = 20;  // orders
  size_t indent = 0;
  int width = 0;  // letters in a line; 0: no limit
};

// What was considered, most visited first; the order chosen is marked.
std::string ConsideredAsText(const Game& game, const Position& view,
                             const Choice& choice, const TableShape& shape);

// Why orders with a higher mean than the one chosen were not: a sentence for
// below that table; empty if there is none.
std::string WhyNotTheHighest(const Choice& choice, int width);

// All of it, in lines of at most `width` letters; 0: no limit.
std::string ToText(const Game& game, const Position& view, const Choice& choice,
                   const wire::Deliberation& deliberation, int width);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TELLING_THOUGHTS_H_
