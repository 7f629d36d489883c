// The storage of a tree search: nodes and edges in flat pools, and a table that
// finds the node of a position by its key.
//
// A node is a position that awaits a decision or a roll, or a finished game.
// The edges of a decision are orders, most promising first; those of a roll are
// its outcome classes. Edges are opened from the front, so the opened edges are
// a prefix. Data that selection reads at every step (arms) is stored apart from
// data it reads once (links, orders, faces). Pools grow and keep their
// capacity.
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
  uint32_t first_edge = 0;  // index in arms and links
  uint32_t first_move = 0;  // index in orders or faces
  uint32_t turn = 0;        // for a decision, Doctrine::Turn
  // Value of the best proven edge to the deciding side; -2: none.
  float floor = -2;
  uint16_t edges = 0;
  uint16_t opened = 0;
  Awaited::What what = Awaited::What::kNothing;
  Side side = Side::kFirst;
  bool expanded = false;
  // `mean` is exact: the game is over, or everything that follows is proven.
  bool proven = false;
};

// For a decision: `mean` is to the deciding side, `prior_over_visits` is the
// prior divided by (visits + 1). For a roll: `prior_over_visits` is the summed
// probability of this and all earlier edges.
struct Arm {
  float mean = 0;
  float prior_over_visits = 0;
};

struct Link {
  NodeId child : 31;
  NodeId proven : 1;  // the child's mean is known to be exact
  uint32_t visits = 0;
  float prior = 0;   // for an outcome, its probability
  float spread = 0;  // sum of squared deviations of the values seen
};

class Tree {
 public:
  // Removes all nodes.
  void Reset();
  // Copies the nodes reachable from `root` into `kept`, where `root` gets id 0.
  void CopyFrom(NodeId root, Tree& kept) const;

  NodeId Add(const Node& node) {
    nodes_.push_back(node);
    return static_cast<NodeId>(nodes_.size() - 1);
  }
  // The id stored under a key, initially kNoNode. The caller sets it before the
  // next call.
  NodeId& At(uint64_t key);
  // Like At, but adds no entry; kNoNode if there is none.
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

  // To expand a node, add all its edges between BeginEdges and EndEdges.
  void BeginEdges(NodeId id);
  void AddOrder(const Order& order, float prior);
  void AddOutcome(const Faces& faces, float probability, float cumulative);
  void EndEdges(NodeId id);

  size_t size() const { return nodes_.size(); }
  // Bytes of memory held by nodes, edges and table.
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
