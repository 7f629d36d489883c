// The legal pose nearest to the pointer (reach.h): first at the very place,
// turned; then where a proposal ends, on the way there, round the place; from
// the best of these ever closer.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "arenas/table/pose_search.h"
#include "arenas/table/reach.h"
#include "engine/geometry/direction.h"
#include "engine/model/form.h"

namespace berthier {
namespace {

// How often Check is asked at most.
constexpr int kSnapChecks = 500;
// Closer than this is close enough.
constexpr int32_t kCloseEnough = kTicksPerInch / 64;

// Turns either way from the heading wanted, in quarter degrees.
constexpr int kTurns[] = {4, 10, 20, 40, 60, 90, 120, 180, 240, 360, 540, 720};

class Snapper {
 public:
  Snapper(const Game& game, const Position& position, const Order& wanted,
          Turning turning)
      : search_(game, position, wanted, kSnapChecks),
        wanted_(wanted.pose),
        turns_(turning == Turning::kFree && search_.takes_heading()),
        takes_place_(
            Has(game.vocabulary().verbs[wanted.verb].takes, Takes::kPlace)) {}

  std::optional<Order> Find() {
    if (FindTurned()) return best_;
    if (!takes_place_) return best_;
    TakeNearestProposal();
    PullBack();
    SearchRings();
    Close();
    if (best_ && turns_) TurnBack();
    return best_;
  }

 private:
  // All orders of a verb that takes no place are at no distance.
  int64_t DistanceOf(Point p) const {
    return takes_place_ ? LengthOf(p - wanted_.centre).ticks : 0;
  }
  int TurnOf(Heading heading) const {
    return search_.takes_heading() ? std::abs(wanted_.heading.TurnTo(heading))
                                   : 0;
  }
  bool Try(Pose pose) {
    if (!search_.Try(pose)) return false;
    Take(search_.found());
    return true;
  }
  void Take(const Order& order) {
    best_ = order;
    distance_ = DistanceOf(order.pose.centre);
  }

  // At the place wanted, as little turned as possible.
  bool FindTurned() {
    if (!turns_) return Try(wanted_);  // by another way point
    int before = 0;
    std::array<Heading, 3> likely = search_.HeadingsAt(wanted_.centre);
    std::sort(likely.begin(), likely.end(),
              [&](Heading a, Heading b) { return TurnOf(a) < TurnOf(b); });
    size_t next = 0;
    for (const int turn : kTurns) {
      for (;
           takes_place_ && next < likely.size() && TurnOf(likely[next]) <= turn;
           ++next) {
        if (!Try({wanted_.centre, likely[next]})) continue;
        TurnBack(before);
        return true;
      }
      for (const int hand : {turn, -turn}) {
        if (!Try({wanted_.centre, wanted_.heading.Turned(hand)})) continue;
        TurnBack(before);
        return true;
      }
      before = turn;
    }
    return FindTurnedLikeProposal();
  }
  bool FindTurnedLikeProposal() {
    const Order* least = nullptr;
    for (const Order& order : search_.proposals()) {
      if (DistanceOf(order.pose.centre) > 0) continue;
      if (least == nullptr ||
          TurnOf(order.pose.heading) < TurnOf(least->pose.heading)) {
        least = &order;
      }
    }
    if (least == nullptr) return false;
    Take(*least);
    return true;
  }
  // Toward the heading wanted, where it is: `illegal` is a turn that is not.
  void TurnBack(int illegal = 0) {
    const int turn = wanted_.heading.TurnTo(best_->pose.heading);
    const int hand = turn < 0 ? -1 : 1;
    int legal = std::abs(turn);
    while (legal - illegal > 1) {
      const int middle = (legal + illegal) / 2;
      const Heading heading = wanted_.heading.Turned(hand * middle);
      if (search_.spent()) return;
      (Try({best_->pose.centre, heading}) ? legal : illegal) = middle;
    }
  }

