#include "agents/doctrine/simple_grand_tactical/evaluation.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/simple_grand_tactical/outlook.h"
#include "engine/rulesets/simple_grand_tactical/board/contacts.h"
#include "engine/rulesets/simple_grand_tactical/board/score.h"

namespace berthier::simple_grand_tactical {
namespace {

constexpr double kWon = 0.97;  // more than any position that is not over
constexpr int kNearExhaustion = 3;

// What a lead of all of an army's morale is worth.
double Slope(const ArmyView& army) {
  const Weights& w = army.weights();
  return w.of_lead + w.of_time * (1 - army.time_left());
}

// What the side is about to take, by attacks and by fire.
double ChipsToCome(const ArmyView& army, Side side, double attacks) {
  const double time = std::min(1.0, 0.3 + army.time_left());
  double threats = 0, shots = 0;
  for (const UnitView& u : army.units(side)) {
    if (u.range > 0) shots += AimOf(army, u).best;
    if (u.guns() || u.in_contact) continue;
    double best = 0;
    for (const UnitView& e : army.enemies(side))
      best = std::max(best, ThreatOf(u, e));
    threats += best;
  }
  return time * (attacks * threats + army.weights().of_shot * shots);
}

double ShareOfArmy(const ArmyView& army, Side side, Side next) {
  const Weights& w = army.weights();
  const double attacks = next == side ? w.of_danger : w.of_hope;
  const double chips = ChipsOfUnits(army, side) + ChipsOfCommand(army, side) +
                       ChipsOfGoals(army, side);
  // What it takes is the enemy's to lose.
  return chips / MoraleOf(army.field(), side) +
         ChipsToCome(army, side, attacks) /
             MoraleOf(army.field(), Opponent(side));
}

double Evaluation(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Side other = Opponent(side);
  const Side next =
      f.state.phase <= Phase::kMovement ? f.state.active : f.state.passive();
  const double morale = (MoraleOf(f, side) + MoraleOf(f, other)) / 2;
  return army.LeadOf(side) + ShareOfArmy(army, side, next) -
         ShareOfArmy(army, other, next) + ChipsOfMelees(army, side) / morale;
}

}  // namespace

double MoraleOf(PositionView f, Side side) {
  return std::max<int>(1, f.state.morale_base[static_cast<size_t>(side)]);
}

double ChipsOfUnits(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Weights& w = army.weights();
  // The weight is that of a unit of rally 1, from the first turn on.
  constexpr double kUsualDisorder = 1.33;
  const double time = std::min(1.0, 0.3 + army.time_left());
  double chips = 0;
  f.scenario.side(side).units.ForEach([&](UnitId u) {
    const UnitState& unit = f.unit(u);
    if (unit.presence == Presence::kReserve || unit.on_table()) {
      chips += time * w.of_quality * QualityOf(f.data(u));
    }
    if (!unit.on_table() || unit.ordered()) return;
    const UnitView& view = army.unit(u);
    const double rallying =
        army.CostOfDisorder(side, view.rally + (view.general ? 1 : 0)) /
        kUsualDisorder;
    chips -= rallying * (view.unformed ? w.of_unformed : w.of_disordered);
  });
  return chips;
}

double ChipsOfCommand(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  const Weights& w = army.weights();
  const double time = std::min(1.0, 0.3 + army.time_left());
  const bool may_exhaust = f.scenario.side(side).corps.size() > 1;
  double chips = 0;
  for (const CorpsId c : f.scenario.side(side).corps) {
    const CorpsState& corps = f.state.corps_state(c);
    chips += time * w.of_pass * corps.passes;
    if (may_exhaust) {
      chips -= w.of_exhaustion * std::max(0, kNearExhaustion - corps.fatigue);
    }
  }
  for (int i = 0; i < f.scenario.general_count(); ++i) {
    const GeneralId g = MakeId<GeneralId>(i);
    const GeneralData& data = f.scenario.general(g);
    const Presence presence = f.state.general(g).presence;
    if (data.side == side && data.rank != Rank::kCorpsCommander &&
        (presence == Presence::kOnTable || presence == Presence::kReserve)) {
      chips += time * w.of_general;
    }
  }
  return chips;
}

double ChipsOfGoals(const ArmyView& army, Side side) {
  const size_t s = static_cast<size_t>(side);
  double chips = 0;
  for (const Objective& o : army.objectives()) {
    chips -= army.weights().of_goal * o.gain[s] *
             std::min(100.0, o.nearest[s] + 0.5 * o.second[s]) / 10;
  }
  return chips;
}

double GainOfMelee(const UnitView& own, const UnitView& enemy) {
  const int lead = ScoreOf(own, enemy, own.disordered, false) -
                   ScoreOf(enemy, own, enemy.disordered, false);
  return (ValueOfMelee(own, enemy, lead, own.disordered, enemy.disordered, 1) -
          ValueOfMelee(enemy, own, -lead, enemy.disordered, own.disordered,
                       1)) /
         2;
}

double ChipsOfMelees(const ArmyView& army, Side side) {
  const PositionView f = army.field();
  double chips = 0;
  for (const Contact& c : ContactsOf(f.state)) {
    const bool ours = f.data(c.first).side == side;
    const UnitView& own = army.unit(ours ? c.first : c.second);
    const UnitView& enemy = army.unit(ours ? c.second : c.first);
    chips += GainOfMelee(own, enemy);
  }
  return chips;
}

double ChipsToValue(const ArmyView& army, double chips) {
  const PositionView f = army.field();
  const double morale =
      (MoraleOf(f, Side::kFirst) + MoraleOf(f, Side::kSecond));
  return std::tanh(Slope(army) * chips / morale);
}

double LogitOf(PositionView f, Side side, const Weights& weights) {
  const ArmyView army(f, weights);
  return Slope(army) * Evaluation(army, side);
}

double ValueOf(PositionView f, Side side, const Weights& weights) {
  if (side == Side::kSecond) return -ValueOf(f, Side::kFirst, weights);
  const ArmyView army(f, weights);
  if (f.state.phase != Phase::kOver) {
    // The slower part still tells good from bad where all is won or lost.
    const double x = Slope(army) * Evaluation(army, side) / 2;
    return 0.84 * std::tanh(x) + 0.12 * std::tanh(x / 5);
  }
  const double margin = std::tanh(army.LeadOf(side));
  const Score score = ScoreOf(f);
  if (score.winner < 0) return 0.1 * margin;
  return score.winner == Index(side) ? kWon + 0.03 * std::max(0.0, margin)
                                     : -kWon + 0.03 * std::min(0.0, margin);
}

}  // namespace berthier::simple_grand_tactical
