// Chains of legs, and the chains that one stage of the planner tries.
//
//   Chain chain(from, size);
//   chain.Wheel(turn).Move(to.centre - chain.pose().centre);
//   candidates.Offer(chain);  // must end at the pose that is asked for
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_CHAIN_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_CHAIN_H_

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <utility>

#include "engine/geometry/block.h"
#include "engine/geometry/units.h"
#include "engine/tabletop/manoeuvre.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {

inline constexpr int kHalfTurn = Heading::kSteps / 2;

inline Leg WheelBy(int turn) {
  return Leg::Wheel(turn < 0 ? Hand::kLeft : Hand::kRight,
                    turn < 0 ? -turn : turn);
}

// A chain under construction from a start pose.
class Chain {
 public:
  Chain(Pose start, BaseSize size) : pose_(start), size_(size) {}

  Chain& Wheel(int turn) {
    if (turn != 0) Append(WheelBy(turn));
    return *this;
  }
  // A turn of up to a whole circle, in two wheels if it takes more than half.
  Chain& LongWheel(int turn) {
    if (turn >= -kHalfTurn && turn <= kHalfTurn) return Wheel(turn);
    return Wheel(turn / 2).Wheel(turn - turn / 2);
  }
  Chain& Move(Vec by) {
    if (by != Vec{}) Append(Leg::Translation(pose_.heading, by));
    return *this;
  }
  Chain& Ahead(Length distance, int deviation) {
    return Move(Along(Forward(pose_.heading.Turned(deviation)), distance));
  }
  // The translation that leaves a last wheel of `turn` ending at `to`.
  Chain& MoveThenWheel(int turn, Point to) {
    const Pose wheeled = turn == 0 ? pose_ : After(pose_, size_, WheelBy(turn));
    return Move(to - wheeled.centre).Wheel(turn);
  }

  Pose pose() const { return pose_; }
  Length cost() const { return cost_; }
  const Manoeuvre& manoeuvre() const { return manoeuvre_; }

 private:
  void Append(const Leg& leg) {
    manoeuvre_.Add(leg);
    cost_ += Cost(leg, size_);
    pose_ = After(pose_, size_, leg);
  }

  Pose pose_;
  BaseSize size_;
  Length cost_;
  Manoeuvre manoeuvre_;
};

struct Candidate {
  Length cost;
  Manoeuvre manoeuvre;
};

// The candidates of one stage within the allowance, cheapest first.
template <int kCapacity>
class Candidates {
 public:
  Candidates(Pose to, Length allowance) : to_(to), allowance_(allowance) {}

  void Offer(const Chain& chain) {
    assert(chain.pose() == to_);
    if (chain.cost() > allowance_ + kRounding || size_ == kCapacity) return;
    for (int i = size_ - 1; i >= 0 && i >= size_ - 4; --i) {
      if (at(i).manoeuvre == chain.manoeuvre()) return;
    }
    order_[static_cast<uint32_t>(size_)] = static_cast<int16_t>(size_);
    items_[static_cast<uint32_t>(size_++)] = {chain.cost(), chain.manoeuvre()};
  }
  void Sort() {
    std::sort(order_.begin(), order_.begin() + size_,
              [this](int16_t a, int16_t b) {
                return std::pair(at(a).cost, a) < std::pair(at(b).cost, b);
              });
  }
  int size() const { return size_; }
  const Candidate& sorted(int i) const {
    return at(order_[static_cast<uint32_t>(i)]);
  }

 private:
  const Candidate& at(int i) const { return items_[static_cast<uint32_t>(i)]; }

  Pose to_;
  Length allowance_;
  int size_ = 0;
  std::array<Candidate, kCapacity> items_;
  std::array<int16_t, kCapacity> order_;
};

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_TABLE_CHAIN_H_
