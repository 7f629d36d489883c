// The memory of a tree search: nodes and edges in flat pools, and a table that
// finds the node of a position by its key.
//
// A node is a position that awaits a decision or a roll, or a finished game.
// The edges of a decision are orders, most promising first; those of a roll
// are its outcome classes. They are opened from the front, so that the opened
// ones are a prefix. What selection reads at every step (arms) lies apart from
// what it reads once (links, orders, faces). Pools grow and keep their room.
//
// Laws: ids are valid until Reset; references to nodes until the next
// node is added, those to edges until the next node is expanded.
#ifndef BERTHIER_AGENTS_SEARCH_TREE_H_
#define BERTHIER_AGENTS_SEARCH_TREE_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/model/awaited.h"
#include "engine/model/order.h"
#include "engine/model/roll.h"

namespace berthier {

using NodeId = uint32_t;
inline constexpr NodeId kNoNode = 0x7FFFFFFF;

struct Node {
  double mean = 0;  // to the first side
  uint32_t visits = 0;
  uint32_t first_edge = 0;  // in arms and links
  uint32_t first_move = 0;  // in orders or faces
  uint32_t turn = 0;        // Doctrine::Turn, of a decision
  float floor = -2;         // the best proven edge, to the side that decides
  uint16_t edges = 0;
  uint16_t opened = 0;
  Awaited::What what = Awaited::What::kNothing;
  Side side = Side::kFirst;
  bool expanded = false;
  // `mean` is exact: the game is over, or all that follows is proven.
  bool proven = false;
};

// Of a decision: `mean` to the side that decides, `prior_over_visits` the prior
// divided by visits + 1. Of a roll: `prior_over_visits` the probability of this
// and all earlier edges.
struct Arm {
  float mean = 0;
  float prior_over_visits = 0;
};

struct Link {
  NodeId child : 31;
  NodeId proven : 1;  // the child's mean is known to be exact
  uint32_t visits = 0;
  float prior = 0;   // of an outcome, its probability
  float spread = 0;  // sum of squared deviations of the values seen
};

class Tree {
 public:
  void Reset();
  // Makes `kept` hold what can be reached from `root`, which has id 0 there.
  void CopyFrom(NodeId root, Tree& kept) const;

  NodeId Add(const Node& node) {
    nodes_.push_back(node);
    return static_cast<NodeId>(nodes_.size() - 1);
  }
  // The id stored under a key, kNoNode at first; to be set by the caller
  // before the next call.
  NodeId& At(uint64_t key);
  // The same, without making room for it.
  NodeId Find(uint64_t key) const;

  Node& node(NodeId id) { return nodes_[id]; }
  const Node& node(NodeId id) const { return nodes_[id]; }
  Arm* arms(const Node& node) { return &arms_[node.first_edge]; }
  const Arm* arms(const Node& node) const { return &arms_[node.first_edge]; }
  Link* links(const Node& node) { return &links_[node.first_edge]; }
  const Link* links(const Node& node) const { return &links_[node.first_edge]; }
  const Order* orders(const Node& node) const {
    return &orders_[node.first_move];
  }
  const Faces* faces(const Node& node) const {
    return &faces_[node.first_move];
  }

  // A node is expanded by adding its edges one after the other between these.
  void BeginEdges(NodeId id);
  void AddOrder(const Order& order, float prior);
  void AddOutcome(const Faces& faces, float probability, float cumulative);
  void EndEdges(NodeId id);

  size_t size() const { return nodes_.size(); }
  // Bytes that nodes, edges and table hold now.
  size_t bytes() const;

 private:
  struct Slot {
    uint64_t key = 0;
    NodeId node = kNoNode;
  };

  size_t HomeOf(uint64_t key) const { return key & (slots_.size() - 1); }
  void Grow();

  std::vector<Node> nodes_;
  std::vector<Arm> arms_;
  std::vector<Link> links_;
  std::vector<Order> orders_;
  std::vector<Faces> faces_;
  std::vector<Slot> slots_ = std::vector<Slot>(1024);
  size_t filled_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_TREE_H_
