// The search tree behind a choice as a Graphviz graph.
//
// A node shows what is awaited there, its visits and its value to the thinking
// side; an edge shows the order or the outcome of the dice. Without a search
// tree the orders considered form a tree of one level (LevelOf).
//
//   WriteGraph(game, view, side, tree, std::cout);
#ifndef BERTHIER_ARENAS_TELLING_THOUGHTS_GRAPH_H_
#define BERTHIER_ARENAS_TELLING_THOUGHTS_GRAPH_H_

#include <ostream>

#include "agents/agent.h"
#include "engine/model/game.h"

namespace berthier {

// A tree of one level and at most `most` nodes: the root, which has the value
// of its best order, and the orders considered, most visited first.
ThoughtTree LevelOf(const Thoughts& thoughts, size_t most);

// `tree` must have a root; its position is `view`.
void WriteGraph(const Game& game, const Position& view, Side side,
                const ThoughtTree& tree, std::ostream& out);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TELLING_THOUGHTS_GRAPH_H_
