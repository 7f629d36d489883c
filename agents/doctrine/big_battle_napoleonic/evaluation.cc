#include "agents/doctrine/big_battle_napoleonic/evaluation.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "agents/doctrine/big_battle_napoleonic/odds.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"

namespace berthier::big_battle_napoleonic {

double ScaleOf(const ArmyView& army) {
  const PositionView f = army.field();
  double bases = 0, ground = 0;
  for (const UnitData& data : f.scenario.units) bases += data.bases;
  for (const Objective& o : army.objectives()) ground += o.value;
  return std::max(
      2.0, (0.12 * bases + 0.5 * ground) * (0.3 + 0.7 * army.time_left()));
}

double BasesOfArmy(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const double time = std::max(0.15, army.time_left());
  const LossCount lost = LossesOf(f, side);
  double value =
      -lost.bases -
      ArmyView::BasesOf(f.scenario,
                        lost.batteries * f.scenario.options.points_per_battery);
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    const double base = BaseValueOf(f.scenario, f.data(u));
    if (unit.presence == Presence::kReserve) {
      value +=
          time * army.weights().use * base * (f.IsBattery(u) ? 1 : unit.bases);
    }
    if (!unit.on_table()) return;
    const UnitView& stand = army.unit(u);
    double use = army.weights().use * stand.value * time;
    // A last pair of bases goes together (BBN-DIS-01).
    if (!stand.guns() && stand.bases <= 2) use *= 0.5;
    value += use;
    // What routs is half lost at the end, and mostly lost before.
    if (stand.routing) value -= 0.6 * stand.bases;
    if (stand.counter) value += army.weights().counter * time;
    if (!stand.routing && InCommand(f, u))
      value += army.weights().in_command * time;
  });
  return value;
}

double BasesOfGround(const ArmyView& army, Side side) {
  const size_t own = static_cast<size_t>(side);
  const double sure = 1 - (1 - army.weights().held_early) * army.time_left();
  double value = 0;
  for (const Objective& o : army.objectives()) {
    const double mine = o.power[own], theirs = o.power[1 - own];
    const double share = (mine - theirs) / (mine + theirs + 1);
    const int held = side == Side::kFirst ? o.held : -o.held;
    value += o.value * (sure * held + (1 - sure) * share);
  }
  return value;
}

double GainOfFight(const ArmyView& army, const Contact& contact) {
  const UnitView& attacker = army.unit(contact.attacker);
  const UnitView& defender = army.unit(contact.defender);
  if (contact.resolved != 0 || attacker.routing || defender.routing) return 0;
  const int lead =
      FactorsOf(attacker, defender, Facing::kFront, contact.defended) -
      FactorsOf(defender, attacker, Facing::kFront, Defended::kNone);
  return ValueOfFight(attacker, defender, lead, 1);
}

double BasesOfFights(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  double value = 0;
  for (const Contact& c : ContactsOf(f.state)) {
    const double gain = GainOfFight(army, c);
    value += f.data(c.attacker).side == side ? gain : -gain;
  }
  return army.weights().fights * value;
}

Threats ThreatsOf(const ArmyView& army) {
  Threats threats;
  for (const Side side : {Side::kFirst, Side::kSecond}) {
    const size_t s = static_cast<size_t>(side);
    for (const UnitView& u : army.units(side)) {
      threats.shots[s] += BestShot(army, u);
      if (u.guns()) continue;
      double best = 0;
      for (const UnitView& e : army.enemies(side)) {
        best = std::max(best, Prospect(army, u, e));
      }
      threats.charges[s] += best;
    }
  }
  return threats;
}

Side NextOf(const State& s) {
  return s.phase >= Phase::kAutomatic ? s.nonphasing() : s.phasing;
}

double LeadOf(const ArmyView& army, Side side, const Threats& threats) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const Weights& w = army.weights();
  const double time = std::max(0.3, army.time_left());
  const Side next = NextOf(f.state);
  const auto threat = [&](Side one) {
    const size_t s = static_cast<size_t>(one);
    const double charges = one == next ? w.next_charge : w.later_charge;
    return time *
           (w.next_fire * threats.shots[s] + charges * threats.charges[s]);
  };
  const double balance = BasesOfArmy(army, side) - BasesOfArmy(army, other) +
                         threat(side) - threat(other) +
                         BasesOfGround(army, side) + BasesOfFights(army, side);
  // The handicap is phased in: a quarter of it counts at the start, all of it
  // at the end.
  const double handicap =
      ArmyView::BasesOf(f.scenario, f.scenario.options.handicap) *
      (1 - 0.75 * army.time_left());
  return balance + (side == f.state.attacker ? -handicap : handicap);
}

double BasesToValue(const ArmyView& army, double bases) {
  // Long tails: who is far behind still tells better from worse.
  const double leads = bases / ScaleOf(army);
  return 0.7 * leads / (1 + std::abs(leads));
}

double ValueOf(PositionView f, Side side, const Weights& weights) {
  const ArmyView army(f, weights);
  if (f.state.phase != Phase::kOver) {
    return BasesToValue(army, LeadOf(army, side, ThreatsOf(army)));
  }
  const Score score = ScoreOf(f);
  const double margin = ArmyView::BasesOf(
      f.scenario, score.points[static_cast<size_t>(side)] -
                      score.points[static_cast<size_t>(Opponent(side))]);
  double value = 0.1 * std::tanh(margin / ScaleOf(army));
  if (score.winner >= 0) {
    const double grade = 0.75 + 0.07 * score.grade;
    value += score.winner == Index(side) ? grade : -grade;
  }
  return value;
}

}  // namespace berthier::big_battle_napoleonic
