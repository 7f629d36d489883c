#include "agents/search/tree.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "engine/model/fault.h"

namespace berthier {

void Tree::Reset() {
  nodes_.clear();
  arms_.clear();
  links_.clear();
  orders_.clear();
  faces_.clear();
  std::fill(slots_.begin(), slots_.end(), Slot{});
  filled_ = 0;
}

NodeId& Tree::At(uint64_t key) {
  if (2 * filled_ >= slots_.size()) Grow();
  size_t i = HomeOf(key);
  while (slots_[i].node != kNoNode) {
    if (slots_[i].key == key) return slots_[i].node;
    i = (i + 1) & (slots_.size() - 1);
  }
  slots_[i].key = key;
  ++filled_;
  return slots_[i].node;
}

NodeId Tree::Find(uint64_t key) const {
  size_t i = HomeOf(key);
  while (slots_[i].node != kNoNode) {
    if (slots_[i].key == key) return slots_[i].node;
    i = (i + 1) & (slots_.size() - 1);
  }
  return kNoNode;
}

void Tree::Grow() {
  std::vector<Slot> old(slots_.size() * 2);
  std::swap(old, slots_);
  filled_ = 0;
  for (const Slot& slot : old) {
    if (slot.node != kNoNode) At(slot.key) = slot.node;
  }
}

void Tree::BeginEdges(NodeId id) {
  Node& node = nodes_[id];
  node.first_edge = static_cast<uint32_t>(arms_.size());
  node.first_move = static_cast<uint32_t>(
      node.what == Awaited::What::kRoll ? faces_.size() : orders_.size());
}

void Tree::AddOrder(const Order& order, float prior) {
  orders_.push_back(order);
  arms_.push_back({.prior_over_visits = prior});
  links_.push_back({.child = kNoNode, .proven = 0, .prior = prior});
}

void Tree::AddOutcome(const Faces& faces, float probability, float cumulative) {
  faces_.push_back(faces);
  arms_.push_back({.prior_over_visits = cumulative});
  links_.push_back({.child = kNoNode, .proven = 0, .prior = probability});
}

void Tree::EndEdges(NodeId id) {
  Node& node = nodes_[id];
  const size_t edges = arms_.size() - node.first_edge;
  BERTHIER_CHECK(edges <= std::numeric_limits<uint16_t>::max());
  node.edges = static_cast<uint16_t>(edges);
  node.expanded = true;
}

void Tree::CopyFrom(NodeId root, Tree& kept) const {
  kept.Reset();
  std::vector<NodeId> renamed(nodes_.size(), kNoNode);
  renamed[root] = kept.Add(nodes_[root]);
  for (NodeId id = 0; id < kept.nodes_.size(); ++id) {
    Node& node = kept.nodes_[id];
    if (!node.expanded) continue;
    const auto edge = static_cast<ptrdiff_t>(node.first_edge);
    const auto move = static_cast<ptrdiff_t>(node.first_move);
    const ptrdiff_t edges = node.edges;
    kept.BeginEdges(id);
    const size_t first = kept.links_.size();
    kept.arms_.insert(kept.arms_.end(), arms_.begin() + edge,
                      arms_.begin() + edge + edges);
    kept.links_.insert(kept.links_.end(), links_.begin() + edge,
                       links_.begin() + edge + edges);
    if (node.what == Awaited::What::kRoll) {
      kept.faces_.insert(kept.faces_.end(), faces_.begin() + move,
                         faces_.begin() + move + edges);
    } else {
      kept.orders_.insert(kept.orders_.end(), orders_.begin() + move,
                          orders_.begin() + move + edges);
    }
    for (size_t i = first; i < kept.links_.size(); ++i) {
      const NodeId child = kept.links_[i].child;
      if (child == kNoNode) continue;
      if (renamed[child] == kNoNode) renamed[child] = kept.Add(nodes_[child]);
      kept.links_[i].child = renamed[child] & kNoNode;
    }
  }
  for (const Slot& slot : slots_) {
    if (slot.node != kNoNode && renamed[slot.node] != kNoNode) {
      kept.At(slot.key) = renamed[slot.node];
    }
  }
}

size_t Tree::bytes() const {
  return nodes_.size() * sizeof(Node) + arms_.size() * sizeof(Arm) +
         links_.size() * sizeof(Link) + orders_.size() * sizeof(Order) +
         faces_.size() * sizeof(Faces) + slots_.size() * sizeof(Slot);
}

}  // namespace berthier
