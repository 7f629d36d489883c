#include "agents/doctrine/simple_grand_tactical/rides.h"

#include <algorithm>
#include <array>
#include <boost/container/static_vector.hpp>
#include <functional>

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
  if (u.in_contact) worth += 0.4;
  if (u.disordered && !u.locked) {
    worth += (u.unformed ? 0.5 * kUnformed : 0.5) *
             (army.CostOfDisorder(side, u.rally) -
              army.CostOfDisorder(side, u.rally + 1));
  }
  return worth;
}

// Chips that the passes left save in the next Rally Phase, with him there.
double SavedFrom(const ArmyView& army, const GeneralData& data, Spot there) {
  const double price = army.PriceOfPass();
  boost::container::static_vector<double, kMaxUnits> saved;
  for (const UnitView& u : army.units(data.side)) {
    if (u.data->corps != data.corps || !u.disordered || u.unformed) continue;
    if (Norm(NearestOf(u, there) - there) > kDistances.pass - kInside) continue;
    const double more = army.CostOfDisorder(data.side, u.rally) - price;
    if (more > 0) saved.push_back(more);
  }
  std::sort(saved.begin(), saved.end(), std::greater<>());
  const auto passes = std::min(
      saved.size(),
      static_cast<size_t>(army.field().state.corps_state(data.corps).passes));
  double all = 0;
  for (size_t i = 0; i < passes; ++i) all += saved[i];
  return all;
}

// How likely it is to need a pass: who stands near the enemy most of all.
double WeightOf(const ArmyView& army, const UnitView& u) {
  if (u.disordered) return 3;
  constexpr double kInReach = 26;
  const std::span<const UnitView> foes = army.enemies(u.data->side);
  const bool fights = std::any_of(
      foes.begin(), foes.end(),
      [&](const UnitView& e) { return !IsFarther(u, e, kInReach); });
  return (u.guns() ? 0.5 : 1) * (fights ? 2 : 0.5);
}

// How much of his corps would be in reach of a pass, with him there.
double ReachedFrom(const ArmyView& army, const GeneralData& data, Spot there) {
  constexpr double kReach = 31;  // from the middle of a unit
  double all = 0;
  for (const UnitView& u : army.units(data.side)) {
    if (u.data->corps != data.corps) continue;
    const double far = Norm(u.at - there);
    all += WeightOf(army, u) * std::clamp(1.5 - far / kReach, 0.0, 0.5);
  }
  return all;
}

double WorthOfSpot(const ArmyView& army, const GeneralData& data, Spot there) {
  constexpr double kReached = 0.08, kSaved = 0.7;
  return kReached * ReachedFrom(army, data, there) +
         kSaved * SavedFrom(army, data, there);
}

// Behind the middle of his corps, or to one who needs a pass.
void RideOfCommander(const ArmyView& army, GeneralId g,
                     std::vector<Option>& options) {
  const PositionView f = army.field();
  const GeneralData& data = f.scenario.general(g);
  if (f.state.corps_state(data.corps).passes == 0) return;
  const Spot here = InCm(f.state.general(g).pos);
  constexpr double kBehind = 8, kRide = 29.5, kLeast = 6;
  const double now = WorthOfSpot(army, data, here);
  const auto ride = [&](Spot there) {
    const double gain = WorthOfSpot(army, data, there) - now;
    if (gain <= army.weights().dither) return;
    Order order = {.verb = static_cast<uint8_t>(Verb::kRide),
                   .subject = f.scenario.Entity(g)};
    order.pose.centre = InTicks(there);
    options.push_back({order, gain});
  };
  Spot sum;
  double weight = 0;
  for (const UnitView& u : army.units(data.side)) {
    if (u.data->corps != data.corps) continue;
    const double share = WeightOf(army, u);
    sum = sum + u.at * share;
    weight += share;
    if (!u.disordered) continue;
    const Spot toward = NearestOf(u, here) - here;
    const double off = Norm(toward) - (kDistances.pass - 2 * kInside);
    if (off > 0 && off < kRide) ride(here + UnitOf(toward) * off);
  }
  if (weight == 0) return;
  const Spot way = sum * (1 / weight) - army.Ahead(data.side) * kBehind - here;
  const double far = Norm(way);
  if (far >= kLeast) ride(here + way * (std::min(far, kRide) / far));
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