  void TakeNearestProposal() {
    for (const Order& order : search_.proposals()) {
      if (!turns_ && search_.takes_heading() &&
          order.pose.heading != wanted_.heading) {
        continue;
      }
      const int64_t distance = DistanceOf(order.pose.centre);
      if (best_ &&
          (distance > distance_ ||
           (distance == distance_ &&
            TurnOf(order.pose.heading) >= TurnOf(best_->pose.heading)))) {
        continue;
      }
      Take(order);
    }
  }
  // At a place nearer than the best; facing as wanted, as the best does, or as
  // the way there makes likely.
  bool TryAt(Point centre) {
    if (best_ && DistanceOf(centre) >= distance_) return false;
    if (Try({centre, wanted_.heading})) return true;
    if (!turns_) return false;
    std::array<Heading, 5> others = {};
    size_t n = 0;
    const auto try_facing = [&](Heading heading) {
      if (heading == wanted_.heading ||
          std::find(others.begin(), others.begin() + n, heading) !=
              others.begin() + n) {
        return false;
      }
      others[n++] = heading;
      return Try({centre, heading});
    };
    if (best_) {
      const Heading facing = best_->pose.heading;
      if (try_facing(facing)) return true;
      if (try_facing(
              wanted_.heading.Turned(wanted_.heading.TurnTo(facing) / 2))) {
        return true;
      }
    }
    const std::array<Heading, 3> likely = search_.HeadingsAt(centre);
    return std::any_of(likely.begin(), likely.end(), try_facing);
  }
  // On the straight line to where it stands.
  void PullBack() {
    constexpr int kParts = 12;
    const Vec back = search_.from().centre - wanted_.centre;
    const auto at = [&](int part, int parts) {
      return wanted_.centre +
             Vec{static_cast<int32_t>(int64_t{back.x} * part / parts),
                 static_cast<int32_t>(int64_t{back.y} * part / parts)};
    };
    for (int part = 1; part < kParts; ++part) {
      if (!TryAt(at(part, kParts))) continue;
      int illegal = 64 * (part - 1), legal = 64 * part;
      while (legal - illegal > 1 && !search_.spent()) {
        const int middle = (illegal + legal) / 2;
        (TryAt(at(middle, 64 * kParts)) ? legal : illegal) = middle;
      }
      return;
    }
  }
  // Round the place wanted, the narrowest ring first.
  void SearchRings() {
    constexpr int kRings = 5, kPlaces = 12;
    const int64_t farthest =
        best_ ? distance_
              : LengthOf(search_.from().centre - wanted_.centre).ticks;
    for (int ring = 1; ring < kRings; ++ring) {
      const int32_t radius =
          static_cast<int32_t>(farthest * ring * ring / (kRings * kRings));
      if (radius < kCloseEnough) continue;
      for (int i = 0; i < kPlaces; ++i) {
        const Heading way = Heading::Quarters(i * Heading::kSteps / kPlaces);
        if (TryAt(wanted_.centre + Along(Forward(way), Ticks(radius)))) return;
      }
    }
  }
  // Step by step toward the place wanted, straight or aslant.
  void Close() {
    if (!best_) return;
    int32_t step = static_cast<int32_t>(distance_ / 2);
    while (step >= kCloseEnough && !search_.spent()) {
      const Point here = best_->pose.centre;
      const Heading straight = BearingOf(wanted_.centre - here);
      bool closer = false;
      for (const int turn : {0, -160, 160, -300, 300}) {
        closer =
            TryAt(here + Along(Forward(straight.Turned(turn)), Ticks(step)));
        if (closer) break;
      }
      if (distance_ == 0) return;
      step = std::min<int32_t>(closer ? step : step / 2,
                               static_cast<int32_t>(distance_));
    }
  }

  PoseSearch search_;
  Pose wanted_;
  bool turns_;
  bool takes_place_;
  std::optional<Order> best_;
  int64_t distance_ = 0;
};

}  // namespace

Snapped Nearest(const Game& game, const Position& position, const Order& wanted,
                Turning turning) {
  Snapped snapped = {.order = wanted};
  const Verdict verdict = game.Check(position, wanted);
  if (verdict.ok()) {
    snapped.legal = snapped.exact = true;
    return snapped;
  }
  snapped.refusal = verdict.refusal();
  if (FaultOf(game.vocabulary(), game.entities().size(), wanted) !=
          FormFault::kNone ||
      !Has(game.vocabulary().verbs[wanted.verb].takes,
           Takes::kPlace | Takes::kHeading)) {
    return snapped;
  }
  if (const auto found = Snapper(game, position, wanted, turning).Find()) {
    snapped.order = *found;
    snapped.legal = true;
  }
  return snapped;
}

}  // namespace berthier
