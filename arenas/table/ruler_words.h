// An order in words for a person who moves the units on a real table with a
// ruler, and distances to check that the table agrees with the program.
//
// No coordinates: the move leg by leg, then where it should end, measured from
// a corner or an edge to the two nearest things that stay in place (other
// blocks, ground, edges of the table), in eighths of an inch, or in tenths if
// the ruler's unit is not the inch.
//
//   RulerWords(game, position, order);
//   // "F1-3: wheels left 12 degrees, then advances 4 in; you should end with
//   // your left front corner 1 in from Brady's wood"
#ifndef BERTHIER_ARENAS_TABLE_RULER_WORDS_H_
#define BERTHIER_ARENAS_TABLE_RULER_WORDS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "engine/model/game.h"

namespace berthier {

// The order must be legal. If its subject does not move, the same as Game::Say.
std::string RulerWords(const Game& game, const Position& position,
                       const Order& order);

struct Pair {
  EntityId a = EntityId::kNone;
  EntityId b = EntityId::kNone;
  std::string words;  // "F1-1 to A2: 6.25 in"
};

// At most `most` distances to check, shortest first: pairs of nearest enemies,
// each unit in at most one pair, then units with the ground nearest to them.
std::vector<Pair> PairsToCheck(const Game& game, const Position& position,
                               size_t most);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_RULER_WORDS_H_
