#include "agents/doctrine/simple_grand_tactical/rides.h"

#include <algorithm>
#include <array>

#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {

namespace {

// What a general is worth with a unit until the next turn.
double WorthWith(const ArmyView& army, const Outlook& outlook,
                 const UnitView& u) {
  const Stance stance = StanceOf(Posture::kJudge, army.weights());
  const Side side = u.data->side;
  double worth = 0.2 * outlook.FireAt(u) + 0.15 * outlook.DangerAt(u, stance) +
                 0.08 * outlook.HopeAt(u);
  if (u.in_contact) worth += 0.25;
  if (u.disordered && !u.locked) {
    worth += 0.5 * (army.CostOfDisorder(side, u.rally) -
                    army.CostOfDisorder(side, u.rally + 1));
  }
  return worth;
}

// To where most of his corps are in reach of a pass, behind them.
void RideOfCommander(const ArmyView& army, GeneralId g,
                     std::vector<Option>& options) {
  const PositionView f = army.field();
  const GeneralData& data = f.scenario.general(g);
  const CorpsState& corps = f.state.corps_state(data.corps);
  if (corps.passes == 0) return;
  const Spot here = InCm(f.state.general(g).pos);
  Spot sum;
  double weight = 0;
  const auto weight_of = [](const UnitView& u) {
    return u.guns() ? 0.3 : u.disordered ? 3.0 : 1.0;
  };
  for (const UnitView& u : army.units(data.side)) {
    if (u.data->corps != data.corps) continue;
    sum = sum + u.at * weight_of(u);
    weight += weight_of(u);
  }
  if (weight == 0) return;
  const auto reached_from = [&](Spot p) {
    constexpr double kReach = 31;  // from the middle of a unit
    double all = 0;
    for (const UnitView& u : army.units(data.side)) {
      if (u.data->corps != data.corps) continue;
      const double far = Norm(u.at - p);
      all += weight_of(u) * std::clamp(1.5 - far / kReach, 0.0, 0.5);
    }
    return all;
  };
  constexpr double kBehind = 8, kRide = 29.5, kLeast = 6;
  const Spot goal = sum * (1 / weight) - army.Ahead(data.side) * kBehind;
  const Spot way = goal - here;
  const double far = Norm(way);
  if (far < kLeast) return;
  const Spot there = here + way * (std::min(far, kRide) / far);
  const double gain = 0.05 * (reached_from(there) - reached_from(here));
  if (gain <= army.weights().dither) return;
  Order order = {.verb = static_cast<uint8_t>(Verb::kRide),
                 .subject = f.scenario.Entity(g)};
  order.pose.centre = InTicks(there);
  options.push_back({order, gain});
}

}  // namespace

void WeighRides(const ArmyView& army, const Outlook& outlook, Side side,
                std::vector<Option>& options) {
  const PositionView f = army.field();
  const size_t before = options.size();
  std::array<double, kMaxUnits> worths;
  bool weighed = false;
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralState& general = f.state.general(g);
    const GeneralData& data = f.scenario.general(g);
    if (data.side != side || !general.on_table() || general.moved != 0) {
      continue;
    }
    if (data.rank == Rank::kCorpsCommander) {
      RideOfCommander(army, g, options);
      continue;
    }
    if (!weighed) {
      for (const UnitView& u : army.units(side)) {
        worths[static_cast<size_t>(u.id)] = WorthWith(army, outlook, u);
      }
      weighed = true;
    }
    const double now = IsSome(general.unit) && f.unit(general.unit).on_table()
                           ? worths[static_cast<size_t>(general.unit)]
                           : 0;
    for (const UnitView& u : army.units(side)) {
      const double gain = worths[static_cast<size_t>(u.id)] - now;
      if (gain <= army.weights().dither || u.id == general.unit ||
          IsSome(f.unit(u.id).general) || !WorksFor(f, g, u.id)) {
        continue;
      }
      if (Norm(u.at - InCm(general.pos)) > kMoveRates.leader + u.radius) {
        continue;
      }
      options.push_back({{.verb = static_cast<uint8_t>(Verb::kJoin),
                          .subject = f.scenario.Entity(g),
                          .object = f.scenario.Entity(u.id)},
                         gain});
    }
  }
  std::stable_sort(
      options.begin() + static_cast<std::ptrdiff_t>(before), options.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
}

}  // namespace berthier::simple_grand_tactical
