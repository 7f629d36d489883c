#include "agents/doctrine/la_grande_armee/rides.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "agents/doctrine/la_grande_armee/judgement.h"
#include "engine/rulesets/la_grande_armee/command/leaders.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"
#include "engine/rulesets/la_grande_armee/orders/candidates.h"

namespace berthier::la_grande_armee {
namespace {

constexpr double kSafe = 9;  // inches from the enemy

class Rider {
 public:
  Rider(const ArmyView& army, LeaderId l)
      : army_(army),
        f_(army.field()),
        l_(l),
        data_(f_.scenario.leader(l)),
        state_(f_.state.leader(l)) {
    for (const UnitView& u : army.units(data_.side)) {
      needs_[static_cast<size_t>(u.id)] = NeedOf(u);
    }
  }

  void Weigh(std::vector<Option>& options) const;

 private:
  // Calls add(Spot) for places between two of the foot that he commands, and
  // behind them, from where both may be in command.
  template <typename Add>
  void ForEachBetween(Add&& add) const;
  bool Commands(const UnitView& u) const {
    return data_.kind == LeaderKind::kArmy
               ? f_.options().army_scope == Options::Scope::kSide ||
                     f_.scenario.corps_data(u.data->corps).army == data_.army
               : u.data->corps == data_.corps;
  }
  // How much is about to happen to u, from 0 to 1; the same wherever he rides.
  double Need(const UnitView& u) const {
    return needs_[static_cast<size_t>(u.id)];
  }
  double NeedOf(const UnitView& u) const;
  double Check(const UnitView& u, double weight) const;
  double Death(const UnitView& with) const;
  double Life() const;
  double Capture(Spot there) const;
  double WorthOfArmy(Spot there) const;
  double WorthOfCorps(Spot there, ElementId with) const;

