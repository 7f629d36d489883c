#include "agents/doctrine/grande_tactique/judgement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>

#include "agents/doctrine/grande_tactique/values.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"

namespace berthier::grande_tactique {
namespace {

double FlightOf(const UnitView& t) {
  return t.rides() ? kHorseFlight : kFootFlight;
}

// Friends in the way of a straight run home: some of them are struck.
double ContagionBehind(const ArmyView& army, const UnitView& t) {
  double gain = 0;
  for (const UnitView& f : army.units(t.side)) {
    if (f.id == t.id || !f.effective || !InWayHome(army, t, f)) continue;
    gain += f.points * (f.coherent ? 0.2 : f.guns() ? 0 : 0.6) * 0.35;
  }
  return gain;
}

}  // namespace

bool InWayHome(const ArmyView& army, const UnitView& t, const UnitView& other) {
  const Spot home = army.home(t.side);
  const Spot off = other.at - t.at;
  const double along = Dot(off, home);
  if (along < 0.5 || along > FlightOf(t)) return false;
  const double aside = std::abs(off.x * home.y - off.y * home.x);
  return aside <= t.half_front + other.half_front;
}

double GainOfBreaking(const ArmyView& army, const UnitView& t, bool pursued,
                      Depth depth) {
  if (t.guns()) {
    // Worth most where somebody can come up to spike them.
    for (const UnitView& e : army.enemies(t.side)) {
      if (e.guns() || !e.effective) continue;
      const double reach = e.rides() ? 10 : 5;
      const double squared = NormSquared(e.at - t.at);
      if (MayBeWithin(squared, reach) &&
          std::sqrt(squared) < (e.coherent ? reach : 0.6 * reach)) {
        return t.points * (t.use + army.weights().spiking);
      }
    }
    return t.points * (t.use - army.weights().silenced);
  }
  double gain = 0;
  if (army.FromHome(t.side, t.at) < FlightOf(t)) {
    gain = t.points * (t.use + 0.5);
  } else {
    gain = t.points * (t.fleeing ? 0.12
                                 : t.use - (army.weights().fleeing - 0.03) +
                                       army.weights().hunted +
                                       (pursued ? army.weights().pursued : 0));
  }
  if (!t.fleeing) gain += t.tips;
  if (depth == Depth::kOne) gain += ContagionBehind(army, t);
  return gain;
}

double CostOfDisorder(const ArmyView& army, const UnitView& a) {
  return a.points * (1 - army.weights().disrupted) * army.weights().disorder +
         army.weights().disorder_each;
}

double CostOfRout(const ArmyView& army, const UnitView& a) {
  const bool leaves = army.FromHome(a.side, a.at) < FlightOf(a);
  return a.tips + a.points * (leaves ? a.use + 0.4
                                     : a.use - army.weights().fleeing +
                                           army.weights().hunted);
}

double CostOfStaying(const ArmyView& army, const UnitView& a, const UnitView& t,
                     bool shaken) {
  UnitView left = a;
  if (shaken && left.coherent) {
    left.coherent = false;
    left.use = army.weights().disrupted;
    --left.stand;
  }
  const int worse = left.coherent || left.guns() ? 0 : 1;
  if (t.guns()) {
    // At the muzzle there is no check (GT-FIR-45); the flank is safe.
    const Spot off = a.at - t.at;
    if (t.limbered || Dot(off, t.way) < 0.6 * Norm(off)) return 0;
    const int net = 1 + worse - (t.coherent ? 0 : 1);
    return OddsOfVolley(net).hit * CostOfRout(army, left);
  }
  if (t.rides()) return 0;
  // It is fired at, or charged, by who has stood.
  const int net = worse - (t.coherent ? 0 : 1) - (left.rides() ? 1 : 0) +
                  (t.in_area && !t.in_woods ? 1 : 0);
  const double runs = left.rides() ? 1 : 1 - PassChance(left.stand);
  const double fire = OddsOfVolley(net).hit * runs * CostOfRout(army, left);
  if (t.reach <= 0 || left.rides()) return fire;
  const double counter = ValueOfCharge(
      army, t, left,
      OddsOfCharge(EstimateCharge(t, left, Aspect::kFront, false)), 0,
      Depth::kNone);
  return std::max(fire, army.weights().likely * counter);
}

double ValueOfCharge(const ArmyView& army, const UnitView& a, const UnitView& t,
                     const ChargeOdds& odds, double helpers, Depth depth) {
  const double share = a.points > 0 ? (a.points + helpers) / a.points : 1;
  const double disorder = CostOfDisorder(army, a) * share;
  double value = 0;
  double rides_on = 0;  // what follows a success of horse
  if (a.rides()) {
    rides_on = -CostOfDisorder(army, a) * army.weights().ride_on;
    if (depth == Depth::kOne) {
      double best = -10;
      for (const UnitView& e : army.units(t.side)) {
        if (e.id == t.id || e.silenced || e.in_woods) continue;
        const Spot off = e.at - t.at;
        if (Dot(off, t.at - a.at) < 0 || Norm(off) > 8) continue;
        ChargeTerms terms =
            EstimateCharge(a, e, AspectFrom(t.at, a.half_front, e), false);
        best = std::max(best, ValueOfCharge(army, a, e, OddsOfCharge(terms), 0,
                                            Depth::kNone));
      }
      const double passes = PassChance(a.attack - 1);  // GT-MOR-23
      if (best > -10) rides_on = passes * best + (1 - passes) * rides_on;
    }
  }
  if (odds.destroyed > 0) {
    value += odds.destroyed * (t.points * (t.use + 1) + rides_on);
  }
  if (odds.broken > 0) {
    value += odds.broken * (GainOfBreaking(army, t, a.rides(), depth) +
                            (a.rides() && !t.rides() ? rides_on : 0.1));
  }
  value += odds.retreats_disrupted * (t.points * 0.2 + 0.15);
  value += odds.retreats * army.weights().retreat;
  value -= odds.refused * disorder;
  if (odds.routed > 0) value -= odds.routed * CostOfRout(army, a) * share;
  if (odds.stands > 0 && !t.guns()) value -= odds.stands * disorder;
  if (depth == Depth::kOne) {
    const bool shaken = !t.guns();
    value -= odds.refused * CostOfStaying(army, a, t, true) +
             odds.stands * CostOfStaying(army, a, t, shaken);
  } else {
    value -= 0.25 * (odds.refused + odds.stands) * a.points;
  }
  return value;
}

double ValueOfChargeFrom(const ArmyView& army, const UnitView& a, Spot from,
                         const UnitView& t, Depth depth) {
  ChargeTerms terms =
      EstimateCharge(a, t, AspectFrom(from, a.half_front, t), false);
  if (army.OverCrest(from, t.at)) --terms.defence;  // GT-MOR-29
  return ValueOfCharge(army, a, t, OddsOfCharge(terms), 0, depth);
}

double ValueOfVolley(const ArmyView& army, const UnitView& t, int net,
                     bool by_guns, bool charged) {
  const VolleyOdds& odds = OddsOfVolley(net);
  if (t.coherent) {
    // What a disrupted unit suffers later is worth something now.
    const double shaken =
        by_guns ? t.points * (t.rides() ? army.weights().shaken_horse
                                        : army.weights().shaken) +
                      (charged ? army.weights().shaken_charged
                               : army.weights().shaken_each)
                : t.points * army.weights().shaken_contact;
    return odds.hit * shaken + odds.massive * t.points * 0.2;
  }
  if (!t.foot() && !t.rides() && !by_guns) return 0;
  const double broken = GainOfBreaking(army, t, false, Depth::kNone);
  if (t.foot()) {
    return odds.hit * (1 - PassChance(t.stand)) * broken +
           odds.massive * t.points * 0.15;
  }
  return odds.hit * broken;
}

double RiskOfVolley(const ArmyView& army, const UnitView& firer, int net,
                    bool replies, bool muzzle) {
  const VolleyOdds& odds = OddsOfVolley(net);
  if (muzzle) {
    return odds.beaten *
           (firer.guns() ? firer.points * 0.6 : CostOfRout(army, firer));
  }
  double risk = 0;
  if (replies && firer.use > army.weights().exhausted) {
    risk +=
        odds.crushed * firer.points * (firer.use - army.weights().exhausted);
  }
  if (firer.foot() && !firer.coherent) {
    risk +=
        odds.beaten * (1 - PassChance(firer.stand)) * CostOfRout(army, firer);
  }
  return risk;
}

double ValueOfFixing(const ArmyView& army, const UnitView& t, bool replies) {
  return replies && !t.firing && !t.rides() ? army.weights().taxed : 0;
}

double ValueOfVolleyNow(const ArmyView& army, const UnitView& firer,
                        const UnitView& t, bool charged) {
  const PositionView f = army.field();
  FireList list;
  FillVolley(f, {firer.id, t.id}, list);
  const bool replies = IsTarget(f, t.id, firer.id);
  const bool muzzle = replies && t.guns() && Touching(f, firer.id, t.id);
  return ValueOfVolley(army, t, list.net(), firer.guns(), charged) +
         ValueOfFixing(army, t, replies) -
         RiskOfVolley(army, firer, list.net(), replies, muzzle);
}

int NetOfGuns(const ArmyView& army, const UnitView& guns, const UnitView& t) {
  const double distance = Norm(t.at - guns.at) - guns.half_depth;
  // The nearest point of a line facing the guns is half its depth nearer.
  const double range = distance - (t.square ? 1.0 : t.half_depth);
  int net = range <= 5 ? 0 : range <= 10 ? -1 : -2;
  if (!guns.coherent) --net;
  if (t.square) net += 2;
  if (!t.coherent && !t.guns()) ++net;
  if (t.foot() && t.in_area) --net;
  if (!t.square && !t.in_area && !t.guns()) {
    const double ahead = Dot(guns.at - t.at, t.way);
    if (ahead < -t.half_depth + 0.4) ++net;  // GT-FIR-27
  }
  if (army.OverHill(guns, t)) --net;
  return net;
}

namespace {

constexpr double kGunThreat = 21;
constexpr double kFootFireThreat = 4;  // it comes up to fire

// Inches between the centres beyond which `e` does not threaten `u`.
double ThreatOf(const UnitView& e, const UnitView& u) {
  if (e.guns()) return kGunThreat;
  return std::max(e.reach, e.foot() ? kFootFireThreat : 0.0) + e.half_depth +
         u.half_depth + 0.2;
}

// How far, in inches squared, each enemy is.
using SquaresFrom = std::array<double, kMaxUnits>;

double Danger(const ArmyView& army, const UnitView& u,
              const SquaresFrom& squared) {
  double worst = 0, others = 0;
  const std::span<const UnitView> enemies = army.enemies(u.side);
  for (size_t i = 0; i < enemies.size(); ++i) {
    const UnitView& e = enemies[i];
    if (!MayBeWithin(squared[i], ThreatOf(e, u)) || !e.effective) continue;
    const Spot off = u.at - e.at;
    const double distance = std::sqrt(squared[i]);
    if (e.guns()) {
      if (distance > kGunThreat || u.in_woods || u.fleeing || u.silenced)
        continue;
      const double facing = Dot(off, e.way) / std::max(distance, 0.1);
      // It fires, or it may turn, unlimber or drive up.
      const double ready = e.limbered ? 0.3 : facing > 0.6 ? 1 : 0.4;
      const double threat =
          ValueOfVolley(army, u, NetOfGuns(army, e, u), true, false);
      if (threat == 0) continue;
      const double clear = army.Barred(e, u) ? army.weights().barred : 1;
      others += army.weights().gun_threats * ready * clear * threat;
      continue;
    }
    const double gap = distance - e.half_depth - u.half_depth - 0.2;
    if (e.foot() && u.effective &&
        gap < (e.coherent && !e.square ? kFootFireThreat : 0.9)) {
      // It comes up and fires, or fires where it stands in contact.
      const int net = (e.coherent ? 0 : -1) - (e.square ? 1 : 0) +
                      (u.coherent || u.guns() ? 0 : 1) + (u.square ? 1 : 0) -
                      (u.foot() && u.in_area && !u.in_woods ? 1 : 0);
      others += (gap < 0.9 ? 0.8 : 0.25) * army.weights().foot_fire *
                ValueOfVolley(army, u, net, false, false);
    }
    if (e.reach <= 0 || (u.in_woods && e.rides())) continue;
    if (gap > e.reach) continue;
    double chance = army.weights().likely * (e.firing ? 0.5 : 1);
    // It must turn first.
    const double facing = Dot(off, e.way) / std::max(distance, 0.1);
    if (facing < 0.5 && gap > e.reach * 0.5) chance *= e.rides() ? 0.7 : 0.25;
    const double value = ValueOfChargeFrom(army, e, e.at, u, Depth::kNone);
    if (value <= 0) continue;
    if (gap > 1 && army.Barred(e, u)) chance *= 0.3;
    const double threat = chance * value;
    if (threat > worst) {
      others += army.weights().other_threats * worst;
      worst = threat;
    } else {
      others += army.weights().other_threats * threat;
    }
  }
  return worst + others;
}

}  // namespace

double DangerTo(const ArmyView& army, const UnitView& u) {
  SquaresFrom squared;
  army.SquaredTo(Opponent(u.side), u.at, squared);
  return Danger(army, u, squared);
}

namespace {

// What a battery can do from here in the turns to come.
double ValueOfBattery(const ArmyView& army, const UnitView& u) {
  if (!u.effective) return 0;
  double best = 0;
  for (const UnitView& e : army.enemies(u.side)) {
    if (!e.effective || e.in_woods) continue;
    const Spot off = e.at - u.at;
    const double squared = NormSquared(off);
    if (!MayBeWithin(squared, 20.5)) continue;
    const double distance = std::sqrt(squared);
    if (distance > 20.5) continue;
    // GT-FIR-07: half a right angle to either side.
    const double ahead = Dot(off, u.way);
    const double aside = std::abs(off.x * u.way.y - off.y * u.way.x);
    if (ahead <= u.half_depth ||
        aside - e.half_front * 0.7 > u.half_front + ahead - u.half_depth) {
      continue;
    }
    const int net = NetOfGuns(army, u, e);
    const bool replies =
        e.guns() && !e.limbered && Dot(u.at - e.at, e.way) > 0.7 * distance;
    double value = ValueOfVolley(army, e, net, true, false) -
                   RiskOfVolley(army, u, net, replies, false);
    if (value <= best) continue;
    if (army.Barred(u, e)) value *= 0.25;
    best = std::max(best, value);
  }
  return (u.limbered ? army.weights().battery_limbered
                     : army.weights().battery) *
         best;
}

// Inches of a march.
double MarchOf(const UnitView& u) {
  return (u.rides() ? 10 : 4) * (u.coherent ? 1 : 0.5);
}

// Horse that makes foot form square.
bool HorseNear(const ArmyView& army, const UnitView& u) {
  constexpr double kSquareFrom = 4;  // inches beyond its reach
  const std::span<const UnitView> enemies = army.enemies(u.side);
  return std::any_of(enemies.begin(), enemies.end(), [&](const UnitView& e) {
    return e.rides() && e.coherent && Norm(e.at - u.at) < e.reach + kSquareFrom;
  });
}

double WantedGap(const UnitView& u, const Stance& stance) {
  if (u.guns()) return stance.guns_gap;
  if (u.exhausted) return 1.6 * stance.wreck_gap;
  if (!u.coherent) return stance.wreck_gap;
  return u.rides() ? stance.horse_gap : stance.foot_gap;
}

}  // namespace

double ValueOfPlace(const ArmyView& army, const UnitView& u,
                    const Stance& stance) {
  SquaresFrom squared;
  army.SquaredTo(Opponent(u.side), u.at, squared);
  const double danger = Danger(army, u, squared);
  double value = -stance.fear * danger;
  double nearest = 1000;
  double nearest_squared = nearest * nearest;
  const UnitView* nearest_enemy = nullptr;
  double best_chance = 0;
  const std::span<const UnitView> enemies = army.enemies(u.side);
  for (size_t i = 0; i < enemies.size(); ++i) {
    const UnitView& e = enemies[i];
    if (squared[i] < nearest_squared && e.effective) {
      nearest_squared = squared[i];
      // Roots of two may be the same: then the first is the nearest.
      if (const double away = std::sqrt(squared[i]); away < nearest) {
        nearest = away;
        nearest_enemy = &e;
      }
    }
    // A charge to be made next turn, if he stays.
    if (u.reach > 0 && MayBeWithin(squared[i], u.reach + 1.5) &&
        std::sqrt(squared[i]) < u.reach + 1.5 && !e.silenced &&
        !(e.in_woods && u.rides())) {
      best_chance = std::max(best_chance,
                             ValueOfChargeFrom(army, u, u.at, e, Depth::kNone));
    }
  }
  value += army.weights().chance * best_chance;
  const double gap = WantedGap(u, stance);
  if (nearest < 1000) {
    // Too near counts less than too far, beyond what the danger says.
    const double safe =
        danger > 0 || u.exhausted ? 1 : army.weights().near_but_safe;
    value -= stance.ardour *
             (nearest > gap ? nearest - gap
                            : army.weights().too_near * safe * (gap - nearest));
    if (nearest_enemy != nullptr && !u.square && !u.in_area) {
      const double facing =
          Dot(nearest_enemy->at - u.at, u.way) / std::max(nearest, 0.1);
      value -= (army.weights().facing * (1 - facing) +
                (facing < 0 ? army.weights().back : 0)) *
               (nearest < 15 ? 1 : 0.4);
      // Who has to go there must turn first, which takes as long as a march.
      if (!u.guns() && nearest > gap) {
        value -= army.weights().turning * stance.ardour *
                 std::min(nearest - gap, MarchOf(u)) * (1 - facing) / 2;
      }
    }
  }
  if (u.guns()) value += ValueOfBattery(army, u);
  if (u.in_area)
    value += u.in_woods ? army.weights().woods : army.weights().built_up;
  if (u.in_area || u.behind_wall) value += stance.ground;
  if (u.square) {  // it neither charges nor keeps up
    value -= army.weights().square;
    if (!HorseNear(army, u)) value -= army.weights().square_alone;
  }
  // 9.3: a line close behind another one is struck when that one runs.
  if (u.guns()) return value;
  for (int n = army.CloseBehind(u); n > 0; --n) {
    value -= army.weights().close_behind;
  }
  return value;
}

double ValueOfRally(const ArmyView& army, const UnitView& u) {
  if (u.silenced) return u.points * (army.weights().disrupted - u.use) + 0.2;
  if (army.FromHome(u.side, u.at) < FlightOf(u) + 0.5) {
    return u.tips + u.points * (army.weights().disrupted + 0.5);
  }
  // It runs out of reach, and nobody fires at it meanwhile.
  return u.tips +
         u.points * army.weights().early_rally *
             (army.weights().disrupted - u.use + army.weights().hunted);
}

}  // namespace berthier::grande_tactique
