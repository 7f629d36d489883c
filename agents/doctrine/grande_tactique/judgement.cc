#include "agents/doctrine/grande_tactique/judgement.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/grande_tactique/values.h"
#include "engine/rulesets/grande_tactique/fire/firing.h"

namespace berthier::grande_tactique {
namespace {

double FlightOf(const LayUnit& t) {
  return t.rides() ? kHorseFlight : kFootFlight;
}

// Friends in the way of a straight run home: some of them are struck.
double ContagionBehind(const Lay& lay, const LayUnit& t) {
  double gain = 0;
  for (const LayUnit& f : lay.units(t.side)) {
    if (f.id == t.id || !f.effective || !InWayHome(lay, t, f)) continue;
    gain += f.points * (f.coherent ? 0.2 : f.guns() ? 0 : 0.6) * 0.35;
  }
  return gain;
}

}  // namespace

bool InWayHome(const Lay& lay, const LayUnit& t, const LayUnit& other) {
  const Spot home = lay.home(t.side);
  const Spot off = other.at - t.at;
  const double along = Dot(off, home);
  if (along < 0.5 || along > FlightOf(t)) return false;
  const double aside = std::abs(off.x * home.y - off.y * home.x);
  return aside <= t.half_front + other.half_front;
}

double GainOfBreaking(const Lay& lay, const LayUnit& t, bool pursued,
                      Depth depth) {
  if (t.guns()) {
    // Worth most where somebody can come up to spike them.
    for (const LayUnit& e : lay.enemies(t.side)) {
      if (e.guns() || !e.effective) continue;
      const double reach = e.rides() ? 10 : 5;
      if (Norm(e.at - t.at) < (e.coherent ? reach : 0.6 * reach)) {
        return t.points * (t.use + lay.weights().spiking);
      }
    }
    return t.points * (t.use - lay.weights().silenced);
  }
  double gain = 0;
  if (lay.FromHome(t.side, t.at) < FlightOf(t)) {
    gain = t.points * (t.use + 0.5);
  } else {
    gain = t.points * (t.fleeing ? 0.12
                                 : t.use - (lay.weights().fleeing - 0.03) +
                                       lay.weights().hunted +
                                       (pursued ? lay.weights().pursued : 0));
  }
  if (!t.fleeing) gain += t.tips;
  if (depth == Depth::kOne) gain += ContagionBehind(lay, t);
  return gain;
}

double CostOfDisorder(const Lay& lay, const LayUnit& a) {
  return a.points * (1 - lay.weights().disrupted) * lay.weights().disorder +
         lay.weights().disorder_each;
}

double CostOfRout(const Lay& lay, const LayUnit& a) {
  const bool leaves = lay.FromHome(a.side, a.at) < FlightOf(a);
  return a.tips + a.points * (leaves ? a.use + 0.4
                                     : a.use - lay.weights().fleeing +
                                           lay.weights().hunted);
}

double CostOfStaying(const Lay& lay, const LayUnit& a, const LayUnit& t,
                     bool shaken) {
  LayUnit left = a;
  if (shaken && left.coherent) {
    left.coherent = false;
    left.use = lay.weights().disrupted;
    --left.stand;
  }
  const int worse = left.coherent || left.guns() ? 0 : 1;
  if (t.guns()) {
    // At the muzzle there is no check (GT-FIR-45); the flank is safe.
    const Spot off = a.at - t.at;
    if (t.limbered || Dot(off, t.way) < 0.6 * Norm(off)) return 0;
    const int net = 1 + worse - (t.coherent ? 0 : 1);
    return OddsOfVolley(net).hit * CostOfRout(lay, left);
  }
  if (t.rides()) return 0;
  // It is fired at, or charged, by who has stood.
  const int net = worse - (t.coherent ? 0 : 1) - (left.rides() ? 1 : 0) +
                  (t.in_area && !t.in_woods ? 1 : 0);
  const double runs = left.rides() ? 1 : 1 - PassChance(left.stand);
  const double fire = OddsOfVolley(net).hit * runs * CostOfRout(lay, left);
  if (t.reach <= 0 || left.rides()) return fire;
  const double counter = WorthOfCharge(
      lay, t, left,
      OddsOfCharge(EstimateCharge(t, left, Aspect::kFront, false)), 0,
      Depth::kNone);
  return std::max(fire, lay.weights().likely * counter);
}

double WorthOfCharge(const Lay& lay, const LayUnit& a, const LayUnit& t,
                     const ChargeOdds& odds, double helpers, Depth depth) {
  const double share = a.points > 0 ? (a.points + helpers) / a.points : 1;
  const double disorder = CostOfDisorder(lay, a) * share;
  double worth = 0;
  double rides_on = 0;  // what follows a success of horse
  if (a.rides()) {
    rides_on = -CostOfDisorder(lay, a) * lay.weights().ride_on;
    if (depth == Depth::kOne) {
      double best = -10;
      for (const LayUnit& e : lay.units(t.side)) {
        if (e.id == t.id || e.silenced || e.in_woods) continue;
        const Spot off = e.at - t.at;
        if (Dot(off, t.at - a.at) < 0 || Norm(off) > 8) continue;
        ChargeTerms terms =
            EstimateCharge(a, e, AspectFrom(t.at, a.half_front, e), false);
        best = std::max(best, WorthOfCharge(lay, a, e, OddsOfCharge(terms), 0,
                                            Depth::kNone));
      }
      const double passes = PassChance(a.attack - 1);  // GT-MOR-23
      if (best > -10) rides_on = passes * best + (1 - passes) * rides_on;
    }
  }
  if (odds.destroyed > 0) {
    worth += odds.destroyed * (t.points * (t.use + 1) + rides_on);
  }
  if (odds.broken > 0) {
    worth += odds.broken * (GainOfBreaking(lay, t, a.rides(), depth) +
                            (a.rides() && !t.rides() ? rides_on : 0.1));
  }
  worth += odds.retreats_disrupted * (t.points * 0.2 + 0.15);
  worth += odds.retreats * lay.weights().retreat;
  worth -= odds.refused * disorder;
  if (odds.routed > 0) worth -= odds.routed * CostOfRout(lay, a) * share;
  if (odds.stands > 0 && !t.guns()) worth -= odds.stands * disorder;
  if (depth == Depth::kOne) {
    const bool shaken = !t.guns();
    worth -= odds.refused * CostOfStaying(lay, a, t, true) +
             odds.stands * CostOfStaying(lay, a, t, shaken);
  } else {
    worth -= 0.25 * (odds.refused + odds.stands) * a.points;
  }
  return worth;
}

double WorthOfChargeFrom(const Lay& lay, const LayUnit& a, Spot from,
                         const LayUnit& t, Depth depth) {
  ChargeTerms terms =
      EstimateCharge(a, t, AspectFrom(from, a.half_front, t), false);
  if (lay.OverCrest(from, t.at)) --terms.defence;  // GT-MOR-29
  return WorthOfCharge(lay, a, t, OddsOfCharge(terms), 0, depth);
}

double WorthOfVolley(const Lay& lay, const LayUnit& t, int net, bool by_guns,
                     bool charged) {
  const VolleyOdds& odds = OddsOfVolley(net);
  const double broken = GainOfBreaking(lay, t, false, Depth::kNone);
  if (t.coherent) {
    // What a disrupted unit suffers later is worth something now.
    const double shaken =
        by_guns ? t.points * (t.rides() ? lay.weights().shaken_horse
                                        : lay.weights().shaken) +
                      (charged ? lay.weights().shaken_charged
                               : lay.weights().shaken_each)
                : t.points * lay.weights().shaken_contact;
    return odds.hit * shaken + odds.massive * t.points * 0.2;
  }
  if (t.foot()) {
    return odds.hit * (1 - PassChance(t.stand)) * broken +
           odds.massive * t.points * 0.15;
  }
  if (t.rides() || by_guns) return odds.hit * broken;
  return 0;
}

double RiskOfVolley(const Lay& lay, const LayUnit& firer, int net, bool replies,
                    bool muzzle) {
  const VolleyOdds& odds = OddsOfVolley(net);
  if (muzzle) {
    return odds.beaten *
           (firer.guns() ? firer.points * 0.6 : CostOfRout(lay, firer));
  }
  double risk = 0;
  if (replies && firer.use > lay.weights().exhausted) {
    risk += odds.crushed * firer.points * (firer.use - lay.weights().exhausted);
  }
  if (firer.foot() && !firer.coherent) {
    risk +=
        odds.beaten * (1 - PassChance(firer.stand)) * CostOfRout(lay, firer);
  }
  return risk;
}

double WorthOfFixing(const Lay& lay, const LayUnit& t, bool replies) {
  return replies && !t.firing && !t.rides() ? lay.weights().taxed : 0;
}

double WorthOfVolleyNow(const Lay& lay, const LayUnit& firer, const LayUnit& t,
                        bool charged) {
  const Field f = lay.field();
  FireList list;
  FillVolley(f, {firer.id, t.id}, list);
  const bool replies = IsTarget(f, t.id, firer.id);
  const bool muzzle = replies && t.guns() && Touching(f, firer.id, t.id);
  return WorthOfVolley(lay, t, list.net(), firer.guns(), charged) +
         WorthOfFixing(lay, t, replies) -
         RiskOfVolley(lay, firer, list.net(), replies, muzzle);
}

int NetOfGuns(const Lay& lay, const LayUnit& guns, const LayUnit& t) {
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
  if (lay.OverHill(guns, t)) --net;
  return net;
}

double DangerTo(const Lay& lay, const LayUnit& u) {
  double worst = 0, others = 0;
  for (const LayUnit& e : lay.enemies(u.side)) {
    if (!e.effective) continue;
    const Spot off = u.at - e.at;
    const double distance = Norm(off);
    if (e.guns()) {
      if (distance > 21 || u.in_woods || u.fleeing || u.silenced) continue;
      const double facing = Dot(off, e.way) / std::max(distance, 0.1);
      // It fires, or it may turn, unlimber or drive up.
      const double ready = e.limbered ? 0.3 : facing > 0.6 ? 1 : 0.4;
      const double threat =
          WorthOfVolley(lay, u, NetOfGuns(lay, e, u), true, false);
      if (threat == 0) continue;
      const double clear = lay.Barred(e, u) ? lay.weights().barred : 1;
      others += lay.weights().gun_threats * ready * clear * threat;
      continue;
    }
    const double gap = distance - e.half_depth - u.half_depth - 0.2;
    if (e.foot() && u.effective && gap < (e.coherent && !e.square ? 4 : 0.9)) {
      // It comes up and fires, or fires where it stands in contact.
      const int net = (e.coherent ? 0 : -1) - (e.square ? 1 : 0) +
                      (u.coherent || u.guns() ? 0 : 1) + (u.square ? 1 : 0) -
                      (u.foot() && u.in_area && !u.in_woods ? 1 : 0);
      others += (gap < 0.9 ? 0.8 : 0.25) * lay.weights().foot_fire *
                WorthOfVolley(lay, u, net, false, false);
    }
    if (e.reach <= 0 || (u.in_woods && e.rides())) continue;
    if (gap > e.reach) continue;
    double chance = lay.weights().likely * (e.firing ? 0.5 : 1);
    // It must turn first.
    const double facing = Dot(off, e.way) / std::max(distance, 0.1);
    if (facing < 0.5 && gap > e.reach * 0.5) chance *= e.rides() ? 0.7 : 0.25;
    const double worth = WorthOfChargeFrom(lay, e, e.at, u, Depth::kNone);
    if (worth <= 0) continue;
    if (gap > 1 && lay.Barred(e, u)) chance *= 0.3;
    const double threat = chance * worth;
    if (threat > worst) {
      others += lay.weights().other_threats * worst;
      worst = threat;
    } else {
      others += lay.weights().other_threats * threat;
    }
  }
  return worst + others;
}

namespace {

// What a battery can do from here in the turns to come.
double WorthOfBattery(const Lay& lay, const LayUnit& u) {
  if (!u.effective) return 0;
  double best = 0;
  for (const LayUnit& e : lay.enemies(u.side)) {
    if (!e.effective || e.in_woods) continue;
    const Spot off = e.at - u.at;
    const double distance = Norm(off);
    if (distance > 20.5) continue;
    // GT-FIR-07: half a right angle to either side.
    const double ahead = Dot(off, u.way);
    const double aside = std::abs(off.x * u.way.y - off.y * u.way.x);
    if (ahead <= u.half_depth ||
        aside - e.half_front * 0.7 > u.half_front + ahead - u.half_depth) {
      continue;
    }
    const int net = NetOfGuns(lay, u, e);
    const bool replies =
        e.guns() && !e.limbered && Dot(u.at - e.at, e.way) > 0.7 * distance;
    double worth = WorthOfVolley(lay, e, net, true, false) -
                   RiskOfVolley(lay, u, net, replies, false);
    if (worth <= best) continue;
    if (lay.Barred(u, e)) worth *= 0.25;
    best = std::max(best, worth);
  }
  return (u.limbered ? lay.weights().battery_limbered : lay.weights().battery) *
         best;
}

double WantedGap(const LayUnit& u, const Stance& stance) {
  if (u.guns()) return stance.guns_gap;
  if (u.exhausted) return 1.6 * stance.wreck_gap;
  if (!u.coherent) return stance.wreck_gap;
  return u.rides() ? stance.horse_gap : stance.foot_gap;
}

}  // namespace

double WorthOfPlace(const Lay& lay, const LayUnit& u, const Stance& stance) {
  double worth = -stance.fear * DangerTo(lay, u);
  double nearest = 1000;
  const LayUnit* nearest_enemy = nullptr;
  double best_chance = 0;
  for (const LayUnit& e : lay.enemies(u.side)) {
    if (e.silenced) continue;
    const double distance = Norm(e.at - u.at);
    if (e.effective && distance < nearest) {
      nearest = distance;
      nearest_enemy = &e;
    }
    // A charge to be made next turn, if he stays.
    if (u.reach > 0 && distance < u.reach + 1.5 && !(e.in_woods && u.rides())) {
      best_chance = std::max(best_chance,
                             WorthOfChargeFrom(lay, u, u.at, e, Depth::kNone));
    }
  }
  worth += lay.weights().chance * best_chance;
  const double gap = WantedGap(u, stance);
  if (nearest < 1000) {
    // Too near counts less than too far, beyond what the danger says.
    worth -= stance.ardour * (nearest > gap
                                  ? nearest - gap
                                  : lay.weights().too_near * (gap - nearest));
    if (nearest_enemy != nullptr && !u.square && !u.in_area) {
      const double facing =
          Dot(nearest_enemy->at - u.at, u.way) / std::max(nearest, 0.1);
      worth -= lay.weights().facing * (1 - facing) * (nearest < 15 ? 1 : 0.4);
    }
  }
  if (u.guns()) worth += WorthOfBattery(lay, u);
  if (u.in_area)
    worth += u.in_woods ? lay.weights().woods : lay.weights().built_up;
  if (u.in_area || u.behind_wall) worth += stance.ground;
  if (u.square)
    worth -= lay.weights().square;  // it neither charges nor keeps up
  // 9.3: a line close behind another one is struck when that one runs.
  const Spot home = lay.home(u.side);
  for (const LayUnit& f : lay.units(u.side)) {
    if (f.id == u.id || u.guns()) continue;
    const Spot off = f.at - u.at;
    const double behind = -Dot(off, home);
    if (behind < 0.6 || behind > 3) continue;
    const double aside = std::abs(off.x * home.y - off.y * home.x);
    if (aside < 1.5) worth -= lay.weights().close_behind;
  }
  return worth;
}

double WorthOfRally(const Lay& lay, const LayUnit& u) {
  if (u.silenced) return u.points * (lay.weights().disrupted - u.use) + 0.2;
  if (lay.FromHome(u.side, u.at) < FlightOf(u) + 0.5) {
    return u.tips + u.points * (lay.weights().disrupted + 0.5);
  }
  // It runs out of reach, and nobody fires at it meanwhile.
  return u.tips + u.points * lay.weights().early_rally *
                      (lay.weights().disrupted - u.use + lay.weights().hunted);
}

}  // namespace berthier::grande_tactique
