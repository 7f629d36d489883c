#include "engine/rulesets/grande_tactique/command/general_candidates.h"

#include <algorithm>
#include <array>

#include "engine/geometry/direction.h"
#include "engine/rulesets/grande_tactique/board/arrivals.h"
#include "engine/rulesets/grande_tactique/board/generals.h"
#include "engine/rulesets/grande_tactique/command/unit_orders.h"
#include "engine/rulesets/grande_tactique/facts/tables.h"

namespace berthier::grande_tactique {
namespace {

Order OrderTo(PositionView f, Verb verb, GeneralId g) {
  return {.verb = static_cast<uint8_t>(verb), .subject = f.scenario.Entity(g)};
}

// Places for a general: to each unit under him, between them, to the generals
// he works with, and forward and back. Each part says true as soon as one is
// taken.
class RideOffers {
 public:
  RideOffers(PositionView f, GeneralId g, Take take)
      : f_(f),
        g_(g),
        take_(take),
        present_(f.state.general(g).on_table()),
        inward_((present_ ? HeadingToward(f.scenario.side(side()).home)
                          : HeadingToward(ArrivalOf(f.scenario, g).edge))
                    .Opposite()),
        from_(present_ ? PlaceOf(f, g) : InsideTheEdge()),
        order_(OrderTo(f, Verb::kMoveGeneral, g)) {}

  bool Offer() {
    return (!present_ && At(from_)) || ToUnits() || ToGenerals() ||
           ForwardAndBack();
  }

 private:
  Side side() const { return f_.scenario.general(g_).side; }
  Point InsideTheEdge() const {
    const Segment stretch =
        EntryStretch(f_.scenario, ArrivalOf(f_.scenario, g_));
    return Offset({MiddleOf(stretch), inward_}, Inches(1), {});
  }
  bool At(Point to) {
    const auto end = tried_.begin() + n_;
    if (n_ == kCapacity || std::find(tried_.begin(), end, to) != end) {
      return false;
    }
    tried_[static_cast<size_t>(n_++)] = to;
    if (!CheckRide(f_, g_, to).ok()) return false;
    order_.pose.centre = to;
    return take_(order_);
  }
  // As far toward p as he gets, stopping short of it by `short_of`.
  bool Toward(Point p, Length short_of) {
    const Vec way = p - from_;
    if (way == Vec{}) return false;
    const Length length = LengthOf(way) - short_of;
    if (length <= Ticks(0)) return false;
    return At(from_ + Along(Forward(BearingOf(way)),
                            std::min(length, kAllowances.general)));
  }
  bool ToUnits() {
    Point sum = {0, 0};
    int under = 0;
    bool stopped = false;
    f_.scenario.side(side()).units.ForEach([&](UnitId u) {
      if (stopped || !f_.unit(u).on_table() || !Commands(f_.scenario, g_, u)) {
        return;
      }
      const Point p = CentreOf(f_, u);
      sum = {sum.x + p.x, sum.y + p.y};
      ++under;
      // The AC is not offered every unit of his army.
      if (f_.scenario.general(g_).rank != Rank::kArmy) stopped = Toward(p, {});
    });
    return stopped || (under > 0 && Toward({sum.x / under, sum.y / under}, {}));
  }
  bool ToGenerals() {
    for (size_t i = 0; i < f_.scenario.generals.size(); ++i) {
      const GeneralId other = MakeId<GeneralId>(static_cast<int>(i));
      if (other == g_ || f_.scenario.general(other).side != side() ||
          !f_.state.general(other).on_table()) {
        continue;
      }
      const Point p = PlaceOf(f_, other);
      // Up to him, and just within his 9".
      if (Toward(p, kCommandRadius) || Toward(p, Inches(1))) return true;
    }
    return false;
  }
  bool ForwardAndBack() {
    for (const int turn : {0, 720, 360, -360}) {
      const UnitVec way = Forward(inward_.Turned(turn));
      if (At(from_ + Along(way, kAllowances.general)) ||
          At(from_ + Along(way, kAllowances.general / 2))) {
        return true;
      }
    }
    return false;
  }

  static constexpr int kCapacity = 40;

  PositionView f_;
  GeneralId g_;
  Take take_;
  bool present_;
  Heading inward_;
  Point from_;
  Order order_;
  std::array<Point, kCapacity> tried_;
  int n_ = 0;
};

}  // namespace

bool OfferRide(PositionView f, GeneralId g, Take take) {
  return CheckMayRide(f, g).ok() && RideOffers(f, g, take).Offer();
}

bool OfferAttach(PositionView f, GeneralId g, Take take) {
  const GeneralState& general = f.state.general(g);
  if (!general.on_table() || IsSome(general.attached_to)) return false;
  Order order = OrderTo(f, Verb::kAttach, g);
  bool stopped = false;
  f.scenario.side(f.scenario.general(g).side).units.ForEach([&](UnitId u) {
    if (stopped || !f.unit(u).on_table() || !StandsWith(f, g, u) ||
        !CheckAttach(f, g, u).ok()) {
      return;
    }
    order.object = f.scenario.Entity(u);
    stopped = take(order);
  });
  return stopped;
}

bool OfferDetach(PositionView f, GeneralId g, Take take) {
  return CheckDetach(f, g).ok() && take(OrderTo(f, Verb::kDetach, g));
}

}  // namespace berthier::grande_tactique
