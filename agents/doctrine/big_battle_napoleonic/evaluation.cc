#include "agents/doctrine/big_battle_napoleonic/evaluation.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/big_battle_napoleonic/judgement.h"
#include "agents/doctrine/big_battle_napoleonic/odds.h"
#include "engine/rulesets/big_battle_napoleonic/board/score.h"

namespace berthier::big_battle_napoleonic {
namespace {

// How much a lead decides: bases that make the outcome all but sure.
double ScaleOf(const ArmyView& army) {
  const PositionView f = army.field();
  double bases = 0, ground = 0;
  for (const UnitData& data : f.scenario.units) bases += data.bases;
  for (const Objective& o : army.objectives()) ground += o.value;
  return std::max(
      2.0, (0.12 * bases + 0.5 * ground) * (0.3 + 0.7 * army.time_left()));
}

// Losses on the score, and what is left.
double ValueOfArmy(const ArmyView& army, Side side) {
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

double ValueOfGround(const ArmyView& army, Side side) {
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

// What the side's fire and charges are about to take.
double ValueOfThreats(const ArmyView& army, Side side, double charges) {
  double value = 0;
  const double time = std::max(0.3, army.time_left());
  for (const UnitView& u : army.units(side)) {
    value += army.weights().next_fire * time * BestShot(army, u);
    if (u.guns()) continue;
    double best = 0;
    for (const UnitView& e : army.enemies(side)) {
      best = std::max(best, Prospect(army, u, e));
    }
    value += charges * time * best;
  }
  return value;
}

// Fights that are still to be fought, by their odds.
double ValueOfContacts(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  double value = 0;
  for (const Contact& c : ContactsOf(f.state)) {
    if (c.resolved != 0) continue;
    const bool ours = f.data(c.attacker).side == side;
    const UnitView& own = army.unit(ours ? c.attacker : c.defender);
    const UnitView& enemy = army.unit(ours ? c.defender : c.attacker);
    if (own.routing || enemy.routing) continue;
    const int lead = FactorsOf(own, enemy, Facing::kFront,
                               ours ? c.defended : Defended::kNone) -
                     FactorsOf(enemy, own, Facing::kFront,
                               ours ? Defended::kNone : c.defended);
    value += ValueOfFight(own, enemy, lead, 1);
  }
  return army.weights().fights * value;
}

double Evaluation(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  // Who moves next: after the fights of a move it is the other side's turn.
  const bool late = f.state.phase >= Phase::kAutomatic;
  const Side next = late ? f.state.nonphasing() : f.state.phasing;
  const double own_charges =
      next == side ? army.weights().next_charge : army.weights().later_charge;
  const double their_charges =
      next == side ? army.weights().later_charge : army.weights().next_charge;
  double balance = ValueOfArmy(army, side) - ValueOfArmy(army, other) +
                   ValueOfThreats(army, side, own_charges) -
                   ValueOfThreats(army, other, their_charges) +
                   ValueOfGround(army, side) + ValueOfContacts(army, side);
  // The handicap is phased in: a quarter of it counts at the start, all of it
  // at the end.
  const double handicap =
      ArmyView::BasesOf(f.scenario, f.scenario.options.handicap) *
      (1 - 0.75 * army.time_left());
  return balance + (side == f.state.attacker ? -handicap : handicap);
}

}  // namespace

double BasesToValue(const ArmyView& army, double bases) {
  // Long tails: who is far behind still tells better from worse.
  const double leads = bases / ScaleOf(army);
  return 0.7 * leads / (1 + std::abs(leads));
}

double ValueOf(PositionView f, Side side, const Weights& weights) {
  const ArmyView army(f, weights);
  if (f.state.phase != Phase::kOver) {
    return BasesToValue(army, Evaluation(army, side));
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
