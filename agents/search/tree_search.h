// Monte Carlo tree search over single orders and outcome classes.
//
// A simulation walks down from the root. At a decision it takes the order with
// the highest mean value plus exploration bonus (PUCT: exploration * prior *
// sqrt(visits of the node) / (1 + visits of the order)); at a roll it takes an
// outcome class, each as often as its weight requires. It adds one node, plays
// a doctrine playout from there to the horizon, and backs the value up to all
// nodes on its path.
//
//   - Means are scaled by the range of all means in the tree, so exploration
//     does not depend on the unit of the values.
//   - Progressive widening: a node with n visits considers its first
//     widening_base * n^widening_exponent orders, most promising prior first;
//     widening_base 0 considers all.
//   - Nodes are found by the hash of their position (transpositions); of the
//     sequences of commuting orders the doctrine keeps one.
//   - Proven nodes are not searched again: a node is proven if the game is over
//     there, if an order wins for certain, or if all its edges are proven; its
//     value is then exact, given the orders the doctrine suggests. A proven
//     root ends the search.
//   - If the view hides something, each simulation samples a full position from
//     it; nodes are then identified by what both sides could see.
//
// Laws: equal seeds and count budgets give equal results. Once its pools have
// grown, a simulation does not allocate.
//
//   TreeSearch search(game, MakePlainDoctrine(game), {}, seed);
//   search.SetRoot(view, side);
//   search.Run({.iterations = 10'000});
//   std::vector<Considered> considered = search.AtRoot().considered;
#ifndef BERTHIER_AGENTS_SEARCH_TREE_SEARCH_H_
#define BERTHIER_AGENTS_SEARCH_TREE_SEARCH_H_

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "agents/agent.h"
#include "agents/budget.h"
#include "agents/doctrine/doctrine.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"
#include "agents/search/tree.h"
#include "engine/model/game.h"

namespace berthier {

enum class Transpositions : uint8_t { kMerged, kApart };

struct TreeOptions {
  float exploration = 1.25f;
  float widening_base = 0;
  float widening_exponent = 0.5f;
  // At most this many orders per decision.
  uint16_t widest = 512;
  // Player-turns until a playout is valued; nullopt: the doctrine's horizon.
  std::optional<int> horizon = std::nullopt;
  // The range by which means are scaled is at least this.
  float narrowest = 0.02f;
  // Beyond this many nodes, or this much memory, the tree stops growing,
  // whatever the budget.
  uint32_t most_nodes = 4'000'000;
  uint32_t most_megabytes = 1'024;
  Transpositions transpositions = Transpositions::kMerged;
};

class TreeSearch {
 public:
  // `game` must outlive the search.
  TreeSearch(const Game& game, std::unique_ptr<Doctrine> doctrine,
             const TreeOptions& options, uint64_t seed);

  // Precondition: `view` awaits a decision by `side`. What earlier searches
  // found below this position is kept, the rest is dropped.
  void SetRoot(const Position& view, Side side);
  // Drops all results of earlier searches.
  void Forget();
  // Searches until the budget is spent or the root is proven; a root with a
  // single candidate gets one simulation. A budget of nodes without iterations
  // also ends after kVisitsPerNode iterations per node, in case hardly any new
  // nodes are found.
  void Run(const Budget& budget, const Watch& watch = {});

  // Orders at the root with at least one visit, and whether their values are
  // exact.
  struct Root {
    std::vector<Considered> considered;
    std::vector<bool> proven;
  };
  Root AtRoot() const;
  // The best order at the root: the most visited one, or a proven one of higher
  // value.
  const Order& Leading() const;
  bool proven() const { return tree_.node(root_).proven; }
  // The expected orders if `first` is given at the root, `first` included,
  // without rolls.
  std::vector<Order> Variation(const Order& first) const;
  // The `most` most visited nodes. If the view hides something, only the root
  // and its orders, which all samples share.
  ThoughtTree Tell(size_t most) const;
  // Cost of the last Run.
  const SearchCost& spending() const { return spending_; }
  const Tree& tree() const { return tree_; }
  NodeId root() const { return root_; }

 private:
  static constexpr uint64_t kVisitsPerNode = 64;
  // Maximum depth of a simulation inside the tree.
  static constexpr size_t kDeepest = 1024;
  // A value at least this high is a certain win.
  static constexpr double kWon = 1 - 1e-9;
  static constexpr double SignOf(Side side) {
    return side == Side::kFirst ? 1 : -1;
  }

  struct Step {
    NodeId node;
    uint32_t edge;
  };
  struct Rank {
    float prior;
    uint32_t place;  // decides between equal priors
    uint32_t order;
  };
  // The path of a simulation so far.
  struct Trail {
    uint64_t history = 0;  // hash of the path, if the view hides
    int turns_left = 0;    // until the horizon
    uint32_t turn = 0;
    const Order* last = nullptr;  // &last_ if the last step was an order
  };

  void Simulate();
  // Precondition: position_ is the position at that node.
  void Expand(NodeId id, const Trail& trail);
  void ExpandDecision(NodeId id, const Trail& trail);
  void ExpandRoll();
  void PutWinsFirst();
  void SortByPrior();
  void Follow(const Node& node, uint32_t edge, Trail& trail);
  uint32_t PickOrder(const Node& node) const;
  uint32_t PickOutcome(NodeId id, const Node& node) const;
  // The node for position_; a new node has 0 visits.
  NodeId Enter(const Trail& trail);
  uint64_t KeyOf(const Awaited& awaited, const Trail& trail);
  Node NewNode(const Awaited& awaited);
  double Evaluate(const Trail& trail);
  void Report(NodeId leaf, double value);
  void Settle(NodeId id, uint32_t edge);
  void Widen(double mean);
  uint32_t Preferred(const Node& node) const;
  double ArmValue(const Node& node, uint32_t edge) const;
  bool MayOpen(const Node& node) const;
  bool FollowsOwnOrder(const Awaited& awaited, const Trail& trail) const;

  const Game& game_;
  const std::unique_ptr<Doctrine> doctrine_;
  const TreeOptions options_;
  int horizon_ = 0;
  const bool tells_last_apart_;
  RandomSource source_;
  Playout playout_;
  Meter meter_;
  SearchCost spending_;

  Tree tree_;
  Tree spare_;
  NodeId root_ = kNoNode;
  Position view_;
  Side side_ = Side::kFirst;
  bool hidden_ = false;
  uint64_t phase_ = 0;  // seeds the sequences that pick outcomes

  // The range of the means in the tree, and the factor that scales it to 1.
  double lowest_ = 1;
  double highest_ = -1;
  float scale_ = 1;
  // Visits a node needs before its order k is considered.
  std::vector<uint32_t> opens_at_;

  Position position_;
  std::vector<Step> path_;
  uint64_t steps_ = 0;
  Order last_;
  Side last_side_ = Side::kFirst;
  std::vector<Order> orders_;
  std::vector<float> priors_;
  std::vector<uint32_t> sequence_;
  std::vector<Rank> ranks_;
  Roll roll_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_TREE_SEARCH_H_
