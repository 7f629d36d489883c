#include "agents/doctrine/big_battle_napoleonic/place_value.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "agents/doctrine/big_battle_napoleonic/judgement.h"

namespace berthier::big_battle_napoleonic {
namespace {

double ValueOfGround(const ArmyView& army, const UnitView& u) {
  double value = 0;
  const Side side = u.data->side;
  const size_t own = static_cast<size_t>(side);
  for (const Objective& o : army.objectives()) {
    const double mine = o.power[own] + ArmyView::Power(u, o.at) -
                        (army.field().unit(u.id).on_table()
                             ? ArmyView::Power(army.unit(u.id), o.at)
                             : 0);
    const double theirs = o.power[1 - own];
    // Whoever is the stronger there will hold it.
    value += o.value * (mine - theirs) / (mine + theirs + 1);
    const int held = side == Side::kFirst ? o.held : -o.held;
    const double off = Norm(u.at - o.at);
    // To stand on it, where it is not held yet or might be taken.
    if (u.foot() && !u.routing && off < 2.5) {
      value += (held > 0 ? 0.08 : 0.35) * o.value * (1 - off / 5);
    }
  }
  return value;
}

// The more it would be missed the less it is put under fire.
double ValueUnderFire(const ArmyView& army, const UnitView& u, double& nearest,
                      Spot& to) {
  double taken = 0;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (e.routing) continue;
    const double gap = IsFarther(u, e, nearest) ? nearest : GapOf(u, e);
    if (gap < nearest) {
      nearest = gap;
      to = e.at - u.at;
    }
    taken += HitChanceOf(e, u) * u.LossOfBase();
  }
  return -taken;
}

double ValueOfFormation(const UnitView& u, double nearest) {
  if (u.foot()) {
    if (u.square()) return -0.7;
    if (u.formation == Formation::kMarch) return nearest < 18 ? -1 : 0;
    if (u.formation == Formation::kLine) return -0.15;
    return 0;
  }
  if (u.horse()) {
    return u.formation == Formation::kLine     ? 0
           : u.formation == Formation::kColumn ? -0.2
           : nearest < 20                      ? -1
                                               : 0;
  }
  return u.formation == Formation::kUnlimbered ? 0
         : u.formation == Formation::kLimbered ? -0.1
                                               : -0.3;
}

double LikedGap(const UnitView& u, const Stance& stance) {
  if (stance.gap > 0) return stance.gap;
  // Nearer they are soon run over.
  if (u.guns()) return u.data->kind == Kind::kHorseArtillery ? 8 : 10;
  if (u.bases <= 2 || u.disordered) return 14;
  return u.horse() ? 7 : 0;
}

// Foot far off is stopped, or has something else to do, before it is at guns:
// in play it took 86 in a hundred of them from a quarter of its move, 58 from
// half of it and 18 from the whole; horse half of them from anywhere.
double ComesAtGuns(const UnitView& e, double inches) {
  return e.foot() ? std::clamp(1.6 - 1.4 * inches / e.allowance, 0.25, 1.4) : 1;
}

// Who could charge a unit in a place next move: each with the others who
// could, as far as they find room and come.
class Threats {
 public:
  Threats(const ArmyView& army, const UnitView& u) {
    size_t i = 0;
    for (const UnitView& e : army.enemies(u.data->side)) {
      inches_[i] = ReachOf(e, u);
      if (inches_[i] >= 0 && army.GroundBars(e, u, kLeeway)) inches_[i] = -1;
      if (inches_[i] >= 0 && e.foot()) foot_ += EligibleBases(e);
      ++i;
    }
  }
  // Of the i-th enemy.
  double Of(const ArmyView& army, const UnitView& e, const UnitView& u,
            size_t i) const {
    if (inches_[i] < 0) return 0;
    const int others = foot_ - (e.foot() ? EligibleBases(e) : 0);
    const double threat =
        Prospect(army, e, u, inches_[i],
                 1 + static_cast<int>(army.weights().come_too * others));
    if (!u.guns()) return threat;
    return army.IsScreened(e, u) ? army.weights().screened_guns * threat
                                 : ComesAtGuns(e, inches_[i]) * threat;
  }

 private:
  std::array<double, kMaxUnits> inches_;
  int foot_ = 0;
};

// What it may lose to charges in the enemy's next move.
double DangerTo(const ArmyView& army, const UnitView& u) {
  const Threats threats(army, u);
  double worst = 0, others = 0;
  size_t i = 0;
  for (const UnitView& e : army.enemies(u.data->side)) {
    const double threat = threats.Of(army, e, u, i++);
    if (threat > worst) {
      others += worst;
      worst = threat;
    } else {
      others += threat;
    }
  }
  return worst + army.weights().other_threats * others;
}

// What horse on counter could take of it before this move is over.
double DangerFromCounters(const ArmyView& army, const UnitView& u) {
  const State& s = army.field().state;
  if (s.phase != Phase::kMove || s.phasing != u.data->side) return 0;
  double worst = 0;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (e.counter) worst = std::max(worst, ProspectOfCounter(army, e, u));
  }
  return worst;
}

}  // namespace

double ValueOfPlace(const ArmyView& army, const UnitView& u,
                    const Stance& stance, Fires fires) {
  constexpr double kFar = 100;
  const Weights& weights = army.weights();
  double nearest = kFar;
  Spot to = u.dir;
  double value = stance.ground * ValueOfGround(army, u);
  const double taken = ValueUnderFire(army, u, nearest, to);
  const double phases =
      stance.fire * (u.guns() ? 2 : 1) * std::max(0.3, army.time_left());
  value += phases * taken;
  if (MayFireAtAll(u)) {
    const double later = fires == Fires::kFromNow ? 0 : 0.5;
    // Guns stay where they are: what they see counts for long.
    const double shot = BestShot(army, u);
    value += (phases - later) * shot * (u.guns() ? 1.5 : 1);
    // Guns that see nobody had better be ready to move.
    if (u.guns() && shot == 0) value -= weights.idle_guns;
  }
  if (u.guns() && u.formation == Formation::kLimbered) {
    // What they will see as soon as they unlimber.
    UnitView ready = u;
    ready.formation = Formation::kUnlimbered;
    value +=
        std::max(0.0, phases - weights.unlimbering) * BestShot(army, ready);
  }
  if (nearest < kFar) {
    const double off = std::abs(nearest - LikedGap(u, stance));
    value -= stance.ardour * off * (u.guns() ? 0.7 : 1);
    const double far = Norm(to);
    if (far > 0 && !u.square()) {
      const double aside = 1 - Dot(to, u.dir) / far;
      value -= weights.facing * aside * (nearest < 14 ? 1 : 0.3);
    }
  }
  value += ValueOfFormation(u, nearest);
  if (u.horse() && u.rough) value -= 1;
  value -= stance.fear *
           (DangerTo(army, u) + weights.counters * DangerFromCounters(army, u));
  double best = 0;
  for (const UnitView& e : army.enemies(u.data->side)) {
    if (e.guns()) continue;
    const double prospect = Prospect(army, u, e);
    if (prospect > best && !army.GroundBars(u, e)) best = prospect;
  }
  value += stance.hope * best;
  return value;
}

}  // namespace berthier::big_battle_napoleonic
