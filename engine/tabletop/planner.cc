#include "engine/tabletop/planner.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/geometry/direction.h"
#include "engine/geometry/wide.h"

namespace berthier {
namespace {

constexpr int kHalfTurn = Heading::kSteps / 2;

// The grids of the later stages.
constexpr int kTurnStep = 20;  // 5 degrees
constexpr Length kAheadStep = Inches(1) / 2;
constexpr int kCoarseTurns[] = {60,   -60, 120,  -120, 180,
                                -180, 240, -240, 360,  -360};
constexpr int kCoarseSteps = 8;
constexpr int kDodgeSteps = 5;

Leg WheelBy(int turn) {
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
    std::stable_sort(
        order_.begin(), order_.begin() + size_,
        [this](int16_t a, int16_t b) { return at(a).cost < at(b).cost; });
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

// A search: what is asked, and the best answer so far.
class Search {
 public:
  Search(Pose from, Pose to, BaseSize size, Length allowance, Judge judge)
      : from_(from),
        to_(to),
        size_(size),
        allowance_(allowance),
        turn_(from.heading.TurnTo(to.heading)),
        residue_(to.centre - Wheeled().centre),
        judge_(judge) {}

  Plan Run(Stage last);

 private:
  Pose Wheeled() const {
    return turn_ == 0 ? from_ : After(from_, size_, WheelBy(turn_));
  }
  Chain Start() const { return Chain(from_, size_); }
  // What is left to turn after a first wheel.
  int LastTurn(int first) const {
    return from_.heading.Turned(first).TurnTo(to_.heading);
  }

  // Shows a chain to the Judge; true when nothing better can be found.
  bool Try(const Manoeuvre& manoeuvre, Length cost);
  template <int kCapacity>
  bool TryAll(Candidates<kCapacity>& candidates);
  bool OneLeg();
  bool TwoLegs();
  bool ThreeLegs();
  bool FourLegs();
  template <int kCapacity>
  void SplitResidue(Candidates<kCapacity>& out) const;
  template <int kCapacity>
  void Bypass(Candidates<kCapacity>& out) const;
  template <int kCapacity>
  void Dodge(Candidates<kCapacity>& out) const;

  Pose from_;
  Pose to_;
  BaseSize size_;
  Length allowance_;
  int turn_;     // from the first heading to the last
  Vec residue_;  // what a single wheel leaves to go
  Judge judge_;
  Plan plan_;
  bool judged_any_ = false;
};

bool Search::Try(const Manoeuvre& manoeuvre, Length cost) {
  const Judgement verdict = judge_(manoeuvre, cost);
  ++plan_.judged;
  const bool better =
      !judged_any_ ||
      (verdict.accepted()
           ? !plan_.found() || verdict.penalty < plan_.verdict.penalty
           : !plan_.found() && verdict.progress > plan_.verdict.progress);
  judged_any_ = true;
  if (better) {
    plan_.status =
        verdict.accepted() ? Plan::Status::kFound : Plan::Status::kRefused;
    plan_.manoeuvre = manoeuvre;
    plan_.cost = cost;
    plan_.verdict = verdict;
  }
  return plan_.found() && plan_.verdict.penalty <= 0;
}

template <int kCapacity>
bool Search::TryAll(Candidates<kCapacity>& candidates) {
  candidates.Sort();
  for (int i = 0; i < candidates.size(); ++i) {
    const Candidate& c = candidates.sorted(i);
    if (Try(c.manoeuvre, c.cost)) return true;
  }
  return false;
}

// Nothing, one translation, or one wheel.
bool Search::OneLeg() {
  if (turn_ != 0 && residue_ != Vec{}) return false;
  const Chain chain = Start().Wheel(turn_).Move(residue_);
  return Try(chain.manoeuvre(), chain.cost());
}

// The residue after the wheel, then before it; without a turn, the residue in
// two translations.
bool Search::TwoLegs() {
  if (turn_ != 0) {
    Candidates<4> candidates(to_, allowance_);
    // Half a turn can be made on either hand.
    for (const int turn : {turn_, turn_ == kHalfTurn ? -turn_ : turn_}) {
      Chain chain = Start();
      chain.Wheel(turn);
      candidates.Offer(chain.Move(to_.centre - chain.pose().centre));
      candidates.Offer(Start().MoveThenWheel(turn, to_.centre));
    }
    return TryAll(candidates);
  }
  Candidates<16> candidates(to_, allowance_);
  SplitResidue(candidates);
  return TryAll(candidates);
}

// The residue as a first part along the first heading and a last part along
// the last one, each straight ahead or on the border of the oblique: in closed
// form, nine pairs of directions; and its halves.
template <int kCapacity>
void Search::SplitResidue(Candidates<kCapacity>& out) const {
  constexpr int kBorder = 180;  // 45 degrees
  for (const int first : {0, kBorder, -kBorder}) {
    for (const int second : {0, kBorder, -kBorder}) {
      const UnitVec u = Forward(from_.heading.Turned(first));
      const UnitVec v = Forward(to_.heading.Turned(second));
      // residue = a u + b v, solved for a.
      const int64_t across = Cross(v, Vec{u.x, u.y});
      if (across == 0) continue;
      const Wide length = RoundedDivide(
          Wide{Cross(v, residue_)} * kUnit * (across < 0 ? -1 : 1),
          across < 0 ? -Wide{across} : Wide{across});
      if (length <= 0 || length > Wide{allowance_.ticks}) continue;
      Chain chain = Start();
      chain.Move(Along(u, {static_cast<int32_t>(length)}));
      chain.Wheel(turn_);
      chain.Move(to_.centre - chain.pose().centre);
      out.Offer(chain);
    }
  }
  const Vec half = {residue_.x / 2, residue_.y / 2};
  if (turn_ == 0 || half == Vec{}) return;
  Chain chain = Start();
  chain.Move(half).Wheel(turn_);
  out.Offer(chain.Move(to_.centre - chain.pose().centre));
}

// First wheel, translation, last wheel; and an advance of a whole number of
// steps before the wheel: ways round what stands in the straight way.
template <int kCapacity>
void Search::Bypass(Candidates<kCapacity>& out) const {
  for (int first = -kHalfTurn / 2; first <= kHalfTurn / 2; first += kTurnStep) {
    if (first == 0) continue;
    const int second = LastTurn(first);
    out.Offer(Start().Wheel(first).MoveThenWheel(second, to_.centre));
  }
  const Length step = std::max(kAheadStep, allowance_ / 20);
  for (Length ahead = step; ahead <= allowance_; ahead += step) {
    for (const int deviation : {0, 180, -180}) {
      Chain chain = Start();
      chain.Ahead(ahead, deviation).Wheel(turn_);
      out.Offer(chain.Move(to_.centre - chain.pose().centre));
    }
  }
}

bool Search::ThreeLegs() {
  Candidates<256> candidates(to_, allowance_);
  if (turn_ != 0) SplitResidue(candidates);
  Bypass(candidates);
  return TryAll(candidates);
}

// Aside on the border of the oblique, ahead, and back again, with the turn at
// the end, before the way back or at the beginning.
template <int kCapacity>
void Search::Dodge(Candidates<kCapacity>& out) const {
  for (const int border : {180, -180}) {
    for (int i = 1; i <= kDodgeSteps; ++i) {
      const Length aside = allowance_ * i / (2 * kDodgeSteps + 1);
      for (int k = 1; k <= kDodgeSteps; ++k) {
        const Length ahead = allowance_ * k / (kDodgeSteps + 2);
        Chain last = Start();
        last.Ahead(aside, border).Ahead(ahead, 0);
        Chain middle = last;
        out.Offer(last.MoveThenWheel(turn_, to_.centre));
        if (turn_ == 0) continue;
        middle.Wheel(turn_);
        out.Offer(middle.Move(to_.centre - middle.pose().centre));
        Chain first = Start();
        first.Wheel(turn_).Ahead(aside, border).Ahead(ahead, 0);
        out.Offer(first.Move(to_.centre - first.pose().centre));
      }
    }
  }
}

bool Search::FourLegs() {
  Candidates<320> candidates(to_, allowance_);
  for (const int first : kCoarseTurns) {
    const int second = LastTurn(first);
    for (int n = 1; n <= kCoarseSteps; ++n) {
      const Length ahead = allowance_ * n / (kCoarseSteps + 1);
      Chain early = Start();
      early.Wheel(first).Ahead(ahead, 0).Wheel(second);
      candidates.Offer(early.Move(to_.centre - early.pose().centre));
      Chain late = Start();
      late.Ahead(ahead, 0).Wheel(first);
      candidates.Offer(late.MoveThenWheel(second, to_.centre));
    }
  }
  Dodge(candidates);
  return TryAll(candidates);
}

Plan Search::Run(Stage last) {
  plan_.least = LeastCost(from_, to_, size_);
  if (plan_.least > allowance_ + kRounding) {
    plan_.status = Plan::Status::kTooFar;
    return plan_;
  }
  if (OneLeg()) return plan_;
  if (last >= Stage::kTwoLegs && TwoLegs()) return plan_;
  if (last >= Stage::kThreeLegs && ThreeLegs()) return plan_;
  if (last >= Stage::kFourLegs) FourLegs();
  return plan_;
}

}  // namespace

Length LeastCost(Pose from, Pose to, BaseSize size) {
  const int turn = from.heading.TurnTo(to.heading);
  if (turn == 0) return LengthOf(to.centre - from.centre);
  const auto by_hand = [&](int t) {
    const Leg wheel = WheelBy(t);
    return Cost(wheel, size) +
           LengthOf(to.centre - After(from, size, wheel).centre);
  };
  return turn == kHalfTurn ? std::min(by_hand(turn), by_hand(-turn))
                           : by_hand(turn);
}

Plan FindManoeuvre(Pose from, Pose to, BaseSize size, Length max_allowance,
                   Judge judge, Stage last) {
  return Search(from, to, size, max_allowance, judge).Run(last);
}

}  // namespace berthier
