// Values of units in each state (GT 9.5), in shares of their Unit Points, and
// the other weights of the doctrine.
//
// A loss counts minus the share of GT-VIC-01; the remaining fighting value of a
// unit is its use. Both are in points, so they add. The weights are in one
// table, so that they can be tuned in play (bench/tuning).
//
//   Weights weights;                      // as they were tuned
//   weights.fear = 1;
//   const ArmyView army(f, weights);
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_VALUES_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_VALUES_H_

#include <span>

#include "agents/doctrine/kit/weights.h"
#include "engine/rulesets/grande_tactique/board/position_view.h"

namespace berthier::grande_tactique {

// Name, value for choosing orders, value for evaluating a position, meaning.
// Values are in points or in shares of points unless stated. The values for
// choosing orders were tuned in play against `drill`, on generated scenarios
// with the seeds 101 to 112 (bench/tuning); those for evaluation are from 9.5.
#define BERTHIER_GT_WEIGHTS(X)                                               \
  X(disrupted, 0.81, 0.88, "use of a disrupted unit")                        \
  X(disrupted_collapsed, 0.85, 1.1, "... that will not regroup")             \
  X(exhausted, 0.6, 0.77, "use of an exhausted unit")                        \
  X(fleeing, 0.26, 0.55, "use of a fleeing unit")                            \
  X(fleeing_short, 0.026, 0.13,                                              \
    "... less for each missing flight to the edge")                          \
  X(silenced, 0.027, 0.79, "use of a silenced battery")                      \
  X(silenced_in_reach, -0.55, -0.47,                                         \
    "... that an enemy can come up and spike")                               \
  X(withdrawn, 0.42, 1, "use of a unit that has withdrawn")                  \
  X(hunted, 0.12, 0.046,                                                     \
    "a fleeing unit may be ridden down before it rallies")                   \
  X(pursued, 0.043, 0, "a unit pursued is exhausted for good")               \
  X(spiking, 0.4, 1, "guns silenced with an enemy near")                     \
  X(likely, 0.35, 0.94, "chance that the enemy has the points and the wish") \
  X(disorder, 0.55, 0.83, "disorder costs more than the use that is lost")   \
  X(disorder_each, 0.1, 0.042, "... and this for any unit")                  \
  X(shaken, 0.28, 0.44, "a disrupted unit suffers more from the next blow")  \
  X(shaken_horse, 0.17, 0.98, "... horse")                                   \
  X(shaken_charged, 0.62, 0.35, "... that will be charged at once")          \
  X(shaken_each, 0.1, 0.3, "... any unit")                                   \
  X(shaken_contact, 0.54, 1.1, "... by foot in contact, that comes on next") \
  X(early_rally, 0.72, 0.7, "a rally that can wait")                         \
  X(battery, 0.96, 1.6, "volleys that a battery in position fires")          \
  X(battery_limbered, 1.5, 0.5, "... limbered")                              \
  X(volleys, 2.4, 1.5, "volleys counted where a battery opens fire")         \
  X(chance, 0.43, 0.3, "a charge that could be made next turn")              \
  X(other_threats, 0.71, 0.5, "threats other than the worst")                \
  X(gun_threats, 1.5, 1.2, "threats of guns")                                \
  X(foot_fire, 1.1, 1.6, "threats of fire by foot")                          \
  X(barred, 0.26, 0.51, "guns with somebody in their line")                  \
  X(facing, 0.1, 0.12, "facing away from the enemy")                         \
  X(back, 0.2, 0, "... its back to the nearest one")                         \
  X(turning, 1, 0, "a march's inches that turning about costs")              \
  X(close_behind, 0.098, 0.06, "a friend close in front")                    \
  X(square, 0.0047, 0.15, "standing in square")                              \
  X(square_alone, 1, 0, "... with no horse near")                            \
  X(built_up, 0.23, 0.3, "holding a built-up area")                          \
  X(woods, 0.057, 0.1, "holding woods")                                      \
  X(ardour, 0.15, 0.08, "an inch nearer to where a unit is wanted")          \
  X(foot_gap, 1.8, 5.6, "where foot waits: inches between centres")          \
  X(horse_gap, 8.7, 11, "... horse")                                         \
  X(guns_gap, 10, 8, "... guns")                                             \
  X(wreck_gap, 14, 18, "... whoever is not fit to charge")                   \
  X(least_chance, 0.334, 0, "a charge with less chance is not made")         \
  X(fear, 0.5, 0.6, "how much the enemy's threats count")                    \
  X(charge_fear, 0.74, 0.7, "how much the cost of a charge counts")          \
  X(least, 0.046, 0.05, "an order that gains less a CP is not given")        \
  X(ahead_fear, 0.15, 1, "fear grows so much late when ahead")               \
  X(ahead_gap, 2.4, 3, "inches further away late when ahead")                \
  X(late_fear, 0.31, 0.4, "fear shrinks so much late when not ahead")        \
  X(late_charge, 0.19, 0.3, "... and the fear of charges")                   \
  X(late_gap, 0.79, 1.5, "inches nearer late when not ahead")                \
  X(ride_on, 0.25, 0.78, "disorder of horse that rides on")                  \
  X(retreat, 0.024, 0.38, "making a unit retreat")                           \
  X(too_near, 0.38, 0.5, "an inch too near against an inch too far")         \
  X(near_but_safe, 0.25, 1, "... where nobody threatens it")                 \
  X(held_up, 1.5, 0, "danger that a general averts where he joins a unit")   \
  X(taxed, 0.05, 0, "who did not fire fires, and pays before it moves")      \
  X(garrison_gap, 4, 0,                                                      \
    "inches further away: a division that cannot pay for itself")            \
  X(garrison_ground, 0.2, 0, "... good ground, more than for others")        \
  X(collapsing, 1, 0,                                                        \
    "a unit of a division that the flight of one more makes collapse")       \
  X(in_command, 0.15, 0,                                                     \
    "evaluation: a unit in command, a third of its points")                  \
  X(bonus_in_reach, 0.1, 0, "evaluation: a CP of bonus in reach")            \
  X(good_ground, 0.3, 0.24, "evaluation: a unit on good ground")             \
  X(collapsed, 0.75, 0.61, "evaluation: a unit of a collapsed division")     \
  X(broken, 0.5, 0.41, "evaluation: a unit of a broken corps")               \
  X(reserve, 0.5, 0.05, "evaluation: a coherent unit in reserve, up to two") \
  X(threat, 0.45, 0.54, "evaluation: threats of who moves next")             \
  X(later_threat, 0.25, 0.39, "evaluation: threats of who has just moved")   \
  X(late_use, 0.15, 0.2, "evaluation: use when no time is left")             \
  X(decisive, 0.2, 0.31,                                                     \
    "evaluation: a lead of this share of all points decides")

struct Weights {
#define BERTHIER_GT_WEIGHT(name, orders, value, what) double name = orders;
  BERTHIER_GT_WEIGHTS(BERTHIER_GT_WEIGHT)
#undef BERTHIER_GT_WEIGHT

