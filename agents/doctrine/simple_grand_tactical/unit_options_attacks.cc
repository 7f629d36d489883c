// Attacks: moves into contact.
#include <algorithm>
#include <array>

#include "agents/doctrine/simple_grand_tactical/unit_options.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr double kTouching = 0.1;  // cm: contact

}  // namespace

double OptionGenerator::CompanyAgainst(const UnitView& u,
                                       const UnitView& e) const {
  int others = 0;
  for (const UnitView& other : army_.units(u.data->side)) {
    if (other.id == u.id || other.guns() || !other.free() || other.moved ||
        !other.may_approach) {
      continue;
    }
    const double reach = RateOf(*other.data, Formation::kColumn) +
                         (other.horse() ? ChargeRateOf(*other.data) : 0.0);
    if (IsFarther(other, e, reach) || GapOf(other, e) > reach) continue;
    ++others;
  }
  return army_.weights().company * std::min(others, 3);
}

double OptionGenerator::ValueOfContact(const UnitView& there, const UnitView& e,
                                       const UnderFire& rough) const {
  Attack attack = {.care = stance_.attack};
  const Spot from = e.Local(there.at);
  attack.on_flank = !e.all_round() && from.y < e.half_depth;
  int friends = 0;
  for (const Contact& c : ContactsOf(f_.state)) {
    if (!c.Concerns(e.id)) continue;
    const UnitView& other = army_.unit(c.Other(e.id));
    ++friends;
    attack.support += std::max(0, ScoreOf(other, e, other.disordered, false));
    if (c.locked == 0 && (other.horse() || other.column())) {
      attack.is_checked = true;
    }
  }
  if (friends > 0) attack.own_fire = 0.5;
  attack.fire = outlook_.FireOn(there, e.id, CompanyAgainst(there, e), rough);
  double value = ValueOfAttack(there, e, attack);
  // What it does not shoot any more, and what comes next.
  constexpr double kLater = 0.3;
  value -= kLater * outlook_.DangerAt(there, stance_);
  return value + stance_.ground * outlook_.GoalsAt(there);
}

void OptionGenerator::AttackFrom(const Start& start, const UnitView& e) {
  const UnitView& from = start.view;
  const Spot goal = NearestOf(e, from.at);
  for (const Spot way :
       {UnitOf(goal - from.at), from.dir, UnitOf(e.at - from.at)}) {
    if (Dot(way, from.dir) < std::max(start.cone, kHalfRight)) continue;
    const double length = TouchOf(from, way, e);
    if (length > start.rate - kInside) continue;
    const UnitView there =
        army_.At(from, from.at + way * length, from.dir, from.formation);
    const Spot off = e.Local(there.at);
    const bool front = e.all_round() || off.y >= e.half_depth;
    if (from.foot() && e.horse() && front) continue;
    bool clear = true;
    for (const UnitView& other : army_.enemies(from.data->side)) {
      if (other.id == e.id) continue;
      if (TouchOf(from, way, other) < length - kTouching) clear = false;
    }
    for (const UnitView& other : army_.units(from.data->side)) {
      if (other.id != from.id && Overlap(there, other)) clear = false;
    }
    if (!clear) continue;
    const Order order = {.verb = static_cast<uint8_t>(Verb::kMove),
                         .manner = start.manner,
                         .subject = f_.scenario.Entity(from.id),
                         .pose = {InTicks(there.at), start.heading}};
    const double gain =
        ValueOfContact(there, e, AfterRoughTo(start, there.at)) - now_;
    // Settle asks for `dither`; an attack must gain `least`.
    options_.push_back({order, gain + army_.weights().dither - stance_.least});
  }
}

void OptionGenerator::Attacks(const UnitView& u) {
  if (u.guns() || u.all_round() || !u.may_approach) return;
  const double rate = RateOf(*u.data, Formation::kColumn);
  for (const UnitView& e : army_.enemies(u.data->side)) {
    if (IsFarther(u, e, rate) || GapOf(u, e) > rate) continue;
    const Spot way = UnitOf(NearestOf(e, u.at) - u.at);
    AttackFrom(Steady(u), e);
    if (Dot(way, u.dir) < 0.97) AttackFrom(Turned(u, way), e);
    if (!u.column()) AttackFrom(Reformed(u, Formation::kColumn, way), e);
    // Square upon an edge of it.
    if (!e.all_round()) {
      for (const Spot edge : {e.dir, e.right(), e.right() * -1, e.dir * -1}) {
        if (Dot(edge, u.at - e.at) > 0) AttackFrom(Turned(u, edge * -1), e);
      }
    }
  }
}

}  // namespace berthier::simple_grand_tactical
