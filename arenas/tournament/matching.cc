#include "arenas/tournament/matching.h"

#include <lemon/list_graph.h>
#include <lemon/matching.h>

#include <cstddef>

namespace berthier {

std::vector<int> HeaviestMatching(
    const std::vector<std::vector<std::int64_t>>& weights) {
  using Graph = lemon::ListGraph;
  Graph graph;
  std::vector<Graph::Node> nodes;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    nodes.push_back(graph.addNode());
  }
  Graph::EdgeMap<std::int64_t> weight(graph);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (std::size_t j = i + 1; j < nodes.size(); ++j) {
      weight[graph.addEdge(nodes[i], nodes[j])] = weights[i][j];
    }
  }
  lemon::MaxWeightedMatching<Graph, Graph::EdgeMap<std::int64_t>> matching(
      graph, weight);
  matching.run();
  Graph::NodeMap<int> index(graph);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    index[nodes[i]] = static_cast<int>(i);
  }
  std::vector<int> mates;
  for (const Graph::Node& node : nodes) {
    const Graph::Node mate = matching.mate(node);
    mates.push_back(mate == lemon::INVALID ? -1 : index[mate]);
  }
  return mates;
}

}  // namespace berthier
