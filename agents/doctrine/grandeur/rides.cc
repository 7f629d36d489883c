#include "agents/doctrine/grandeur/rides.h"

#include <algorithm>
#include <cmath>

#include "engine/rulesets/grandeur/activation/eligible.h"
#include "engine/rulesets/grandeur/board/leaders.h"
#include "engine/rulesets/grandeur/board/outlines.h"
#include "engine/rulesets/grandeur/board/pools.h"
#include "engine/rulesets/grandeur/command/leaders.h"
#include "engine/rulesets/grandeur/facts/tables.h"
#include "engine/rulesets/grandeur/orders/candidates.h"

namespace berthier::grandeur {
namespace {

class Rider {
 public:
  Rider(const ArmyView& army, LeaderId l)
      : army_(army),
        f_(army.field()),
        l_(l),
        data_(f_.scenario.leader(l)),
        state_(f_.state.leader(l)),
        here_(army.InU(state_.pos)),
        ride_(army.InU(Units(f_, kDistances.leader_move)) - 0.05),
        now_(WorthOfSpot(here_, IsSome(state_.unit))) {}

  void Rides(RideOptions& rides) const;
  void Joins(RideOptions& rides) const;

 private:
  // GRA-CMD-04
  double Radius(bool attached) const {
    const double radius = army_.InU(RadiusOf(f_, l_));
    return IsSome(state_.unit) == attached ? radius
           : attached                      ? radius / 2
                                           : radius * 2;
  }
  bool Commands(const UnitView& u) const {
    switch (data_.level) {
      case LeaderLevel::kArmy:
        return true;
      case LeaderLevel::kCorps:
        return u.data->corps == data_.corps;
      default:
        return u.data->corps == data_.corps &&
               (u.guns() || u.data->division == data_.division);
    }
  }
  double WorthOfSpot(Spot there, bool attached) const;
  double WorthOfChiefs(Spot there) const;
  double WorthOfDivisions(Spot there, double radius) const;
  double GainOfRally(const UnitView& u) const;
  double GainOfBravery(const UnitView& u) const;
  double GainOfSteadiness(const UnitView& u) const;
  double RiskWith(const UnitView& u) const;
  double LifeOf() const;

