#include "agents/doctrine/grande_tactique/riding.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "agents/doctrine/grande_tactique/judgement.h"
#include "engine/rulesets/grande_tactique/board/generals.h"

namespace berthier::grande_tactique {
namespace {

// Inches; a little less than the rules allow, for bases are not points.
constexpr double kRide = 8.9;
constexpr double kCommands = 8.7;

Order OrderTo(PositionView f, Verb verb, GeneralId g) {
  return {.verb = static_cast<uint8_t>(verb), .subject = f.scenario.Entity(g)};
}

// Nearer than `limit`; only where it may be so is there a need for the root.
bool Nearer(Spot off, double limit) {
  return MayBeWithin(NormSquared(off), limit) && Norm(off) < limit;
}

// Where he is after a free move toward it.
Spot Reached(Spot from, Spot to) {
  const Spot way = to - from;
  const double far = Norm(way);
  return far > kRide ? from + (kRide / far) * way : to;
}

}  // namespace

Riding::Riding(const ArmyView& army, Side side,
               std::span<const OrderBundle> chosen)
    : army_(army), f_(army.field()), side_(side) {
  joins_.fill(UnitId::kNone);
  for (size_t i = 0; i < f_.scenario.generals.size(); ++i) {
    stands_[i] = InchesOf(PlaceOf(f_, MakeId<GeneralId>(static_cast<int>(i))));
  }
  Foresee(chosen);
  Join(chosen);
}

void Riding::Foresee(std::span<const OrderBundle> chosen) {
  for (const UnitView& u : army_.units(side_)) {
    ends_[static_cast<size_t>(u.id)] = u.at;
  }
  for (const OrderBundle& bundle : chosen) {
    for (int i = 0; i < bundle.n_orders; ++i) {
      const Order& order = bundle.orders[static_cast<size_t>(i)];
      const UnitId u = f_.scenario.As<UnitId>(order.subject);
      const Verb verb = static_cast<Verb>(order.verb);
      if (!IsSome(u)) continue;
      if (verb == Verb::kMove || verb == Verb::kMoveAndCharge) {
        ends_[static_cast<size_t>(u)] = InchesOf(order.pose.centre);
      }
      const DivisionId division = f_.data(u).division;
      if (i == 0 && IsSome(division)) {
        effort_[static_cast<size_t>(division)] += bundle.value;
      }
    }
  }
}

// Leading adds 1 to the checks of the charge, standing by to those of who is
// attacked (GT-GEN-07). It costs: his other units and his pool are dear in the
// next turn (GT-CMD-16, GT-CMD-09), unless there is none.
void Riding::Join(std::span<const OrderBundle> chosen) {
  struct Lead {
    GeneralId general;
    UnitId unit;
    double gain;
  };
  std::vector<Lead> leads;
  const auto offer = [&](UnitId u, const Stake& stake) {
    for (size_t i = 0; i < f_.scenario.generals.size(); ++i) {
      const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
      const GeneralState& general = f_.state.general(g);
      if (f_.scenario.generals[i].side != side_ || !general.on_table() ||
          IsSome(general.attached_to) || IsSome(f_.unit(u).attached) ||
          !Commands(f_.scenario, g, u) ||
          Norm(InchesOf(PlaceOf(f_, g)) - InchesOf(CentreOf(f_, u))) > 8.5) {
        continue;
      }
      leads.push_back(
          {g, u,
           stake.gain - CostOfJoining(g) - stake.flight * CostOfFlight(g)});
    }
  };
  UnitSet busy;
  for (const OrderBundle& bundle : chosen) {
    bundle.units.ForEach([&](UnitId u) { busy.Add(u); });
    if (bundle.task != Task::kCharge) continue;
    bundle.units.ForEach([&](UnitId u) { offer(u, OfLeading(bundle, u)); });
  }
  for (const UnitView& u : army_.units(side_)) {
    if (!busy.Has(u.id) && Keystone(u)) offer(u.id, OfStandingBy(u));
  }
  std::stable_sort(
      leads.begin(), leads.end(),
      [](const Lead& a, const Lead& b) { return a.gain > b.gain; });
  UnitSet led;
  for (const Lead& lead : leads) {
    UnitId& joined = joins_[static_cast<size_t>(lead.general)];
    if (lead.gain <= 0 || IsSome(joined) || led.Has(lead.unit)) continue;
    joined = lead.unit;
    led.Add(lead.unit);
  }
}

bool Riding::Keystone(const UnitView& u) const {
  if (!u.effective || IsSome(f_.unit(u.id).charge_target)) return false;
  return (u.in_area && !u.in_woods) || u.tips > 0 ||
         !EffectiveContactsOf(f_, u.id).empty();
}

Riding::Stake Riding::OfStandingBy(const UnitView& u) const {
  constexpr double kLeastRout = 0.5;  // points
  UnitView held = u;
  ++held.stand;
  const double danger = DangerTo(army_, held);
  return {.gain = army_.weights().held_up * (DangerTo(army_, u) - danger),
          .flight = std::min(
              1.0, danger / std::max(kLeastRout, CostOfRout(army_, held)))};
}

Riding::Stake Riding::OfLeading(const OrderBundle& charge, UnitId u) const {
  // Who fails and stays in contact may be put to flight there.
  constexpr double kLater = 0.2;
  const UnitView* const a = army_.Find(u);
  const UnitView* const t = army_.Find(charge.target);
  if (a == nullptr || t == nullptr) return {};
  ChargeTerms terms = EstimateCharge(
      *a, *t, AspectFrom(a->at, a->half_front, *t), charge.units.size() > 1);
  const double alone =
      ValueOfCharge(army_, *a, *t, OddsOfCharge(terms), 0, Depth::kOne);
  ++terms.attack;
  UnitView led = *a;
  ++led.attack;
  ++led.stand;
  const ChargeOdds odds = OddsOfCharge(terms);
  return {.gain = ValueOfCharge(army_, led, *t, odds, 0, Depth::kOne) - alone,
          .flight = odds.routed + kLater * (odds.refused + odds.stands)};
}

double Riding::PointsATurn(GeneralId g) const {
  // A point of command buys about so many points.
  constexpr double kPoint = 0.25;
  const GeneralData& data = f_.scenario.general(g);
  return kPoint *
         (data.rank == Rank::kDivision ? 3.5 + data.quality : data.pool);
}

double Riding::CostOfJoining(GeneralId g) const {
  if (f_.state.round == f_.scenario.last_round) return 0;
  // His other units pay double; his pool is lost.
  const bool divisional = f_.scenario.general(g).rank == Rank::kDivision;
  return PointsATurn(g) * (divisional ? 0.5 : 1);
}

// One flight in six kills him, and nobody takes his place (GT-GEN-09).
double Riding::CostOfFlight(GeneralId g) const {
  constexpr int kMostRounds = 8;  // who knows what is needed later
  const int left =
      std::min(kMostRounds, f_.scenario.last_round - f_.state.round);
  return PointsATurn(g) * left / 6;
}

void Riding::Plan(std::vector<Order>& orders) {
  for (const Rank rank : {Rank::kDivision, Rank::kCorps, Rank::kArmy}) {
    for (size_t i = 0; i < f_.scenario.generals.size(); ++i) {
      const GeneralId g = MakeId<GeneralId>(static_cast<int>(i));
      const GeneralData& data = f_.scenario.general(g);
      if (data.side == side_ && data.rank == rank) PlanOne(g, orders);
    }
  }
}

void Riding::PlanOne(GeneralId g, std::vector<Order>& orders) {
  const GeneralData& data = f_.scenario.general(g);
  const GeneralState& general = f_.state.general(g);
  if (general.dead != 0) return;
  if (IsSome(general.attached_to)) {
    if (CheckDetach(f_, g).ok())
      orders.push_back(OrderTo(f_, Verb::kDetach, g));
    return;
  }
  if (!CheckMayRide(f_, g).ok()) return;
  const UnitId joined = joins_[static_cast<size_t>(g)];
  if (const UnitView* const unit = army_.Find(joined); unit != nullptr) {
    RideToward(g, unit->at, 0, orders);
    orders.push_back(OrderTo(f_, Verb::kAttach, g));
    orders.back().object = f_.scenario.Entity(unit->id);
    return;
  }
  Spot wanted;
  if (data.rank == Rank::kDivision) {
    const std::vector<UnitId>& units =
        f_.scenario.division(data.division).units;
    if (MiddleOf(units, wanted)) {
      RideToward(g, PlaceOfDivisional(g, units), 0.3, orders);
    }
  } else if (PlaceOfCommander(g, wanted)) {
    RideToward(g, wanted, 0.3, orders);
  }
}

void Riding::RideToward(GeneralId g, Spot wanted, double slack,
                        std::vector<Order>& orders) {
  const GeneralState& general = f_.state.general(g);
  const Spot now = InchesOf(PlaceOf(f_, g));
  if (general.on_table() && Norm(wanted - now) < slack) return;
  const Spot way = Reached(now, wanted) - now;
  for (const double part : {1.0, 0.7, 0.4}) {
    const Spot to = now + part * way;
    if (!CheckRide(f_, g, PointOf(to)).ok()) continue;
    orders.push_back(OrderTo(f_, Verb::kMoveGeneral, g));
    orders.back().pose.centre = PointOf(to);
    stands_[static_cast<size_t>(g)] = to;
    return;
  }
}

bool Riding::MiddleOf(std::span<const UnitId> units, Spot& middle) const {
  double weight = 0;
  middle = {};
  for (const UnitId u : units) {
    const UnitView* const unit = army_.Find(u);
    if (unit == nullptr) continue;
    middle = middle + unit->at;
    weight += 1;
  }
  if (weight == 0) return false;
  middle = (1 / weight) * middle + 1.0 * army_.home(side_);
  return true;
}

// Near the enemy he would have to move on.
double Riding::Crowded(Spot at) const {
  double cost = 0;
  for (const UnitView& e : army_.enemies(side_)) {
    if (Nearer(e.at - at, 3) && e.effective) cost += 0.3;
  }
  return cost;
}

// Where a general of division serves most: within 9" of those who need it,
// above all of those who run (9.3).
Spot Riding::PlaceOfDivisional(GeneralId g,
                               std::span<const UnitId> units) const {
  Spot middle;
  MiddleOf(units, middle);
  const Spot now = InchesOf(PlaceOf(f_, g));
  const auto served = [&](Spot at) {
    double value = -0.02 * Norm(at - middle);
    for (const UnitId u : units) {
      const UnitView* const unit = army_.Find(u);
      if (unit == nullptr) continue;
      if (Nearer(at - unit->at, kCommands)) {
        value += unit->effective ? 0.5 : ValueOfRally(army_, *unit);
      }
      // Where it will be when orders are given next.
      const Spot end = ends_[static_cast<size_t>(u)];
      if (Nearer(at - end, kCommands)) value += unit->coherent ? 0.15 : 0.3;
    }
    return value - Crowded(at);
  };
  Spot wanted = now;
  double best = f_.state.general(g).on_table() ? served(now) + 0.1 : -100;
  const auto look = [&](Spot at) {
    const double value = served(Reached(now, at));
    if (value > best) {
      best = value;
      wanted = at;
    }
  };
  look(middle);
  for (const UnitId u : units) {
    const UnitView* const unit = army_.Find(u);
    if (unit == nullptr) continue;
    look(unit->at);
    look(0.5 * (unit->at + middle));
  }
  return wanted;
}

// The generals of division that a commander may give his bonus to.
std::vector<Riding::Helped> Riding::HelpedBy(GeneralId g) const {
  const GeneralData& data = f_.scenario.general(g);
  std::vector<Helped> helped;
  for (size_t d = 0; d < f_.scenario.divisions.size(); ++d) {
    const DivisionData& division = f_.scenario.divisions[d];
    if (division.side != side_ || !IsSome(division.general) ||
        (data.rank == Rank::kCorps && division.corps != data.corps) ||
        !f_.state.general(division.general).on_table()) {
      continue;
    }
    helped.push_back(
        {stands_[static_cast<size_t>(division.general)], effort_[d]});
  }
  return helped;
}

// Where his bonus reaches most in the next turn, the main effort above all:
// two generals of division within 18" of one another are both served.
bool Riding::PlaceOfCommander(GeneralId g, Spot& wanted) const {
  const GeneralData& data = f_.scenario.general(g);
  const Spot home = army_.home(side_);
  const std::vector<Helped> helped = HelpedBy(g);
  double all = 0;
  Spot sum;
  for (const Helped& one : helped) {
    sum = sum + one.at;
    all += one.effort;
  }
  double weight = static_cast<double>(helped.size());
  // The units he commands himself.
  const std::vector<UnitId>& direct =
      data.rank == Rank::kCorps ? f_.scenario.corps_of(data.corps).direct_units
                                : f_.scenario.side(side_).direct_units;
  Spot own;
  if (MiddleOf(direct, own)) {
    sum = sum + own;
    weight += 1;
  }
  if (weight == 0) return false;
  const Spot middle = (1 / weight) * sum + 1.0 * home;
  const auto served = [&](Spot at) {
    double value = -0.03 * Norm(at - middle);
    for (const Helped& one : helped) {
      if (Norm(at - one.at) >= kCommands) continue;
      value += 0.5 + (all > 0 ? one.effort / all : 0);
    }
    for (const UnitId u : direct) {
      if (army_.Find(u) == nullptr) continue;
      if (Norm(at - ends_[static_cast<size_t>(u)]) < kCommands) value += 0.3;
    }
    return value - Crowded(at);
  };
  const Spot now = InchesOf(PlaceOf(f_, g));
  wanted = now;
  double best = f_.state.general(g).on_table() ? served(now) + 0.05 : -100;
  const auto look = [&](Spot at) {
    const double value = served(Reached(now, at));
    if (value <= best) return;
    best = value;
    wanted = at;
  };
  look(middle);
  for (const Helped& one : helped) {
    look(one.at + 1.0 * home);
    look(0.5 * (one.at + middle));
    for (const Helped& other : helped) look(0.5 * (one.at + other.at));
  }
  return true;
}

}  // namespace berthier::grande_tactique
