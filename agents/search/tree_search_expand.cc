// How a node gets its edges.
#include <algorithm>

#include "agents/search/tree_search.h"

namespace berthier {

void TreeSearch::Expand(NodeId id, const Trail& trail) {
  tree_.BeginEdges(id);
  if (tree_.node(id).what == Awaited::What::kRoll) {
    ExpandRoll();
  } else {
    ExpandDecision(id, trail);
  }
  tree_.EndEdges(id);
}

void TreeSearch::ExpandDecision(NodeId id, const Trail& trail) {
  orders_.clear();
  doctrine_->GenerateCandidates(game_, position_, orders_);
  if (trail.last != nullptr && tree_.node(id).side == last_side_) {
    const auto kept = std::remove_if(
        orders_.begin(), orders_.end(), [this](const Order& next) {
          return doctrine_->Redundant(game_, position_, last_, next);
        });
    if (kept != orders_.begin()) orders_.erase(kept, orders_.end());
  }
  const size_t count = orders_.size();
  priors_.resize(count);
  doctrine_->Priors(game_, position_, orders_, priors_);

  // Highest prior first, equal ones in random sequence.
  sequence_.resize(count);
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t j = source_.Below(i + 1);
    sequence_[i] = sequence_[j];
    sequence_[j] = i;
  }
  const auto [low, high] = std::minmax_element(priors_.begin(), priors_.end());
  if (*low != *high) {
    SortByPrior();
  }
  if (id == root_ && !hidden_) PutWinsFirst();
  const size_t taken = std::min<size_t>(count, options_.widest);
  for (size_t i = 0; i < taken; ++i) {
    tree_.AddOrder(orders_[sequence_[i]], priors_[sequence_[i]]);
  }
}

void TreeSearch::SortByPrior() {
  ranks_.clear();
  for (uint32_t place = 0; place < sequence_.size(); ++place) {
    ranks_.push_back({priors_[sequence_[place]], place, sequence_[place]});
  }
  std::sort(ranks_.begin(), ranks_.end(), [](const Rank& a, const Rank& b) {
    return a.prior != b.prior ? a.prior > b.prior : a.place < b.place;
  });
  for (size_t i = 0; i < ranks_.size(); ++i) sequence_[i] = ranks_[i].order;
}

// Whoever can win at once should not be content with proving a longer way.
void TreeSearch::PutWinsFirst() {
  Position next(game_.layout());
  const auto wins = [&](uint32_t order) {
    next = position_;
    game_.Play(next, orders_[order], nullptr);
    return game_.Awaits(next).is_over() &&
           doctrine_->Value(game_, next, side_) >= kWon;
  };
  auto front = sequence_.begin();
  for (auto at = front; at != sequence_.end(); ++at) {
    if (wins(*at)) std::rotate(front++, at, at + 1);
  }
}

void TreeSearch::ExpandRoll() {
  roll_.Clear();
  game_.Describe(position_, roll_);
  double total = 0;
  for (const OutcomeClass& outcome : roll_.outcomes) {
    total += static_cast<double>(outcome.weight);
  }
  double sum = 0;
  for (const OutcomeClass& outcome : roll_.outcomes) {
    const auto weight = static_cast<double>(outcome.weight);
    sum += weight;
    tree_.AddOutcome(outcome.sample, static_cast<float>(weight / total),
                     static_cast<float>(sum / total));
  }
}

}  // namespace berthier
