#include "agents/doctrine/grandeur/evaluation.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/grandeur/judgement.h"
#include "engine/rulesets/grandeur/board/score.h"
#include "engine/rulesets/grandeur/facts/tables.h"

namespace berthier::grandeur {
namespace {

constexpr double kWon = 0.97;  // more than any position that is not over

// VD that defeat the army.
double DefeatOf(PositionView f, Side side) {
  return std::max(1.0, f.scenario.side(side).vdt * kDefeatShare / 100.0);
}

// Steeper as defeat comes near.
double HarmOf(const ArmyView& army, Side side) {
  const double share = std::min(1.5, army.LostShare(side));
  return share * (1 + 0.5 * share);
}

// What its units are worth, and what they are about to do.
double VdOfUnits(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Weights& w = army.weights();
  const double time = std::min(1.0, 0.3 + army.time_left());
  double vd = 0;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    if (f.unit(u).presence == Presence::kReserve) {
      vd += w.of_unit * f.data(u).vd;
    }
  });
  for (const UnitView& u : army.units(side)) {
    vd += w.of_unit * u.worth;
    // Who has acted waits for the next turn.
    const double soon = u.activated ? 0.7 : 1;
    if (u.disordered) vd -= w.of_disorder * u.disorder;
    double threat = 0;
    for (const UnitView& e : army.enemies(side)) {
      threat = std::max(threat, ThreatOf(army, u, e));
    }
    vd +=
        time * soon * (w.of_danger * threat + w.of_shot * BestShot(army, u, 0));
  }
  for (const LeaderId l : f.scenario.side(side).leaders) {
    const Presence presence = f.state.leader(l).presence;
    if (presence == Presence::kOnTable || presence == Presence::kReserve) {
      vd += w.of_leader;
    }
  }
  return vd;
}

double Lead(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const double defeat = (DefeatOf(f, side) + DefeatOf(f, other)) / 2;
  return HarmOf(army, other) - HarmOf(army, side) +
         (VdOfUnits(army, side) - VdOfUnits(army, other)) / defeat;
}

// What `side` had more than the other at the beginning, as such a lead.
double LeadAtFirst(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const double defeat = (DefeatOf(f, side) + DefeatOf(f, other)) / 2;
  return army.weights().of_unit *
         (f.scenario.side(side).vdt - f.scenario.side(other).vdt) / defeat;
}

// To the first side, of a battle that is not over, by its lead as a share of
// what defeats an army. A lead that would not win at the end of time is worth
// ever less (IMP-VDT-03). Where a side attacks a draw is its defeat, so that
// one margin decides; that it is the stronger, as it should be, then matters
// ever less.
double OpenValue(const ArmyView& army, double lead, int attack) {
  const Weights& w = army.weights();
  if (attack != 0) {
    lead -= (1 - army.time_left()) * LeadAtFirst(army, Side::kFirst);
  }
  const double of_vdt = lead * kDefeatShare / 100.0;
  const double margin = kTimeOutMargin / 100.0;
  const double wins_from = attack < 0 ? -margin : margin;
  const double loses_from = attack > 0 ? margin : -margin;
  const double width = w.of_last + w.of_open * army.time_left();
  const double wins = (std::tanh((of_vdt - wins_from) / width) +
                       std::tanh((of_vdt - loses_from) / width)) /
                      2;
  // The slower part still tells good from bad where all is won or lost.
  return 0.84 * wins + 0.12 * std::tanh(of_vdt);
}

}  // namespace

double VdToValue(const ArmyView& army, double vd) {
  const PositionView f = army.field();
  const double defeat =
      (DefeatOf(f, Side::kFirst) + DefeatOf(f, Side::kSecond)) / 2;
  return std::tanh(army.weights().of_lead * vd / defeat / 2);
}

double ValueOf(PositionView f, Side side, const Weights& weights) {
  if (side == Side::kSecond) return -ValueOf(f, Side::kFirst, weights);
  const ArmyView army(f, weights);
  if (f.state.phase != Phase::kOver) {
    return OpenValue(army, Lead(army, side), AttackOf(f.scenario, side));
  }
  const double margin = std::tanh(army.LeadOf(side));
  const Score score = ScoreOf(f);
  if (score.winner < 0) return 0.1 * margin;
  return score.winner == Index(side) ? kWon + 0.03 * std::max(0.0, margin)
                                     : -kWon + 0.03 * std::min(0.0, margin);
}

double WorthOfAttack(PositionView f, Side side) {
  const int attack = AttackOf(f.scenario, side);
  if (attack == 0) return 0;
  if (side == Side::kSecond) return -WorthOfAttack(f, Side::kFirst);
  const ArmyView army(f);
  const double lead = Lead(army, side);
  return OpenValue(army, lead, attack) - OpenValue(army, lead, 0);
}

}  // namespace berthier::grandeur