  const ArmyView& army_;
  const PositionView f_;
  const LeaderId l_;
  const LeaderData& data_;
  const LeaderState& state_;
  const Spot here_;
  const double ride_;
  const double now_;
};

// GRA-CMD-05, 06, 09: whether he is in radius when his corps begins.
double Rider::WorthOfChiefs(Spot there) const {
  if (data_.level == LeaderLevel::kArmy) return 0;
  const double share =
      data_.level == LeaderLevel::kCorps
          ? 0.5
          : 1 - ChanceOfDie(
                    kDivisionLeaders
                        .activates_on[static_cast<size_t>(data_.temper)]);
  const auto within = [&](LeaderId chief) {
    return IsSome(chief) && chief != l_ && f_.state.leader(chief).on_table() &&
           Norm(army_.InU(f_.state.leader(chief).pos) - there) <=
               army_.InU(RadiusOf(f_, chief));
  };
  const bool in = within(f_.scenario.side(data_.side).cic) ||
                  (data_.level == LeaderLevel::kDivision &&
                   within(f_.scenario.corps_data(data_.corps).commander));
  return in ? 0 : -1.5 * share;
}

double Rider::WorthOfDivisions(Spot there, double radius) const {
  if (data_.level == LeaderLevel::kDivision) return 0;
  double worth = 0;
  for (const LeaderId other : f_.scenario.side(data_.side).leaders) {
    const LeaderData& d = f_.scenario.leader(other);
    if (other == l_ || !f_.state.leader(other).on_table() ||
        d.level == LeaderLevel::kArmy ||
        (data_.level == LeaderLevel::kCorps && d.corps != data_.corps)) {
      continue;
    }
    const double out =
        Norm(army_.InU(f_.state.leader(other).pos) - there) - radius;
    const double share =
        d.level == LeaderLevel::kCorps
            ? 0.5
            : 1 - ChanceOfDie(kDivisionLeaders
                                  .activates_on[static_cast<size_t>(d.temper)]);
    worth -= 1.2 * share * std::clamp(out / 10 + (out > 0 ? 0.5 : 0), 0.0, 2.0);
  }
  return worth;
}

double Rider::WorthOfSpot(Spot there, bool attached) const {
  const double radius = Radius(attached);
  double worth = WorthOfChiefs(there) + WorthOfDivisions(there, radius);
  for (const UnitView& u : army_.units(data_.side)) {
    if (!Commands(u)) continue;
    const double out = Norm(u.at - there) - u.half_depth - radius;
    const double weight = (u.guns() ? 1.4 : 1) *
                          (data_.level == LeaderLevel::kDivision ? 1 : 0.5);
    // The nearer the longer it stays in command.
    worth -= 0.25 * weight * std::clamp(1 + out / radius, 0.0, 1.0) * 0.5;
    if (out > 0) worth -= 0.25 * weight * std::min(2.0, 1 + out / 20);
  }
  if (attached) return worth;
  // GRA-LDR-12: nobody shall ride over him.
  for (const UnitView& e : army_.enemies(data_.side)) {
    const double far = Norm(e.at - there);
    if (far < 20) worth -= 0.3 * (1 - far / 20);
  }
  return worth;
}

void Rider::Rides(RideOptions& rides) const {
  Order order = OrderOf(f_, Verb::kRide, l_);
  Option best = {{}, 0.25};
  // What he leaves by riding away.
  double with = 0;
  if (IsSome(state_.unit)) {
    const UnitView& u = army_.unit(state_.unit);
    with = (GainOfSteadiness(u) - RiskWith(u)) / army_.weights().command;
  }
  const auto ride = [&](Spot goal) {
    const Spot way = goal - here_;
    const double far = Norm(way);
    if (far < 1) return;
    const Spot there = here_ + way * (std::min(far, ride_) / far);
    const double gain = WorthOfSpot(there, false) - now_ - with;
    if (gain <= best.value) return;
    order.pose.centre = army_.InTicks(there);
    if (CheckLeaderMove(f_, order).ok()) best = {order, gain};
  };
  Spot sum, front;
  double n = 0, nearest = kMisses;
  for (const UnitView& u : army_.units(data_.side)) {
    if (!Commands(u)) continue;
    sum = sum + (u.at - u.dir * 5);
    n += 1;
    double gap = kMisses;
    army_.NearestEnemy(u, gap);
    if (gap >= nearest) continue;
    nearest = gap;
    front = u.at - u.dir * 8;
  }
  if (n > 0) {
    const Spot middle = sum * (1 / n);
    ride(middle);
    ride((middle + front) * 0.5);
    ride(front);
    const LeaderId chief = f_.scenario.side(data_.side).cic;
    if (IsSome(chief) && f_.state.leader(chief).on_table()) {
      ride((middle + army_.InU(f_.state.leader(chief).pos)) * 0.5);
    }
  }
  if (IsSome(state_.unit)) {
    const double gain = WorthOfSpot(here_, false) - now_ - with;
    order = OrderOf(f_, Verb::kDetach, l_);
    if (gain > best.value && CheckLeaderMove(f_, order).ok()) {
      best = {order, gain};
    }
  }
  if (!IsSome(best.order.subject)) return;
  best.value *= army_.weights().command;
  rides.last.push_back(best);
}

double Rider::GainOfRally(const UnitView& u) const {
  if (!u.disordered || u.locked || u.activated || !IsEligible(f_, u.id)) {
    return 0;
  }
  const int before = DisciplineOf(u);
  const int led = before + ValueOf(ModifierCode::kLeaderAttached);
  const double alone = ChanceToPass(u.data->discipline, before);
  double with = ChanceToPass(u.data->discipline, led);
  if (data_.level != LeaderLevel::kDivision && state_.leadership >= 2) {
    with = 1 - std::pow(1 - with, state_.leadership);  // IMP-RAL-03
  }
  return (with - alone) * u.disorder;
}

// GRA-MEL-05, GRA-LDR-08
double Rider::GainOfBravery(const UnitView& u) const {
  if (!data_.brave || u.disordered || u.reach == 0) return 0;
  double best = 0;
  for (const UnitView& e : army_.enemies(data_.side)) {
    const double gap = TouchOf(u, u.dir, e);
    if (gap > u.reach) continue;
    const ChargeWay way = {.flank = !SeesPartOf(e, u), .gap = gap};
    UnitView led = u;
    led.cohesion = ValueOf(ModifierCode::kBraveTest);
    led.melee_dice = ValueOf(ModifierCode::kBraveDice);
    const double with = ValueOfCharge(army_, led, e, way, 1);
    const double alone = ValueOfCharge(army_, u, e, way, 1);
    best = std::max(best, std::max(0.0, with) - std::max(0.0, alone));
  }
  return best * (u.activated ? 0.2 : 1);
}

// GRA-LDR-07, 08: what a steadier unit loses less under the fire to come.
double Rider::GainOfSteadiness(const UnitView& u) const {
  UnitView alone = u, led = u;
  alone.cohesion = 0;
  led.cohesion = ValueOf(data_.brave ? ModifierCode::kBraveTest
                                     : ModifierCode::kLeaderTest);
  Toll with, without;
  for (const UnitView& e : army_.enemies(data_.side)) {
    with.Add(ValueOfShotAt(army_, e, led, 0));
    without.Add(ValueOfShotAt(army_, e, alone, 0));
  }
  return army_.weights().steady * (without.All() - with.All());
}

// GRA-LDR-11, 15: the tests that it takes by the next turn, and its fall.
double Rider::RiskWith(const UnitView& u) const {
  Toll hits, charges, costs;
  for (const UnitView& e : army_.enemies(data_.side)) {
    const double cost = ValueOfShotAt(army_, e, u, 0);
    costs.Add(cost);
    if (cost > 0) {
      hits.Add(LossOddsOf(ShotDiceAt(e, u, GapOf(e, u), 0), u.tested()).hit);
    }
    const double threat = ThreatOf(army_, e, u);
    costs.Add(threat);
    if (threat > 0) charges.Add(1);
  }
  const double tests = hits.All() + charges.All() + (u.locked ? 1 : 0);
  const double dies = data_.brave ? 1 : 1.0 / kDie;
  constexpr double kCaught = 0.3;
  const double falls =
      std::clamp(costs.All() / std::max(0.1, u.worth), 0.0, 1.0);
  const double lost =
      1 - std::pow(1 - dies / kDie, tests) * (1 - kCaught * falls);
  return lost * LifeOf();
}

double Rider::LifeOf() const {
  const double level = data_.level == LeaderLevel::kArmy    ? 4
                       : data_.level == LeaderLevel::kCorps ? 2
                                                            : 1;
  return army_.weights().leader * level * (0.2 + army_.time_left());
}

void Rider::Joins(RideOptions& rides) const {
  Order order = OrderOf(f_, Verb::kAttach, l_);
  for (const UnitView& u : army_.units(data_.side)) {
    if (IsSome(LeaderOf(f_, u.id)) || Norm(u.at - here_) > ride_ + 15 ||
        !MayLead(f_, l_, u.id)) {
      continue;
    }
    const double help =
        std::max(GainOfRally(u), GainOfBravery(u)) + GainOfSteadiness(u);
    if (help <= 0) continue;
    const double gain =
        help - RiskWith(u) +
        army_.weights().command * (WorthOfSpot(u.at, true) - now_) * 0.5;
    if (gain <= 0.02) continue;
    order.object = f_.scenario.Entity(u.id);
    if (CheckLeaderMove(f_, order).ok()) rides.first.push_back({order, gain});
  }
}

}  // namespace

void WeighRides(const ArmyView& army, RideOptions& rides) {
  const PositionView f = army.field();
  rides.first.clear();
  rides.last.clear();
  for (const LeaderId l : f.scenario.side(f.state.active).leaders) {
    if (!MayLeaderMove(f, l)) continue;
    const Rider rider(army, l);
    rider.Rides(rides);
    rider.Joins(rides);
  }
}

}  // namespace berthier::grandeur