  const ArmyView& army_;
  const PositionView f_;
  const LeaderId l_;
  const LeaderData& data_;
  const LeaderState& state_;
  std::array<double, kMaxElements> needs_;  // of those of his side
};

double Rider::NeedOf(const UnitView& u) const {
  double gap = kMisses;
  army_.NearestEnemy(u, gap);
  double need = std::clamp((14 - gap) / 10, 0.0, 1.0);
  if (u.locked) need = 1.5;
  if (u.routing) need = 0.8;
  return need * std::min(1.5, u.bases() / 8.0);
}

// GEN-22: nobody shall ride over him.
double Rider::Capture(Spot there) const {
  double risk = 0;
  for (const UnitView& e : army_.enemies(data_.side)) {
    if (e.routing || e.locked) continue;
    const double gap = GapTo(e, there);
    const double reach = e.rides() ? kSafe + 3 : kSafe - 3;
    if (gap < reach) risk = std::max(risk, 1 - gap / reach);
  }
  // Friends before him cover him.
  const double life =
      data_.kind == LeaderKind::kArmy ? 3 : army_.weights().leader;
  return life * 0.25 * risk;
}

// GEN-30, GEN-31: that he is struck with the element that he joins before he
// may ride again, by those who can shoot at it as they stand.
double Rider::Death(const UnitView& with) const {
  constexpr double kReach = 18, kInMelee = 0.35, kDie = 6;
  double losses = 0;
  for (const UnitView& e : army_.enemies(data_.side)) {
    if (e.routing || IsFarther(e, with, kReach)) continue;
    const double gap = e.all_round() ? GapOf(e, with) : TouchOf(e, e.dir, with);
    if (gap > kReach) continue;
    losses += e.check * e.actions * ShotDiceAt(e, with, gap) / kDie;
  }
  return std::min(1.0, (with.locked ? kInMelee : 0) + losses / kDie);
}

// What he is worth alive: ACT-14 for the bounds that are left.
double Rider::Life() const {
  constexpr double kOfAll = 0.5;  // that these checks would have had of him
  const double bounds = army_.time_left() * f_.options().bound_limit;
  double life = army_.weights().leader;
  for (const UnitView& u : army_.units(data_.side)) {
    if (u.data->corps != data_.corps || u.routing) continue;
    life += kOfAll * bounds * Check(u, army_.weights().command);
  }
  return life;
}

// What one on its Action Checks is worth to u (ACT-10 to 13).
double Rider::Check(const UnitView& u, double weight) const {
  constexpr double kUsualActions = 2, kOnTheMarch = 0.8;
  return weight * (kOnTheMarch + Need(u)) * u.actions / kUsualActions;
}

double Rider::WorthOfArmy(Spot there) const {
  double worth = -Capture(there);
  for (const UnitView& u : army_.units(data_.side)) {
    if (!Commands(u) || u.routing) continue;
    const double out = GapTo(u, there) - kDistances.army_radius;
    const double check = Check(u, army_.weights().army_leader);
    worth += out <= 0 ? check : -0.05 * check * std::min(out, 20.0);
  }
  return worth;
}

double Rider::WorthOfCorps(Spot there, ElementId with) const {
  const Weights& w = army_.weights();
  double worth = IsSome(with) ? 0 : -Capture(there);
  const bool counter = state_.status == LeaderStatus::kCounter;
  for (const UnitView& u : army_.units(data_.side)) {
    if (u.data->corps != data_.corps || u.routing) continue;
    if (counter && !u.horse()) continue;
    // He has no more moves before they act.
    const double gap = GapTo(u, there);
    const double check = Check(u, w.command);
    if (u.horse()) {
      const double out = gap - kDistances.horse_radius;
      if (out > 0) worth -= w.recall * (out > 4 ? 1.3 : 1);
      // The margin by which it may go away.
      worth -= 0.02 * gap;
    } else {
      const double out = gap - kDistances.foot_radius;
      if (out > 0) worth -= check * (1 + 0.05 * out);
      worth -= 0.01 * gap;
    }
    if (IsSome(with)) worth += u.id == with ? check : -check;
  }
  if (!IsSome(with)) return worth;
  const UnitView& u = army_.unit(with);
  double gain = w.attach * Need(u) * 2;
  if (u.locked) {
    // Re-rolls, morale in the mass melee.
    gain = 0.1 * u.bases();
  } else if (u.routing) {
    gain = 0.25 * u.WorthWith(u.bases(), u.markers);
  }
  return worth + gain - Death(u) * Life();
}

template <typename Add>
void Rider::ForEachBetween(Add&& add) const {
  constexpr double kBehind = 3;
  const auto units = army_.units(data_.side);
  const auto is_his = [&](const UnitView& u) {
    return Commands(u) && !u.routing && !u.horse();
  };
  for (auto a = units.begin(); a != units.end(); ++a) {
    if (!is_his(*a)) continue;
    for (auto b = std::next(a); b != units.end(); ++b) {
      if (!is_his(*b)) continue;
      const Spot between = (a->at + b->at) * 0.5;
      add(between);
      add(between - a->dir * kBehind);
    }
  }
}

void Rider::Weigh(std::vector<Option>& options) const {
  const auto add = [&](const Order& order) {
    if (!CheckRide(f_, order).ok()) return;
    Spot there = SpotOf(state_.pos);
    ElementId with = state_.status == LeaderStatus::kAttached
                         ? state_.element
                         : ElementId::kNone;
    if (static_cast<Verb>(order.verb) != Verb::kStay) {
      there = SpotOf(order.pose.centre);
      with = f_.scenario.As<ElementId>(order.object);
    } else if (state_.status == LeaderStatus::kFree) {
      // GEN-06: who stays joins an element that has come to him.
      const ElementSet touched = TouchedAt(f_, l_, state_.pos);
      if (!touched.empty()) with = touched.First();
    }
    options.push_back({order, data_.kind == LeaderKind::kArmy
                                  ? WorthOfArmy(there)
                                  : WorthOfCorps(there, with)});
  };
  add(OrderOf(f_, Verb::kStay, l_));
  // All round, as far as he rides, and half as far.
  constexpr int kWays = 12;
  for (int i = 0; i < kWays; ++i) {
    const Spot way = WayOf(Heading::Quarters(Heading::kSteps / kWays * i)) *
                     static_cast<double>(kDistances.commander);
    add(RideOrder(f_, l_, PointOf(SpotOf(state_.pos) + way)));
    add(RideOrder(f_, l_, PointOf(SpotOf(state_.pos) + way * 0.5)));
  }
  Spot sum, front;
  double n = 0, nearest = kMisses;
  for (const UnitView& u : army_.units(data_.side)) {
    if (!Commands(u)) continue;
    const double behind = u.half_depth + 1.2;
    add(RideOrder(f_, l_, PointOf(u.at - u.dir * behind)));
    add(RideOrder(f_, l_, PointOf(u.at - u.dir * (behind + 3))));
    if (data_.kind == LeaderKind::kCorps) {
      add(RideOrder(f_, l_, f_.unit(u.id).place));
    }
    if (u.routing) continue;
    sum = sum + (u.at - u.dir * 3);
    n += 1;
    double gap = kMisses;
    army_.NearestEnemy(u, gap);
    if (gap >= nearest) continue;
    nearest = gap;
    front = u.at - u.dir * 4;
  }
  if (data_.kind == LeaderKind::kCorps) {
    ForEachBetween([&](Spot place) { add(RideOrder(f_, l_, PointOf(place))); });
  }
  if (n == 0) return;
  const Spot middle = sum * (1 / n);
  for (const double share : {0.0, 0.5, 1.0}) {
    add(RideOrder(f_, l_, PointOf(middle * (1 - share) + front * share)));
  }
}

}  // namespace

void WeighRides(const ArmyView& army, LeaderId l,
                std::vector<Option>& options) {
  Rider(army, l).Weigh(options);
}

double WorthOfEscape(const ArmyView& army, Side side, Spot there) {
  double nearest = 30;
  for (const UnitView& e : army.enemies(side)) {
    if (!e.routing) nearest = std::min(nearest, GapTo(e, there));
  }
  return nearest / 10;
}

}  // namespace berthier::la_grande_armee
