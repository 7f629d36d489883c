#include "agents/search/tree_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "agents/search/order_hash.h"

namespace berthier {
namespace {

constexpr size_t kMegabyte = size_t{1} << 20;
// The mean of an arm that is proven: there is nothing to learn from it.
constexpr float kNothingToLearn = -1e9f;

// In [0, 1).
double Fraction(uint64_t bits) {
  return static_cast<double>(bits >> 11) * 0x1p-53;
}

bool Hides(const Game& game, const Position& view, Side side,
           RandomSource& source, Position& scratch) {
  // What is hidden is blank in a view, so one sample would do unless a
  // possible value looks like the blank.
  for (int i = 0; i < 4; ++i) {
    game.Sample(view, side, source, scratch);
    if (!(scratch == view)) return true;
  }
  return false;
}

}  // namespace

TreeSearch::TreeSearch(const Game& game, std::unique_ptr<Doctrine> doctrine,
                       const TreeOptions& options, uint64_t seed)
    : game_(game),
      doctrine_(std::move(doctrine)),
      options_(options),
      tells_last_apart_(doctrine_->KnowsRedundance()),
      source_(seed),
      playout_(game, *doctrine_),
      view_(game.layout()),
      phase_(MixBits(seed)),
      position_(game.layout()) {
  path_.reserve(kDeepest);
  if (options_.widening_base > 0) {
    // Order k is looked at once base * visits^exponent > k.
    for (int k = 0; k <= options_.widest; ++k) {
      const double visits = std::pow(k / double{options_.widening_base},
                                     1 / double{options_.widening_exponent});
      opens_at_.push_back(visits < 1e9
                              ? static_cast<uint32_t>(std::ceil(visits + 1e-6))
                              : std::numeric_limits<uint32_t>::max());
    }
  }
}

void TreeSearch::SetRoot(const Position& view, Side side) {
  hidden_ = Hides(game_, view, side, source_, position_);
  view_ = view;
  side_ = side;
  position_ = view;
  horizon_ = options_.horizon.value_or(doctrine_->Horizon(game_, view));

  NodeId known = kNoNode;
  if (!hidden_ && options_.transpositions == Transpositions::kMerged &&
      root_ != kNoNode) {
    const uint64_t hash = game_.Hash(view);
    known = tree_.Find(hash);
    if (known == kNoNode && tells_last_apart_) {
      const Node& old = tree_.node(root_);
      for (uint32_t i = 0; i < old.opened && known == kNoNode; ++i) {
        known = tree_.Find(hash ^ HashOf(tree_.orders(old)[i]));
      }
    }
  }
  lowest_ = 1;
  highest_ = -1;
  scale_ = 1;
  if (known != kNoNode) {
    tree_.CopyFrom(known, spare_);
    std::swap(tree_, spare_);
    root_ = 0;
    for (NodeId id = 0; id < tree_.size(); ++id) {
      if (tree_.node(id).visits > 0) Widen(tree_.node(id).mean);
    }
  } else {
    tree_.Reset();
    root_ = tree_.Add(NewNode(game_.Awaits(view)));
    if (!hidden_ && options_.transpositions == Transpositions::kMerged) {
      tree_.At(game_.Hash(view)) = root_;
    }
  }
  if (!tree_.node(root_).expanded) Expand(root_, {});
}

void TreeSearch::Forget() { root_ = kNoNode; }

void TreeSearch::Run(const Budget& budget, const Watch& watch) {
  Budget ending = budget;
  if (budget.nodes != 0 && budget.iterations == 0) {
    ending.iterations = kVisitsPerNode * budget.nodes;
  }
  meter_.Start(ending, watch);
  const bool forced = tree_.node(root_).edges == 1;
  do {
    if (tree_.node(root_).proven) break;
    steps_ = 0;
    Simulate();
    meter_.AddSteps(steps_);
    meter_.AddIteration();
  } while (!forced && !meter_.Spent());
  spending_ = meter_.spending();
}

void TreeSearch::Simulate() {
  if (hidden_) {
    game_.Sample(view_, side_, source_, position_);
  } else {
    position_ = view_;
  }
  ++steps_;
  path_.clear();
  Trail trail;
  trail.turns_left = horizon_;
  trail.turn = tree_.node(root_).turn;

  NodeId at = root_;
  double value;
  while (true) {
    if (at == kNoNode) {
      value = Evaluate(trail);
      break;
    }
    const Node* node = &tree_.node(at);
    if (node->proven) {
      value = node->mean;
      break;
    }
    if (node->what == Awaited::What::kDecision && node->turn != trail.turn) {
      trail.turn = node->turn;
      --trail.turns_left;
    }
    const bool is_new = node->visits == 0 && at != root_;
    if (is_new || path_.size() >= kDeepest ||
        node->what == Awaited::What::kNothing) {
      value = Evaluate(trail);
      break;
    }
    if (!node->expanded) {
      if (tree_.bytes() / kMegabyte >= options_.most_megabytes) {
        value = Evaluate(trail);
        break;
      }
      Expand(at, trail);
      node = &tree_.node(at);
    }
    const bool decides = node->what == Awaited::What::kDecision;
    const uint32_t edge = decides ? PickOrder(*node) : PickOutcome(at, *node);
    Follow(*node, edge, trail);
    path_.push_back({at, edge});
    const Link& link = tree_.links(*node)[edge];
    if (link.child != kNoNode && !hidden_) {
      at = link.child;
    } else {
      const NodeId child = Enter(trail);
      tree_.links(tree_.node(at))[edge].child = child & kNoNode;
      at = child;
    }
  }
  Report(at, value);
}

void TreeSearch::Follow(const Node& node, uint32_t edge, Trail& trail) {
  ++steps_;
  if (node.what == Awaited::What::kDecision) {
    const Order& order = tree_.orders(node)[edge];
    if (hidden_) trail.history = MixBits(trail.history ^ HashOf(order));
    if (tells_last_apart_) {
      last_ = order;
      last_side_ = node.side;
      trail.last = &last_;
    }
    game_.Play(position_, order, nullptr);
    return;
  }
  if (hidden_) {
    // Outcome classes are listed in one sequence: the number tells enough.
    trail.history = MixBits(trail.history ^ MixBits(edge + 1));
  }
  trail.last = nullptr;
  game_.Resolve(position_, tree_.faces(node)[edge], nullptr);
}

uint32_t TreeSearch::PickOrder(const Node& node) const {
  const Arm* const arms = tree_.arms(node);
  const float pull =
      options_.exploration *
      std::sqrt(static_cast<float>(std::max<uint32_t>(1, node.visits)));
  const float scale = scale_;
  uint32_t best = 0;
  float most = -std::numeric_limits<float>::infinity();
  for (uint32_t i = 0; i < node.opened; ++i) {
    const float score = arms[i].mean * scale + pull * arms[i].prior_over_visits;
    best = score > most ? i : best;
    most = score > most ? score : most;
  }
  const bool must_open = most < kNothingToLearn / 2 && node.opened < node.edges;
  if (must_open || MayOpen(node)) {
    // Of those not opened the first has the highest prior.
    const float mean = static_cast<float>(SignOf(node.side) * node.mean);
    const float score =
        mean * scale + pull * arms[node.opened].prior_over_visits;
    if (score > most) best = node.opened;
  }
  return best;
}

bool TreeSearch::MayOpen(const Node& node) const {
  if (node.opened >= node.edges) return false;
  return opens_at_.empty() || node.opened == 0 ||
         node.visits >= opens_at_[node.opened];
}

// Outcomes are picked by a sequence of low discrepancy with a random start:
// each visit is drawn by the weights, and together they keep to them closely.
uint32_t TreeSearch::PickOutcome(NodeId id, const Node& node) const {
  constexpr double kGoldenRatio = 0.6180339887498949;
  const double start = Fraction(MixBits(phase_ ^ id));
  const double at = start + node.visits * kGoldenRatio;
  const auto point = static_cast<float>(at - std::floor(at));
  const Arm* const arms = tree_.arms(node);
  uint32_t edge = 0;
  while (edge + 1u < node.edges && point >= arms[edge].prior_over_visits)
    ++edge;
  return edge;
}

NodeId TreeSearch::Enter(const Trail& trail) {
  const Awaited awaited = game_.Awaits(position_);
  const bool full = tree_.size() >= options_.most_nodes;
  if (!hidden_ && options_.transpositions == Transpositions::kApart) {
    if (full) return kNoNode;
    meter_.AddNode();
    return tree_.Add(NewNode(awaited));
  }
  const uint64_t key = KeyOf(awaited, trail);
  if (full) return tree_.Find(key);
  NodeId& slot = tree_.At(key);
  if (slot == kNoNode) {
    slot = tree_.Add(NewNode(awaited));
    meter_.AddNode();
  }
  return slot;
}

uint64_t TreeSearch::KeyOf(const Awaited& awaited, const Trail& trail) {
  if (!hidden_) {
    const uint64_t hash = game_.Hash(position_);
    return FollowsOwnOrder(awaited, trail) ? hash ^ HashOf(*trail.last) : hash;
  }
  // A side knows what it may do and which dice it throws: positions that
  // differ in that are not confused by it.
  uint64_t key = MixBits(trail.history ^ static_cast<uint64_t>(awaited.what));
  if (awaited.is_decision()) {
    orders_.clear();
    doctrine_->GenerateCandidates(game_, position_, orders_);
    for (const Order& order : orders_) key = MixBits(key ^ HashOf(order));
  } else if (awaited.is_roll()) {
    roll_.Clear();
    game_.Describe(position_, roll_);
    for (const OutcomeClass& outcome : roll_.outcomes) {
      key = MixBits(key ^ HashOf(outcome)) + outcome.weight;
    }
  }
  return key;
}

bool TreeSearch::FollowsOwnOrder(const Awaited& awaited,
                                 const Trail& trail) const {
  return trail.last != nullptr && awaited.is_decision() &&
         awaited.side == last_side_;
}

Node TreeSearch::NewNode(const Awaited& awaited) {
  Node node{.what = awaited.what, .side = awaited.side};
  if (awaited.is_over() && !hidden_) {
    node.proven = true;
    node.mean = doctrine_->Value(game_, position_, Side::kFirst);
  }
  if (awaited.is_decision() && horizon_ < Doctrine::kToTheEnd) {
    node.turn = doctrine_->Turn(game_, position_);
  }
  return node;
}

double TreeSearch::Evaluate(const Trail& trail) {
  const double value =
      playout_.Run(position_, trail.turns_left, trail.turn, source_.Next());
  steps_ += playout_.steps();
  return value;
}

void TreeSearch::Report(NodeId leaf, double value) {
  if (leaf != kNoNode) {
    Node& node = tree_.node(leaf);
    ++node.visits;
    if (!node.proven) {
      node.mean += (value - node.mean) / node.visits;
      Widen(node.mean);
    }
  }
  NodeId below = leaf;
  for (size_t i = path_.size(); i-- > 0;) {
    const Step step = path_[i];
    Node& node = tree_.node(step.node);
    Arm& arm = tree_.arms(node)[step.edge];
    Link& link = tree_.links(node)[step.edge];
    const double sign =
        node.what == Awaited::What::kDecision ? SignOf(node.side) : 1;
    ++link.visits;
    node.opened = std::max(node.opened, static_cast<uint16_t>(step.edge + 1));
    const double before = arm.mean;
    const double seen = sign * value;
    double after = before + (seen - before) / link.visits;
    if (below != kNoNode && !hidden_) after = sign * tree_.node(below).mean;
    const bool decides = node.what == Awaited::What::kDecision;
    if (!link.proven) {
      arm.mean = static_cast<float>(after);
      link.spread +=
          static_cast<float>(std::max(0.0, (seen - before) * (seen - after)));
      if (decides)
        arm.prior_over_visits =
            link.prior / static_cast<float>(1 + link.visits);
      if (below != kNoNode && tree_.node(below).proven) {
        link.proven = 1;
        Settle(step.node, step.edge);
      }
    }
    if (node.proven) {
      value = node.mean;
    } else if (decides && after < static_cast<double>(node.floor)) {
      // The side has something better than what it tried.
      value = sign * static_cast<double>(node.floor);
    }
    ++node.visits;
    if (!node.proven) node.mean += (value - node.mean) / node.visits;
    Widen(node.mean);
    below = step.node;
  }
}

// The child on this edge has just been proven.
void TreeSearch::Settle(NodeId id, uint32_t edge) {
  Node& node = tree_.node(id);
  const Link* const links = tree_.links(node);
  const auto value_of = [&](uint32_t i) {
    return tree_.node(links[i].child).mean;
  };
  const bool all = std::all_of(links, links + node.edges, [](const Link& link) {
    return link.proven != 0;
  });
  if (node.what == Awaited::What::kRoll) {
    if (!all) return;
    double sum = 0;
    for (uint32_t i = 0; i < node.edges; ++i) {
      sum += value_of(i) * static_cast<double>(links[i].prior);
    }
    node.mean = sum;
    node.proven = true;
    return;
  }
  const double sign = SignOf(node.side);
  const double value = sign * value_of(edge);
  tree_.arms(node)[edge].mean = kNothingToLearn;
  node.floor = std::max(node.floor, static_cast<float>(value));
  if (value < kWon && !all) return;
  double best = -2;
  for (uint32_t i = 0; i < node.edges; ++i) {
    if (links[i].proven) best = std::max(best, sign * value_of(i));
  }
  node.mean = sign * best;
  node.proven = true;
}

void TreeSearch::Widen(double mean) {
  if (mean >= lowest_ && mean <= highest_) return;
  lowest_ = std::min(lowest_, mean);
  highest_ = std::max(highest_, mean);
  scale_ =
      1 / std::max(static_cast<float>(highest_ - lowest_), options_.narrowest);
}

}  // namespace berthier
