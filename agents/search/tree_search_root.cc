// What a search has found: orders at the root, and what follows them.
#include <algorithm>
#include <cmath>
#include <queue>

#include "agents/search/tree_search.h"

namespace berthier {

TreeSearch::Root TreeSearch::AtRoot() const {
  const Node& node = tree_.node(root_);
  Root root;
  for (uint32_t i = 0; i < node.edges; ++i) {
    const Link& link = tree_.links(node)[i];
    if (link.visits == 0) continue;
    const double n = link.visits;
    const double error = link.proven ? 0
                         : link.visits < 2
                             ? 1
                             : std::sqrt(link.spread / (n * (n - 1)));
    root.considered.push_back({.order = tree_.orders(node)[i],
                               .visits = link.visits,
                               .value = ArmValue(node, i),
                               .error = error,
                               .prior = static_cast<double>(link.prior)});
    root.proven.push_back(link.proven != 0);
  }
  return root;
}

const Order& TreeSearch::Leading() const {
  const Node& node = tree_.node(root_);
  return tree_.orders(node)[Preferred(node)];
}

// The edge that is expected to be taken.
uint32_t TreeSearch::Preferred(const Node& node) const {
  const Link* const links = tree_.links(node);
  uint32_t visited = 0;
  for (uint32_t i = 1; i < node.edges; ++i) {
    if (links[i].visits > links[visited].visits) visited = i;
  }
  if (node.what == Awaited::What::kRoll) return visited;
  // A proven order is not visited any more: it has to be asked for its value.
  uint32_t best = visited;
  double value = -2;
  for (uint32_t i = 0; i < node.edges; ++i) {
    if (links[i].visits == 0 || (!links[i].proven && i != visited)) continue;
    if (ArmValue(node, i) > value) {
      best = i;
      value = ArmValue(node, i);
    }
  }
  return best;
}

double TreeSearch::ArmValue(const Node& node, uint32_t edge) const {
  const Link& link = tree_.links(node)[edge];
  return link.proven ? SignOf(node.side) * tree_.node(link.child).mean
                     : static_cast<double>(tree_.arms(node)[edge].mean);
}

std::vector<Order> TreeSearch::Variation(const Order& first) const {
  constexpr size_t kLongest = 24;
  std::vector<Order> variation;
  NodeId at = root_;
  for (size_t depth = 0; depth < kDeepest && at != kNoNode; ++depth) {
    const Node& node = tree_.node(at);
    if (!node.expanded || variation.size() >= kLongest) break;
    uint32_t best = Preferred(node);
    if (at == root_) {
      const Order* const orders = tree_.orders(node);
      best = static_cast<uint32_t>(
          std::find(orders, orders + node.edges, first) - orders);
      if (best == node.edges) break;
    }
    const Link& link = tree_.links(node)[best];
    if (link.visits == 0) break;
    if (node.what == Awaited::What::kDecision) {
      variation.push_back(tree_.orders(node)[best]);
    }
    at = link.child;
  }
  return variation;
}

ThoughtTree TreeSearch::Tell(size_t most) const {
  const double sign = SignOf(side_);
  // Edges that lead on from what has been told; of those visited alike the one
  // found first.
  struct Open {
    uint32_t visits = 0;
    size_t found = 0;
    size_t parent = 0;
    NodeId node = kNoNode;
    uint32_t edge = 0;

    bool operator<(const Open& other) const {
      return visits != other.visits ? visits < other.visits
                                    : found > other.found;
    }
  };
  std::priority_queue<Open> open;
  ThoughtTree told;
  size_t found = 0;
  const auto tell = [&](const ThoughtNode& node, NodeId id) {
    const size_t parent = told.size();
    told.push_back(node);
    if (id == kNoNode || !tree_.node(id).expanded || (hidden_ && parent > 0)) {
      return;
    }
    const Node& from = tree_.node(id);
    for (uint32_t i = 0; i < from.edges; ++i) {
      const uint32_t visits = tree_.links(from)[i].visits;
      if (visits > 0) open.push({visits, found++, parent, id, i});
    }
  };
  const Node& root = tree_.node(root_);
  tell({.visits = root.visits, .value = sign * root.mean}, root_);
  while (!open.empty() && told.size() < most) {
    const Open next = open.top();
    open.pop();
    const Node& from = tree_.node(next.node);
    const Link& link = tree_.links(from)[next.edge];
    const bool decides = from.what == Awaited::What::kDecision;
    const double mean =
        link.proven ? tree_.node(link.child).mean
                    : (decides ? SignOf(from.side) : 1) *
                          static_cast<double>(tree_.arms(from)[next.edge].mean);
    ThoughtNode node = {.parent = next.parent,
                        .after = from.what,
                        .prior = static_cast<double>(link.prior),
                        .visits = link.visits,
                        .value = sign * mean};
    if (decides) {
      node.order = tree_.orders(from)[next.edge];
    } else {
      node.faces = tree_.faces(from)[next.edge];
    }
    tell(node, link.child);
  }
  return told;
}

}  // namespace berthier
