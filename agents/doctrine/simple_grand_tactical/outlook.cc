#include "agents/doctrine/simple_grand_tactical/outlook.h"

#include <algorithm>

#include "engine/rulesets/simple_grand_tactical/facts/tables.h"

namespace berthier::simple_grand_tactical {
namespace {

// Nothing much comes between foot and who is within its 5 cm but the houses or
// trees that one of both stands in (GEO-12).
bool Sees(const ArmyView& army, const UnitView& firer, const UnitView& target) {
  const bool in_the_open =
      firer.cover == Cover::kNone && target.cover == Cover::kNone;
  return (firer.foot() && in_the_open) || army.HasLine(firer, target);
}

}  // namespace

Aim AimOf(const ArmyView& army, const UnitView& firer) {
  Aim aim = {.firer = firer.id};
  if (!Fires(firer)) return aim;
  struct Target {
    double value;
    const UnitView* unit;
  };
  boost::container::static_vector<Target, kMaxUnits> targets;
  for (const UnitView& target : army.enemies(firer.data->side)) {
    const double value = ValueOfShot(firer, target);
    if (value > 0) targets.push_back({value, &target});
  }
  // The best first, as few lines as possible are looked along.
  std::sort(targets.begin(), targets.end(),
            [](const Target& a, const Target& b) {
              return a.value != b.value ? a.value > b.value : a.unit < b.unit;
            });
  for (const Target& target : targets) {
    if (!Sees(army, firer, *target.unit)) continue;
    if (IsSome(aim.target)) {
      aim.second = target.value;
      break;
    }
    aim.best = target.value;
    aim.target = target.unit->id;
  }
  return aim;
}

Outlook::Outlook(const ArmyView& army, Side side) : army_(army), side_(side) {
  for (const UnitView& e : army.enemies(side)) {
    aims_[static_cast<size_t>(e.id)] = Fires(e) ? AimOf(army, e) : Aim();
  }
  for (const UnitView& u : army.units(side)) {
    if (!u.guns()) continue;
    const Aim aim = AimOf(army, u);
    if (aim.best > 0) guns_.push_back(aim);
  }
}

Outlook::Neighbours Outlook::NeighboursOf(const UnitView& there) const {
  Neighbours near;
  const double own = std::max(there.range, there.reach);
  for (const UnitView& e : army_.enemies(side_)) {
    const double volley =
        there.range == 0 && e.foot() ? e.reach + kMusketRange : 0;
    const double most = std::max({own, e.range, e.reach, volley});
    if (IsFarther(there, e, most)) continue;
    const double gap = GapOf(there, e);
    if (gap <= most) near.push_back({&e, gap});
  }
  return near;
}

// Calls f(firer, modifiers, value, other) for each of the enemy who could fire
// at who stands there; `other`: what his best other target is worth to him.
template <typename F>
void Outlook::ForEachShotAt(const UnitView& there, const Neighbours& near,
                            F&& f) const {
  for (const auto& [firer, gap] : near) {
    const Aim& aim = aims_[static_cast<size_t>(firer->id)];
    if (!IsSome(aim.firer) || firer->in_contact || gap > firer->range ||
        !SeesPartOf(*firer, there)) {
      continue;
    }
    if (!Sees(army_, *firer, there)) continue;
    const int modifiers = FireModifierOf(*firer, there, gap);
    f(*firer, modifiers, ValueOfShot(modifiers, there),
      aim.target == there.id ? aim.second : aim.best);
  }
}

double Outlook::FireAt(const UnitView& there) const {
  UnderFire left;
  return FireAt(there, NeighboursOf(there), left);
}

double Outlook::FireAt(const UnitView& there, const Neighbours& near,
                       UnderFire& left) const {
  const Weights& weights = army_.weights();
  double all = 0;
  ForEachShotAt(
      there, near,
      [&](const UnitView& firer, int modifiers, double value, double other) {
        const double taken = weights.under_fire * std::max(0.0, value - other) +
                             weights.other_fire * std::min(value, other);
        all += firer.guns() ? (1 + weights.guns_again) * taken : taken;
        left.Suffer(there, modifiers, value >= other ? 1 : weights.other_fire);
      });
  return all;
}

double Outlook::BestShot(const UnitView& there, const Neighbours& near) const {
  double best = 0;
  for (const auto& [e, gap] : near) {
    const double value = ValueOfShot(there, *e, gap);
    if (value <= best) continue;
    if (!Sees(army_, there, *e)) continue;
    best = value;
  }
  return best;
}

double Outlook::DangerAt(const UnitView& there, const Stance& stance) const {
  return DangerAt(there, NeighboursOf(there), stance);
}

double Outlook::DangerAt(const UnitView& there, const Neighbours& near,
                         const Stance& stance) const {
  double worst = 0, all = 0;
  for (const auto& [e, gap] : near) {
    double threat = ThreatOf(*e, there, gap);
    if (there.range == 0) {
      threat =
          std::max(threat, army_.weights().volley * VolleyOf(*e, there, gap));
    }
    worst = std::max(worst, threat);
    all += threat;
  }
  return stance.fear * (worst + army_.weights().other_fear * (all - worst));
}

double Outlook::HopeAt(const UnitView& there) const {
  return HopeAt(there, NeighboursOf(there));
}

double Outlook::HopeAt(const UnitView& there, const Neighbours& near) const {
  double best = 0;
  if (there.disordered) return best;
  for (const auto& [e, gap] : near) {
    best = std::max(best, ThreatOf(there, *e, gap));
  }
  return best;
}

double Outlook::ChargeFrom(const UnitView& there,
                           const Neighbours& near) const {
  double best = 0;
  if (!there.horse() || there.disordered || !there.may_approach) return best;
  const double rate = ChargeRateOf(*there.data);
  for (const auto& [e, gap] : near) {
    if (gap > rate || gap < 0.2) continue;
    // GEO-26
    const Spot way = NearestOf(*e, there.front()) - there.front();
    if (Dot(UnitOf(way), there.dir) < kHalfRight) continue;
    UnitView target = *e;
    if (e->foot() && !e->disordered && !e->in_contact) {
      target.formation = Formation::kSquare;
    }
    best = std::max(best, ValueOfAttack(there, target, {.charge = true}));
  }
  return best;
}

double Outlook::GoalsAt(const UnitView& there) const {
  if (there.guns() || there.locked) return 0;
  const Weights& weights = army_.weights();
  const size_t own = static_cast<size_t>(side_), other = 1 - own;
  const bool stands = army_.field().unit(there.id).on_table();
  double value = 0;
  for (const Objective& o : army_.objectives()) {
    const double far = Norm(there.at - o.at);
    const double now = stands ? Norm(army_.unit(there.id).at - o.at) : far;
    // The two nearest of the foot go for it; horse if nobody else is there.
    const double share = now <= o.nearest[own]  ? 1
                         : now <= o.second[own] ? 0.7
                                                : 0.15;
    const double pull =
        share * (there.foot() ? 1 : 0.3) / (1 + far / weights.far_goal);
    const bool on = !there.disordered && far < o.radius + 2;
    // SGT-VIC-07: who stands on it keeps the enemy from taking it.
    constexpr double kNextTurn = 35;
    const bool alone = now <= o.nearest[own] && o.second[own] > o.radius + 2;
    if (o.gain[own] > 0) {
      value += o.gain[own] * (on ? weights.on_goal : weights.goal * pull);
    } else if (on && alone && o.nearest[other] < o.radius + kNextTurn) {
      value += weights.keep * o.gain[other];
    } else if (o.nearest[other] < o.nearest[own] + 40) {
      value += weights.guard * o.gain[other] * pull;
    }
  }
  return value;
}

double Outlook::BlocksGuns(const UnitView& there) const {
  double all = 0;
  for (const Aim& aim : guns_) {
    if (aim.firer == there.id) continue;
    const UnitView& guns = army_.unit(aim.firer);
    const Spot from = guns.front();
    const Spot way = army_.unit(aim.target).at - from;
    const double length = Norm(way);
    const Spot off = there.at - from;
    const double along = Dot(off, way) / length;
    if (along < 0 || along > length || guns.level > there.level) continue;
    const double beside = std::abs(Cross(way, off)) / length;
    if (beside < there.half_width) all += aim.best - aim.second;
  }
  return all;
}

double Outlook::NearestGap(const UnitView& there,
                           const UnitView*& nearest) const {
  double least = kMisses;
  for (const UnitView& e : army_.enemies(side_)) {
    const Spot way = e.at - there.at;
    const double far = Dot(way, way);
    if (far >= least) continue;
    least = far;
    nearest = &e;
  }
  return nearest == nullptr ? kMisses : GapOf(there, *nearest);
}

double Outlook::ValueOfPlace(const UnitView& there,
                             const Stance& stance) const {
  const Weights& weights = army_.weights();
  const double time = std::max(0.25, army_.time_left());
  const UnitView* nearest = nullptr;
  const double gap = NearestGap(there, nearest);
  const Neighbours near = NeighboursOf(there);
  UnderFire left;
  double value =
      stance.ground * GoalsAt(there) - stance.fire * FireAt(there, near, left) -
      DangerAt(there, near, stance) - weights.blocking * BlocksGuns(there);
  if (nearest == nullptr) return value;
  if (there.guns()) {
    const bool up = there.formation == Formation::kUnlimbered;
    const double worth = weights.shoot + weights.answer;
    if (up) {
      value += worth * BestShot(there, near);
    } else {
      // What it could shoot at from there as soon as it is unlimbered.
      const UnitView soon = army_.At(
          there, there.at,
          (nearest->at - there.at) * (1 / Norm(nearest->at - there.at)),
          Formation::kUnlimbered);
      constexpr double kSoon = 0.5;
      value += kSoon * worth * BestShot(soon, NeighboursOf(soon));
    }
    const double range =
        1.6 * kGunRanges[static_cast<size_t>(there.data->gun_class)];
    return value - 2 * stance.ardour * time * std::max(0.0, gap - range);
  }
  // The enemy fires first; who is disordered fires worse.
  constexpr double kDisorderedFire = 0.7;
  const double shoots = left.ordered + kDisorderedFire * left.disordered;
  value += (weights.shoot + weights.answer) * shoots * BestShot(there, near) +
           left.ordered * (stance.hope * HopeAt(there, near) +
                           weights.charge * ChargeFrom(there, near));
  const double off = std::max(0.0, gap - stance.stand_off);
  value -= stance.ardour * time * std::min(off, 60.0);
  if (there.square()) value -= weights.square;
  if (!there.all_round() && !there.InFrontZone(nearest->at)) {
    value -= weights.facing;
  }
  return value;
}

UnderFire Outlook::FireOn(const UnitView& there, UnitId target, double friends,
                          UnderFire fire) const {
  ForEachShotAt(
      there, NeighboursOf(there),
      [&](const UnitView& firer, int modifiers, double value, double other) {
        if (firer.id == target) return;
        const double chance = value >= other ? 1 : army_.weights().other_fire;
        fire.Suffer(there, modifiers, chance / (1 + friends));
      });
  return fire;
}

}  // namespace berthier::simple_grand_tactical
