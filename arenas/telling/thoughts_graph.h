// The tree behind a choice as a Graphviz graph.
//
// A node says what is awaited there, how often it was visited and what it is
// worth to the side that thinks; an edge says the order or the outcome of the
// dice. Without a tree the orders considered are its one level.
//
//   WriteGraph(game, view, side, tree, std::cout);
#ifndef BERTHIER_ARENAS_TELLING_THOUGHTS_GRAPH_H_
#define BERTHIER_ARENAS_TELLING_THOUGHTS_GRAPH_H_

#include <ostream>

#include "agents/agent.h"
#include "engine/model/game.h"

namespace berthier {

// One level, `most` nodes: the root, which is worth what its best order is, and
// the orders considered, most visited first.
ThoughtTree LevelOf(const Thoughts& thoughts, size_t most);

// `tree` has a root, which is `view`.
void WriteGraph(const Game& game, const Position& view, Side side,
                const ThoughtTree& tree, std::ostream& out);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TELLING_THOUGHTS_GRAPH_H_
