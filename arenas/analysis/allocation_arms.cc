#include "arenas/analysis/allocation_arms.h"

#include <utility>

#include "agents/random_source.h"

namespace berthier {

AllocationArms::AllocationArms(Trials& trials, const Position& position,
                               const AllocationOptions& options)
    : trials_(trials),
      position_(position),
      options_(options),
      frame_(trials.FrameOf(position)),
      sign_(game().Awaits(position).side == Side::kFirst ? 1 : -1) {}

size_t AllocationArms::Add(Arm arm) {
  arms_.push_back(std::move(arm));
  return arms_.size() - 1;
}

size_t AllocationArms::Of(const Order& order) {
  for (size_t i = 0; i < arms_.size(); ++i) {
    if (arms_[i].order == order) return i;
  }
  Position after = position_;
  game().Play(after, order, nullptr);
  return Add({order, std::move(after)});
}

std::optional<Order> AllocationArms::Exchange(const Order& split, size_t to,
                                              size_t from) const {
  const int gives = Share(split.amount, static_cast<int>(from));
  const int has = Share(split.amount, static_cast<int>(to));
  if (to == from || gives == 0 || has == 0xFF) return std::nullopt;
  Order other = split;
  other.amount = WithShare(other.amount, static_cast<int>(from), gives - 1);
  other.amount = WithShare(other.amount, static_cast<int>(to), has + 1);
  if (!game().Check(position_, other).ok()) return std::nullopt;
  return other;
}

std::vector<Order> AllocationArms::NeighboursOf(const Order& split,
                                                size_t receivers) const {
  std::vector<Order> neighbours;
  for (size_t to = 0; to < receivers; ++to) {
    for (size_t from = 0; from < receivers; ++from) {
      if (const auto other = Exchange(split, to, from)) {
        neighbours.push_back(*other);
      }
    }
  }
  return neighbours;
}

void AllocationArms::Run(const std::vector<size_t>& who,
                         std::span<ArmTrial> tries) {
  std::vector<Trial> all;
  all.reserve(tries.size());
  for (const ArmTrial& one : tries) {
    all.push_back({.position = &arms_[who[one.arm]].after,
                   .dice = SeedFor(options_.seed, one.dice)});
  }
  trials_.Run(frame_, all);
  for (size_t i = 0; i < all.size(); ++i) {
    tries[i].value = sign_ * all[i].value;
  }
  trials_run_ += all.size();
  if (options_.progress) options_.progress(trials_run_);
}

}  // namespace berthier
