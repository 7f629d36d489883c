// An order as a person with a ruler follows it on a real table, and the
// distances that tell whether the table stands as the program thinks.
//
// No coordinates: the way leg by leg, then where it should end, measured from
// a corner or an edge to the two nearest things that stay where they are (other
// blocks, ground, edges of the table), in eighths of an inch, or tenths where
// the ruler has no inches.
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

// Of a legal order; what Game::Say says of it if its subject goes no way.
std::string RulerWords(const Game& game, const Position& position,
                       const Order& order);

struct Pair {
  EntityId a = EntityId::kNone;
  EntityId b = EntityId::kNone;
  std::string words;  // "F1-1 to A2: 6.25 in"
};

// At most so many distances to check, the nearest first: enemies that are
// nearest to each other, no unit twice while there are others; then units and
// the ground nearest to them.
std::vector<Pair> PairsToCheck(const Game& game, const Position& position,
                               size_t most);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TABLE_RULER_WORDS_H_
