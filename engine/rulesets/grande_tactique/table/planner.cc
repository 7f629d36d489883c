#include "engine/rulesets/grande_tactique/table/planner.h"

#include <algorithm>

#include "engine/geometry/direction.h"
#include "engine/geometry/wide.h"
#include "engine/rulesets/grande_tactique/table/chain.h"
#include "engine/tabletop/tolerance.h"

namespace berthier::grande_tactique {
namespace {

// The grids of the later stages.
constexpr int kTurnStep = 15;  // just under 4 degrees
constexpr Length kAheadStep = Inches(1) / 2;
constexpr int kCoarseTurns[] = {60,   -60, 120,  -120, 180,
                                -180, 240, -240, 360,  -360};
constexpr int kCoarseSteps = 8;
constexpr int kDodgeSteps = 5;
constexpr int kBowSteps = 6;

// The same turn on the other hand.
int LongWayRound(int turn) {
  return turn > 0 ? turn - Heading::kSteps : turn + Heading::kSteps;
}

// A search: what is asked, and the best answer so far.
class Search {
 public:
  Search(Pose from, Pose to, BaseSize size, Length allowance, Judge judge)
      : from_(from),
        to_(to),
        size_(size),
        allowance_(allowance),
        turn_(from.heading.TurnTo(to.heading)),
        residue_(to.centre - Wheeled(turn_).centre),
        direct_(CostWithTurn(residue_)),
        judge_(judge) {}

  Length Least() const;
  ManoeuvreSearchResult Run(SearchDepth last);

 private:
  Pose Wheeled(int turn) const {
    return turn == 0 ? from_ : After(from_, size_, WheelBy(turn));
  }
  // Of the wheel, whichever hand it is made on, and the residue it leaves.
  Length CostWithTurn(Vec residue) const {
    const int quarters = turn_ < 0 ? -turn_ : turn_;
    return (turn_ == 0 ? Length{} : WheelCost(size_.front, quarters)) +
           LengthOf(residue);
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
  bool TwoLegsWithTurn(int turn, Vec residue, Length cost);
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
  int turn_;       // from the first heading to the last
  Vec residue_;    // what a single wheel leaves to go
  Length direct_;  // cost of that wheel and its residue
  Judge judge_;
  ManoeuvreSearchResult plan_;
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
    plan_.status = verdict.accepted() ? ManoeuvreSearchResult::Status::kFound
                                      : ManoeuvreSearchResult::Status::kRefused;
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
  Manoeuvre only;
  if (turn_ != 0) only.Add(WheelBy(turn_));
  if (residue_ != Vec{}) only.Add(Leg::Translation(to_.heading, residue_));
  return Try(only, direct_);
}

bool Search::TwoLegsWithTurn(int turn, Vec residue, Length cost) {
  if (cost > allowance_ + kRounding) return false;
  const Leg wheel = WheelBy(turn);
  Manoeuvre wheel_first;
  wheel_first.Add(wheel);
  if (residue == Vec{}) return Try(wheel_first, cost);
  wheel_first.Add(Leg::Translation(to_.heading, residue));
  if (Try(wheel_first, cost)) return true;
  Manoeuvre wheel_last;
  wheel_last.Add(Leg::Translation(from_.heading, residue));
  wheel_last.Add(wheel);
  return Try(wheel_last, cost);
}

// The residue after the wheel, then before it; without a turn, the residue in
// two translations.
bool Search::TwoLegs() {
  if (turn_ != 0) {
    if (turn_ != kHalfTurn) return TwoLegsWithTurn(turn_, residue_, direct_);
    // Half a turn can be made on either hand; the cheaper one comes first.
    const Vec other = to_.centre - Wheeled(-turn_).centre;
    const Length other_cost = CostWithTurn(other);
    const auto right = [&] {
      return TwoLegsWithTurn(turn_, residue_, direct_);
    };
    const auto left = [&] {
      return TwoLegsWithTurn(-turn_, other, other_cost);
    };
    return direct_ <= other_cost ? right() || left() : left() || right();
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

// Ways round what stands in the straight way: the residue with a slight bow,
// bent where the wheel is; first wheel, translation, last wheel; an advance of
// a whole number of steps before the wheel.
template <int kCapacity>
void Search::Bypass(Candidates<kCapacity>& out) const {
  // A bow at the middle may be as high as what is to spare allows.
  const int64_t room = (allowance_ - Start().Wheel(turn_).cost()).ticks;
  const int64_t length = LengthOf(residue_).ticks;
  const int64_t height =
      room > length && length > 0
          ? IntegerSqrt(room * room - length * length) / 2 - 2
          : 0;
  for (const int part : {2, 1, 3}) {
    for (int bow = -kBowSteps; bow <= kBowSteps && height > 0; ++bow) {
      if (bow == 0) continue;
      const int64_t high = height * bow * (part == 2 ? 100 : 86) / 100;
      const auto off = [&](int32_t across) {
        return static_cast<int32_t>(across * high / (length * kBowSteps));
      };
      const Vec bend = {residue_.x * part / 4 + off(-residue_.y),
                        residue_.y * part / 4 + off(residue_.x)};
      Chain chain = Start();
      chain.Move(bend).Wheel(turn_);
      out.Offer(chain.Move(to_.centre - chain.pose().centre));
    }
  }
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
  if (turn_ != 0) {
    SplitResidue(candidates);
    // The long way round, when the arc of the turn itself leads there.
    const int turn = LongWayRound(turn_);
    Chain wheeled = Start();
    wheeled.LongWheel(turn);
    const Vec residue = to_.centre - wheeled.pose().centre;
    candidates.Offer(wheeled.Move(residue));
    candidates.Offer(Start().Move(residue).LongWheel(turn));
    candidates.Offer(
        Start().Wheel(turn / 2).Move(residue).Wheel(turn - turn / 2));
  }
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

Length Search::Least() const {
  if (turn_ == 0) return direct_;
  // The other hand pays only when its arc leads most of the way.
  const int other = LongWayRound(turn_);
  const Length arc = WheelCost(size_.front, other < 0 ? -other : other);
  if (arc >= direct_) return direct_;
  Chain chain = Start();
  chain.LongWheel(other);
  return std::min(direct_,
                  chain.cost() + LengthOf(to_.centre - chain.pose().centre));
}

ManoeuvreSearchResult Search::Run(SearchDepth last) {
  plan_.least = Least();
  if (plan_.least > allowance_ + kRounding) {
    plan_.status = ManoeuvreSearchResult::Status::kTooFar;
    return plan_;
  }
  if (OneLeg()) return plan_;
  if (last >= SearchDepth::kTwoLegs && TwoLegs()) return plan_;
  if (last >= SearchDepth::kThreeLegs && ThreeLegs()) return plan_;
  if (last >= SearchDepth::kFourLegs) FourLegs();
  if (!judged_any_) {
    // Only longer chains are cheap enough, and none was asked for: by the
    // short way round it is too far.
    plan_.status = ManoeuvreSearchResult::Status::kTooFar;
    plan_.least = direct_;
  }
  return plan_;
}

}  // namespace

Length LeastCost(Pose from, Pose to, BaseSize size) {
  const auto never = [](const Manoeuvre&, Length) { return Judgement{}; };
  return Search(from, to, size, {}, never).Least();
}

ManoeuvreSearchResult FindManoeuvre(Pose from, Pose to, BaseSize size,
                                    Length max_allowance, Judge judge,
                                    SearchDepth last) {
  return Search(from, to, size, max_allowance, judge).Run(last);
}

}  // namespace berthier::grande_tactique
