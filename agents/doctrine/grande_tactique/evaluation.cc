#include "agents/doctrine/grande_tactique/evaluation.h"

#include <algorithm>
#include <cmath>

#include "agents/doctrine/grande_tactique/judgement.h"
#include "agents/doctrine/grande_tactique/values.h"
#include "engine/rulesets/grande_tactique/board/score.h"

namespace berthier::grande_tactique {
namespace {

constexpr double kRadius = 9.5;

// Use counts less when there is no time left for it.
double TimeLeft(PositionView f, const Weights& weights) {
  const double left = f.scenario.last_round - f.state.round;
  return std::clamp(weights.late_use + left / 8, weights.late_use, 1.0);
}

// The parts of a side's worth are added to one sum, one after the other.
// Units not on the table.
void AddAbsent(const ArmyView& army, Side side, double time, double& value) {
  const PositionView f = army.field();
  for (size_t i = 0; i < f.scenario.units.size(); ++i) {
    const UnitId u = MakeId<UnitId>(static_cast<int>(i));
    if (f.data(u).side != side) continue;
    const UnitState& unit = f.unit(u);
    if (unit.presence == Presence::kPending) {
      value += time * f.data(u).points;
    } else if (unit.presence == Presence::kWithdrawn) {
      value += time * army.weights().withdrawn * f.data(u).points;
    }
  }
}

// Units on the table, what threatens them, and who of them is a reserve.
void AddPresent(const ArmyView& army, Side side, double time, double& value) {
  const Weights& weights = army.weights();
  const PositionView f = army.field();
  const bool attacked_next =
      f.state.moving == side
          ? f.state.phase == Phase::kCharge || f.state.phase == Phase::kFiring
          : f.state.phase != Phase::kCharge;
  const double threat = attacked_next ? weights.threat : weights.later_threat;
  double front = 1000;  // of the unit nearest to the enemy
  std::array<double, kMaxUnits> nearest;
  size_t k = 0;
  for (const UnitView& u : army.units(side)) {
    value += time * u.use * u.points;
    value -= threat * DangerTo(army, u) * std::max(time, 0.5);
    double near = 1000;
    for (const UnitView& e : army.enemies(side)) {
      if (e.effective) near = std::min(near, Norm(e.at - u.at));
    }
    nearest[k++] = near;
    front = std::min(front, near);
    if (u.in_area) value += time * weights.good_ground;
    if (army.InCommand(u)) value += time * weights.in_command * u.points / 3;
  }
  k = 0;
  int reserves = 0;
  for (const UnitView& u : army.units(side)) {
    const double behind = nearest[k++] - front;
    if (u.coherent && !u.guns() && behind > 7 && behind < 16) ++reserves;
  }
  value += time * weights.reserve * std::min(reserves, 2);
}

// Divisions that have collapsed, and bonus points within reach of the others.
void AddDivisions(const ArmyView& army, Side side, double time, double& value) {
  const Weights& weights = army.weights();
  const PositionView f = army.field();
  for (size_t d = 0; d < f.scenario.divisions.size(); ++d) {
    const DivisionData& division = f.scenario.divisions[d];
    if (division.side != side) continue;
    if (f.state.divisions[d].collapsed != 0) {
      for (const UnitId u : division.units) {
        if (f.unit(u).on_table()) value -= time * weights.collapsed;
      }
    }
    if (!IsSome(division.general) ||
        !f.state.general(division.general).on_table() ||
        !IsSome(division.corps)) {
      continue;
    }
    const GeneralId cc = f.scenario.corps_of(division.corps).general;
    if (IsSome(cc) && f.state.general(cc).on_table() &&
        Norm(InchesOf(PlaceOf(f, cc)) -
             InchesOf(PlaceOf(f, division.general))) < kRadius) {
      value += time * weights.bonus_in_reach * f.scenario.general(cc).pool;
    }
  }
}

void AddBrokenCorps(const ArmyView& army, Side side, double time,
                    double& value) {
  const PositionView f = army.field();
  for (size_t c = 0; c < f.scenario.corps.size(); ++c) {
    if (f.scenario.corps[c].side != side || f.state.corps[c].broken == 0) {
      continue;
    }
    for (const UnitView& u : army.units(side)) {
      if (Index(f.data(u.id).corps) == static_cast<int>(c)) {
        value -= time * army.weights().broken;
      }
    }
  }
}

double ValueOfArmy(const ArmyView& army, Side side) {
  const double time = TimeLeft(army.field(), army.weights());
  double value = -army.field().state.side(side).lost_x2 / 2.0;
  AddAbsent(army, side, time, value);
  AddPresent(army, side, time, value);
  AddDivisions(army, side, time, value);
  AddBrokenCorps(army, side, time, value);
  return value;
}

double Scale(const Scenario& scenario, const Weights& weights) {
  const double points =
      0.5 * (scenario.sides[0].points_start + scenario.sides[1].points_start);
  return std::max(1.0, weights.decisive * points);
}

}  // namespace

double Evaluation(const ArmyView& army, Side side) {
  return ValueOfArmy(army, side) - ValueOfArmy(army, Opponent(side));
}

double PointsToValue(const Scenario& scenario, const Weights& weights,
                     double points) {
  return std::tanh(points / Scale(scenario, weights));
}

double ValueOf(PositionView f, Side side, const Weights& weights) {
  if (f.state.phase == Phase::kOver) {
    const Score score = ScoreOf(f.scenario, f.state);
    const double ahead = (score.points[static_cast<size_t>(side)] -
                          score.points[static_cast<size_t>(Opponent(side))]) /
                         10000.0;
    // GT-VIC-04: the grade, and within it the percentages.
    double value = 0.25 * std::tanh(ahead / weights.decisive);
    if (score.winner >= 0) {
      const double grade = 0.5 + 0.08 * score.grade;
      value += score.winner == Index(side) ? grade : -grade;
    }
    return value;
  }
  const ArmyView army(f, weights);
  return PointsToValue(f.scenario, weights, Evaluation(army, side));
}

}  // namespace berthier::grande_tactique
