#include "agents/doctrine/big_battle_napoleonic/riding.h"

#include <algorithm>
#include <cmath>

#include "engine/rulesets/big_battle_napoleonic/facts/tables.h"
#include "engine/rulesets/big_battle_napoleonic/movement/movement.h"
#include "engine/rulesets/big_battle_napoleonic/orders/check_order.h"

namespace berthier::big_battle_napoleonic {
namespace {

constexpr int kBearings = 8;
constexpr double kLeastGain = 0.15;  // that makes a ride worth while
// To stay in span the enemy's move too, he comes a little nearer.
constexpr double kMargin = 0.5;

// Whether the unit's edge is within `reach` of him. Its middle decides it
// nearly always.
bool IsInReach(double reach, Spot at, const UnitView& u) {
  constexpr double kRoundings = 1e-6;
  const Spot off = u.at - at;
  const double square = Dot(off, off);
  const double sure = reach - kRoundings;
  if (sure > 0 && square < sure * sure) return true;
  const double most = reach + u.MostExtent() + kRoundings;
  if (square > most * most) return false;
  const double apart = std::sqrt(square);
  return apart == 0 || apart - u.Extent(off * (1 / apart)) <= reach;
}

}  // namespace

Rides::Rides(const ArmyView& army, Side side)
    : army_(army), f_(army.field()), side_(side) {
  for (int i = 0; i < f_.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    if (f_.scenario.general(g).side != side ||
        !f_.state.general(g).on_table()) {
      continue;
    }
    for (const UnitView& u : army.units(side)) {
      if (Covers(g, SpotOf(f_.state.general(g).pos), u)) {
        ++held_[static_cast<size_t>(u.id)];
      }
    }
  }
}

double Rides::ReachOf(GeneralId g) const {
  const GeneralData& data = f_.scenario.general(g);
  const double half = data.base_half / static_cast<double>(kTicksPerInch);
  return InInches(data.span) - kMargin + half;
}

bool Rides::Covers(GeneralId g, Spot at, const UnitView& u) const {
  return IsInReach(ReachOf(g), at, u) && MayCommand(f_, g, u.id);
}

void Rides::FindSubjects(GeneralId g, Subjects& subjects) const {
  const GeneralData& data = f_.scenario.general(g);
  const Spot now = SpotOf(f_.state.general(g).pos);
  const bool here = f_.state.general(g).on_table();
  size_t i = 0;
  for (const UnitView& u : army_.units(side_)) {
    const int others =
        held_[static_cast<size_t>(u.id)] - (here && Covers(g, now, u) ? 1 : 0);
    const bool own = !IsSome(data.corps) || f_.data(u.id).corps == data.corps;
    // A second general is there in case the first is ridden over or away.
    const double needs = others > 0 ? 0.1 : 1;
    const bool chief = data.rank == Rank::kCommanderInChief;
    subjects[i++] = {.unit = &u,
                     .commanded = MayCommand(f_, g, u.id),
                     .needed = own && others == 0,
                     .worth = needs * (own ? 1 : 0.6) * (u.routing ? 0.4 : 1),
                     .more = u.routing && chief ? 0.3 : 0};
  }
}

double Rides::ValueAt(GeneralId g, const Subjects& subjects, Spot at) const {
  constexpr double kTooNear = 5;  // inches from an enemy
  const double reach = ReachOf(g);
  double value = 0;
  for (size_t i = 0; i < army_.units(side_).size(); ++i) {
    const Subject& one = subjects[i];
    if (one.commanded && IsInReach(reach, at, *one.unit)) {
      value += one.worth;
      value += one.more;
    } else if (one.needed) {
      value -= 0.02 * Norm(one.unit->at - at);
    }
  }
  for (const UnitView& e : army_.enemies(side_)) {
    if (e.guns() || e.routing) continue;
    const double apart = Norm(e.at - at);
    if (apart < kTooNear) value -= 0.1 * (kTooNear - apart);
  }
  return value;
}

void Rides::Collect(GeneralId g, int most, std::vector<Option>& options) const {
  const GeneralState& general = f_.state.general(g);
  const GeneralData& data = f_.scenario.general(g);
  if (data.side != side_) return;
  Order order = {.verb = static_cast<uint8_t>(Verb::kMoveGeneral),
                 .subject = f_.scenario.Entity(g)};
  Spot from = SpotOf(general.pos);
  Subjects subjects;
  double now = 0;
  if (MayEnter(f_, g)) {
    const Segment stretch = f_.scenario.StretchOf(data.arrival, side_);
    order.verb = static_cast<uint8_t>(Verb::kEnter);
    order.via = MiddleOf(stretch);
    from = SpotOf(order.via);
    now = -1000;  // come on in any case
    FindSubjects(g, subjects);
  } else if (!general.on_table() || general.moved != 0) {
    return;
  } else {
    FindSubjects(g, subjects);
    now = ValueAt(g, subjects, from) + kLeastGain;
  }
  const double reach = kAllowances.general - 0.05;
  std::vector<Option> rides;
  const auto look = [&](Spot at) {
    const Spot way = at - from;
    const double far = Norm(way);
    if (far < 0.5) return;
    if (far > reach) at = from + way * (reach / far);
    order.pose.centre = PointOf(at);
    const double gain = ValueAt(g, subjects, at) - now;
    if (gain > 0) rides.push_back({order, gain, false});
  };
  for (int i = 0; i < kBearings; ++i) {
    const Spot way = WayOf(Heading::Quarters(i * Heading::kSteps / kBearings));
    for (const double inches : {4.0, 8.0, reach}) look(from + way * inches);
  }
  Spot sum;
  double n = 0;
  for (const UnitView& u : army_.units(side_)) {
    if (u.routing ||
        (IsSome(data.corps) && f_.data(u.id).corps != data.corps)) {
      continue;
    }
    sum = sum + u.at;
    n += 1;
  }
  if (n > 0) look(sum * (1 / n));
  std::stable_sort(
      rides.begin(), rides.end(),
      [](const Option& a, const Option& b) { return a.value > b.value; });
  for (Option& ride : rides) {
    if (most == 0) return;
    if (!CheckOrder(f_, ride.order).ok()) continue;
    ride.checked = true;
    // Orders of troops come first in any comparison.
    ride.value *= 0.1;
    options.push_back(ride);
    --most;
  }
}

}  // namespace berthier::big_battle_napoleonic
