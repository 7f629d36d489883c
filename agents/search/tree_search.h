// Monte Carlo tree search over single orders and outcome classes.
//
// A simulation walks down from the root: at a decision to the order with the
// highest mean value plus a bonus to explore (PUCT: exploration * prior *
// sqrt(visits of the node) / (1 + visits of the order)), at a roll to
// an outcome class, each as often as its weight asks; it adds one node, plays
// on from there by the doctrine until the horizon, and reports the value to all
// nodes on its way.
//
//   - Means are scaled by the range of all means in the tree, so exploration
//     does not depend on the unit of the values.
//   - Progressive widening: of n visits, widening_base * n^widening_exponent
//     orders are looked at, most promising prior first; 0 looks at all.
//   - Nodes are found by the hash of their position (transpositions); of orders
//     that commute the doctrine leaves one sequence.
//   - What is proved is not searched again: a node is proven if the game is
//     over there, if an order wins for certain, or if all its edges are
//     proven; its value is then exact, as far as the orders the doctrine
//     suggests go. A proven root ends the search.
//   - If the view hides something, each simulation samples a position from it;
//     nodes are then told apart by what both sides could see.
//
// Laws: equal seeds and count budgets give equal results. Once its pools have
// grown a simulation does not allocate.
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
  // No more orders than this at one decision.
  uint16_t widest = 512;
  // Player-turns until a playout is valued; none: as the doctrine says.
  std::optional<int> horizon = std::nullopt;
  // Means closer together than this count as equal.
  float narrowest = 0.02f;
  // With more nodes, or more memory, the tree does not grow, whatever the
  // budget.
  uint32_t most_nodes = 4'000'000;
  uint32_t most_megabytes = 1'024;
  Transpositions transpositions = Transpositions::kMerged;
};

class TreeSearch {
 public:
  // `game` must outlive it.
  TreeSearch(const Game& game, std::unique_ptr<Doctrine> doctrine,
             const TreeOptions& options, uint64_t seed);

  // `view` awaits a decision by `side`. What is known of it from searches
  // before stays known, the rest is forgotten.
  void SetRoot(const Position& view, Side side);
  // Nothing is known any more.
  void Forget();
  // A budget of nodes alone also ends when hardly any new ones are found: after
  // kVisitsPerNode iterations for each it allows.
  void Run(const Budget& budget, const Watch& watch = {});

  // Orders at the root that were looked at, and whether their value is exact.
  struct Root {
    std::vector<Considered> considered;
    std::vector<bool> proven;
  };
  Root AtRoot() const;
  // The order that all this speaks for.
  const Order& Leading() const;
  bool proven() const { return tree_.node(root_).proven; }
  // What is expected to follow if `first` is given at the root, orders only.
  std::vector<Order> Variation(const Order& first) const;
  // The `most` nodes visited most; if the view hides something, only as far as
  // what every sample of it has: the orders at the root.
  ThoughtTree Tell(size_t most) const;
  // Of the last Run.
  const SearchCost& spending() const { return spending_; }
  const Tree& tree() const { return tree_; }
  NodeId root() const { return root_; }

 private:
  static constexpr uint64_t kVisitsPerNode = 64;
  // No line of play is followed further than this inside the tree.
  static constexpr size_t kDeepest = 1024;
  // A value this near to 1 is won for certain.
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
  // What led to where a simulation stands.
  struct Trail {
    uint64_t history = 0;  // all orders and outcomes, if a view hides
    int turns_left = 0;    // until the horizon
    uint32_t turn = 0;
    const Order* last = nullptr;  // if an order was the last step; to last_
  };

  void Simulate();
  // Each needs the position at that node in position_.
  void Expand(NodeId id, const Trail& trail);
  void ExpandDecision(NodeId id, const Trail& trail);
  void ExpandRoll();
  void PutWinsFirst();
  void SortByPrior();
  void Follow(const Node& node, uint32_t edge, Trail& trail);
  uint32_t PickOrder(const Node& node) const;
  uint32_t PickOutcome(NodeId id, const Node& node) const;
  // The node for position_; new ones have no visits.
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
  uint64_t phase_ = 0;  // of the sequences that pick outcomes

  // The range of the means in the tree, and what makes it 1.
  double lowest_ = 1;
  double highest_ = -1;
  float scale_ = 1;
  // Visits a node needs before its order k is looked at.
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
