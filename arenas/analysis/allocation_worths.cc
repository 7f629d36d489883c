#include "arenas/analysis/allocation_worths.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "agents/random_source.h"
#include "agents/value/racing.h"
#include "arenas/analysis/more_points.h"

namespace berthier {
namespace {

// Of a receiver, points beyond those it has in the best split, and points short
// of them, whose worth is asked for.
constexpr int kFurther = 3;
constexpr int kFewer = 8;
// Dice with which it is seen how many points are left unspent.
constexpr uint64_t kTurnsSpent = 16;

// Which of the purses is the receiver's: the one that has more in it when the
// receiver has got more.
std::optional<size_t> PurseIn(const std::vector<PurseUse>& less,
                              const std::vector<PurseUse>& more) {
  for (size_t i = 0; i < std::min(less.size(), more.size()); ++i) {
    if (more[i].had > less[i].had) return i;
  }
  return std::nullopt;
}

}  // namespace

std::vector<size_t> AllocationWorths::ArmsAround(size_t best_arm) {
  best_ = best_arm;
  const Order best = *arms_[best_].order;
  const size_t receivers = told_.receivers.size();
  std::vector<size_t> around;
  for (const Order& other : arms_.NeighboursOf(best, receivers)) {
    around.push_back(arms_.Of(other));
  }
  if (arms_.options().ruleset == nullptr) return around;
  const MorePoints more(arms_.game(), *arms_.options().ruleset,
                        arms_.position(), best, receivers);
  ladders_.resize(receivers);
  for (size_t i = 0; i < receivers; ++i) {
    const int has = Share(best.amount, static_cast<int>(i));
    for (int n = std::max(0, has - kFewer); n <= has + kFurther; ++n) {
      if (n == has) {
        ladders_[i][n] = best_;
      } else if (std::optional<Position> after = more.With(i, n)) {
        around.push_back(arms_.Add({std::nullopt, std::move(*after)}));
        ladders_[i][n] = around.back();
      }
    }
  }
  return around;
}

void AllocationWorths::TellExchange(const TrialTable& values) {
  const size_t receivers = told_.receivers.size();
  const Order& best = *arms_[best_].order;
  told_.exchange.assign(receivers, std::vector<Estimate>(receivers));
  for (size_t to = 0; to < receivers; ++to) {
    for (size_t from = 0; from < receivers; ++from) {
      if (const auto other = arms_.Exchange(best, to, from)) {
        told_.exchange[to][from] = values.Difference(arms_.Of(*other), best_);
      }
    }
  }
}

// Where nothing else can be tried: the best split known in which the receiver
// has so many points.
AllocationWorths::Ladder AllocationWorths::BestSplitsBy(
    size_t receiver, const TrialTable& values) const {
  Ladder ladder;
  for (size_t arm = 0; arm < arms_.size(); ++arm) {
    if (!arms_[arm].order || values.ValuesOf(arm).empty()) continue;
    const int has = Share(arms_[arm].order->amount, static_cast<int>(receiver));
    const auto [found, is_new] = ladder.emplace(has, arm);
    if (!is_new && found->second != best_ &&
        (arm == best_ ||
         values.ValueOf(arm).value > values.ValueOf(found->second).value)) {
      found->second = arm;
    }
  }
  return ladder;
}

void AllocationWorths::Tell(const TrialTable& values) {
  TellExchange(values);
  const Order& best = *arms_[best_].order;
  for (size_t i = 0; i < told_.receivers.size(); ++i) {
    ReceiverWorth& worth = told_.worths.emplace_back();
    worth.receiver = told_.receivers[i];
    worth.points = Share(best.amount, static_cast<int>(i));
    Ladder ladder = ladders_.empty() ? Ladder() : ladders_[i];
    if (ladder.size() < 2) {
      ladder = BestSplitsBy(i, values);
      worth.held = Held::kOthersShare;
    }
    for (const auto& [points, arm] : ladder) {
      PointStep& step = worth.steps.emplace_back();
      step.points = points;
      step.worth = values.Difference(arm, best_);
      if (arm == best_) step.worth.error = 0;
      if (const auto less = ladder.find(points - 1); less != ladder.end()) {
        step.step = values.Difference(arm, less->second);
      }
    }
    TellUse(ladder, worth);
  }
}

std::vector<PurseUse> AllocationWorths::UseOf(size_t arm, uint64_t dice) {
  return SpendTurn(arms_.trials(), arms_[arm].after, told_.side,
                   SeedFor(arms_.options().seed, kSecondLook + dice));
}

void AllocationWorths::TellUse(const Ladder& ladder, ReceiverWorth& worth) {
  const auto more = ladder.find(worth.points + 1);
  const auto less = ladder.find(worth.points - 1);
  const bool has_more = more != ladder.end();
  if (!has_more && less == ladder.end()) return;
  const std::vector<PurseUse> now = UseOf(best_, 0);
  const std::optional<size_t> purse =
      has_more ? PurseIn(now, UseOf(more->second, 0))
               : PurseIn(UseOf(less->second, 0), now);
  if (!purse) return;
  worth.holder = now[*purse].holder;
  worth.orders = now[*purse].orders;
  if (has_more) {
    worth.orders_with_more = UseOf(more->second, 0)[*purse].orders;
  }
  if (less != ladder.end()) {
    worth.orders_with_less = UseOf(less->second, 0)[*purse].orders;
  }
  for (PointStep& step : worth.steps) {
    RunningMean left;
    for (uint64_t dice = 0; dice < kTurnsSpent; ++dice) {
      const std::vector<PurseUse> uses = UseOf(ladder.at(step.points), dice);
      if (*purse < uses.size()) left.Add(uses[*purse].left);
    }
    if (left.count() > 0) step.unspent = left.estimate();
  }
}

}  // namespace berthier
