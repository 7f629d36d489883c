#include "agents/doctrine/la_grande_armee/evaluation.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/la_grande_armee/beliefs.h"
#include "agents/doctrine/la_grande_armee/judgement.h"
#include "agents/doctrine/la_grande_armee/outlook.h"
#include "engine/rulesets/la_grande_armee/command/victory.h"
#include "engine/rulesets/la_grande_armee/facts/tables.h"

namespace berthier::la_grande_armee {
namespace {

constexpr double kWon = 0.97;  // more than any position that is not over
constexpr double kPoints = 100;

// What a side's tiles lose for being far from the enemy, as elements that are
// seen do (outlook.h).
double Lag(const ArmyView& army, Side side, const Beliefs& beliefs) {
  const Weights& w = army.weights();
  double inches = 0;
  for (const TileView& tile : beliefs.tiles()) {
    if (tile.side != side || tile.elements <= 0) continue;
    double gap = kMisses;
    for (const UnitView& e : army.enemies(side)) {
      gap = std::min(gap, GapTo(e, tile.at));
    }
    for (const TileView& other : beliefs.tiles()) {
      if (other.side == side || other.chance <= 0) continue;
      gap = std::min(gap, Norm(other.at - tile.at));
    }
    if (gap < kMisses)
      inches += tile.elements * std::max(0.0, gap - w.stand_off);
  }
  return w.ardour * (0.5 + 0.5 * army.time_left()) * inches;
}

// Points that its elements promise beyond those that count already: a share of
// what they are worth less than their bases (markers, routing), what they may
// still do, and what they are about to do.
double Promise(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Weights& w = army.weights();
  const Beliefs beliefs = Beliefs::ByNumbers(f);
  const Outlook outlook(army, side, beliefs);
  const Stance stance = StanceOf(Posture::kJudge, w);
  const double time = std::min(1.0, 0.2 + army.time_left());
  double bases = 0;
  for (const UnitView& u : army.units(side)) {
    // Lost bases and those that rout are points already (VIC-02).
    const double counted = u.routing ? 0 : u.bases();
    bases += w.of_unit * (u.worth() - counted);
    const double soon = u.activated ? 0.7 : 1;
    bases += time * soon * w.of_shot * u.check * BestShot(army, u);
    if (!u.routing && !u.locked) {
      bases += time * soon * w.of_danger * u.check * outlook.HopeAt(u);
      bases +=
          w.of_place * time * (outlook.ValueOfPlace(u, stance) - u.worth());
    }
  }
  bases -= w.of_place * time * Lag(army, side, beliefs);
  for (const LeaderId l : f.scenario.side(side).leaders) {
    if (f.state.leader(l).lost == LostHow::kNot) bases += w.of_leader;
  }
  return bases / army.BasesOfPoint(Opponent(side));
}

// Points of the fear to break (VIC-03): steep as the share comes near.
double Break(const ArmyView& army, Side side) {
  const double share = std::min(1.2, army.LostShare(side));
  return 30 * share * share * share;
}

double Lead(const ArmyView& army, Side side) {
  const Side other = Opponent(side);
  return army.LeadOf(side) * (0.6 + 0.4 * (1 - army.time_left())) +
         Break(army, other) - Break(army, side) + Promise(army, side) -
         Promise(army, other);
}

}  // namespace

double BasesToValue(const ArmyView& army, double bases) {
  const double points = bases / army.BasesOfPoint(Side::kFirst);
  return std::tanh(army.weights().of_lead * points / kPoints);
}

double ValueOf(PositionView f, Side side, const Weights& weights) {
  if (side == Side::kSecond) return -ValueOf(f, Side::kFirst, weights);
  const ArmyView army(f, weights);
  if (f.state.phase != Phase::kOver) {
    // The slower part still tells good from bad where all is won or lost.
    const double x = weights.of_lead * Lead(army, side) / kPoints;
    return 0.84 * std::tanh(x) + 0.12 * std::tanh(x / 5);
  }
  const double margin = std::tanh(army.LeadOf(side) / kPoints);
  const Score score = ScoreOf(f);
  if (score.winner < 0) return 0.3 * margin;
  return score.winner == Index(side) ? kWon + 0.03 * std::max(0.0, margin)
                                     : -kWon + 0.03 * std::min(0.0, margin);
}

}  // namespace berthier::la_grande_armee