  // All weights, in the order of the table.
  static std::span<const NamedWeight<Weights>> Rows();
};

// Those of a beginner, who sees what an order does and little of what a charge
// costs, and neither what the enemy will do next nor that who is shaken, or
// shows his flank, is lost to the next blow.
constexpr Weights ShortSight() {
  Weights weights;
  weights.fear = 0;
  weights.ahead_fear = 0;
  weights.charge_fear = 0.3;
  weights.least_chance = 0.2;
  weights.early_rally = 0;
  weights.hunted = 0;
  weights.shaken = 0;
  weights.shaken_charged = 0;
  weights.facing = 0;
  weights.back = 0;
  weights.close_behind = 0;
  weights.volleys = 1;
  return weights;
}
inline constexpr Weights kShortSight = ShortSight();

// The weights of the evaluation.
constexpr Weights WeightsOfValue() {
  Weights weights;
#define BERTHIER_GT_WEIGHT(name, orders, value, what) weights.name = value;
  BERTHIER_GT_WEIGHTS(BERTHIER_GT_WEIGHT)
#undef BERTHIER_GT_WEIGHT
  return weights;
}

// Inches of a flight: of infantry, and the average of cavalry (GT-FLE-01).
inline constexpr double kFootFlight = 7;
inline constexpr double kHorseFlight = 18;

// The use of a unit on the table; `from_home`: inches from its home edge.
double UseOf(PositionView f, UnitId u, double from_home,
             const Weights& weights);

// GT-VIC-01: the share of its points that a lost unit counts; 0 if not lost.
double LostShare(const UnitState& unit);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_VALUES_H_
