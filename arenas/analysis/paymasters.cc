#include "arenas/analysis/paymasters.h"

#include <algorithm>

#include "engine/model/order.h"

namespace berthier {
namespace {

// The only purse that is emptier, and by so much.
std::optional<EntityId> Payer(const std::vector<Purse>& before,
                              const std::vector<Purse>& after, int amount) {
  std::optional<EntityId> payer;
  for (size_t i = 0; i < before.size() && i < after.size(); ++i) {
    const int paid = before[i].left - after[i].left;
    if (paid == 0) continue;
    if (payer || paid != amount) return std::nullopt;
    payer = before[i].holder;
  }
  return payer;
}

// The whole of the split for share `k`.
Order AllTo(const Order& split, size_t shares, size_t k) {
  int pool = 0;
  Order order = split;
  for (size_t i = 0; i < shares; ++i) {
    pool += Share(split.amount, static_cast<int>(i));
    order.amount = WithShare(order.amount, static_cast<int>(i), 0);
  }
  order.amount = WithShare(order.amount, static_cast<int>(k), pool);
  return order;
}

}  // namespace

Paymasters::Paymasters(const GamePath& path) {
  for (size_t i = 0; i < path.steps.size(); ++i) {
    if (path.steps[i].kind != PathStep::Kind::kDecision) continue;
    LearnPayer(path, i);
    if (IsSplit(*path.game, path.steps[i])) {
      LearnHolders(*path.game, path.steps[i]);
    }
  }
}

void Paymasters::LearnPayer(const GamePath& path, size_t step) {
  const Game& game = *path.game;
  const PathStep& at = path.steps[step];
  const std::optional<Price> price = game.PriceOf(at.before, at.order);
  if (!price || price->amount == 0) return;
  const Side side = at.awaited.side;
  const std::optional<EntityId> payer =
      Payer(game.PursesOf(at.before, side),
            game.PursesOf(path.After(step), side), price->amount);
  if (payer) paid_[*payer].insert(at.order.subject);
}

void Paymasters::LearnHolders(const Game& game, const PathStep& step) {
  const std::vector<EntityId> receivers =
      game.ShareNames(step.before, step.order);
  std::vector<std::vector<Purse>> after;
  Position scratch = step.before;
  for (size_t k = 0; k < receivers.size(); ++k) {
    const Order order = AllTo(step.order, receivers.size(), k);
    if (!game.Check(step.before, order).ok()) return;
    scratch = step.before;
    game.Play(scratch, order, nullptr);
    after.push_back(game.PursesOf(scratch, step.awaited.side));
  }
  for (size_t k = 0; k < receivers.size(); ++k) {
    for (size_t purse = 0; purse < after[k].size(); ++purse) {
      const bool fullest = std::all_of(
          after.begin(), after.end(), [&](const std::vector<Purse>& other) {
            return &other == &after[k] ||
                   (purse < other.size() &&
                    after[k][purse].left > other[purse].left);
          });
      if (fullest) holders_[receivers[k]].insert(after[k][purse].holder);
    }
  }
}

std::optional<EntityId> Paymasters::HolderFor(EntityId receiver) const {
  const auto found = holders_.find(receiver);
  if (found == holders_.end() || found->second.size() != 1) return std::nullopt;
  return *found->second.begin();
}

const std::set<EntityId>& Paymasters::PaidBy(EntityId holder) const {
  static const std::set<EntityId> nobody;
  const auto found = paid_.find(holder);
  return found == paid_.end() ? nobody : found->second;
}

bool IsSplit(const Game& game, const PathStep& step) {
  return step.kind == PathStep::Kind::kDecision &&
         Has(game.vocabulary().verbs[step.order.verb].takes, Takes::kShares) &&
         game.ShareNames(step.before, step.order).size() > 1;
}

std::optional<int> LeftIn(const std::vector<Purse>& purses, EntityId holder) {
  const auto found =
      std::find_if(purses.begin(), purses.end(),
                   [&](const Purse& one) { return one.holder == holder; });
  if (found == purses.end()) return std::nullopt;
  return found->left;
}

}  // namespace berthier
