// What units are worth in each state (GT 9.5), in shares of their Unit Points.
//
// A loss on the score is minus the share that GT-VIC-01 counts; what a unit
// can still do is its use. Both are in points, so they add.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_VALUES_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_VALUES_H_

#include "engine/rulesets/grande_tactique/field.h"

namespace berthier::grande_tactique {

// The weights of 9.5.
struct UseWeights {
  double disrupted = 0.80;
  double disrupted_collapsed = 0.70;  // it will not regroup
  double exhausted = 0.60;
  double fleeing = 0.35;
  double fleeing_short = 0.05;  // less for each missing flight to the edge
  double silenced = 0.35;
  double silenced_in_reach = -0.3;  // an enemy can come up and spike it
  double withdrawn = 0.45;
};
inline constexpr UseWeights kUse;

// What the closed forms do not see, in points or in shares of points; set by
// hand and then by play against `drill`.
struct Weights {
  // A fleeing unit may be ridden down or run off before anybody rallies it.
  double hunted = 0.15;
  // A unit pursued is exhausted for good.
  double pursued = 0.12;
  // Of guns that are silenced with an enemy near, what is left.
  double spiking = 0.45;
  // The enemy needs the command points, too, and has other plans.
  double likely = 0.6;
  // Disorder costs more than the use that is lost.
  double disorder = 1.15;
  double disorder_each = 0.08;
  // A disrupted unit suffers more from the next blow.
  double shaken = 0.26;
  double shaken_horse = 0.26;  // the next hit puts it to flight
  double shaken_charged = 0.35;
  double shaken_each = 0.08;
  double shaken_contact = 0.5;  // by foot in contact, that comes on next
  // A rally that can wait.
  double early_rally = 0.7;
  // A battery in position fires more than once.
  double battery = 1.6;
  double battery_limbered = 0.5;
  double volleys = 1.5;
  // A charge that could be made next turn.
  double chance = 0.3;
  // Threats other than the worst.
  double other_threats = 0.35;
  double gun_threats = 0.8;
  double foot_fire = 1;
  double barred = 0.3;  // guns with somebody in their line
  // Facing away; a friend close in front; a square; good ground.
  double facing = 0.12;
  double close_behind = 0.06;
  double square = 0.15;
  double built_up = 0.3;
  double woods = 0.1;
};
extern const Weights kWeights;

// Inches an infantry unit and, on average, horse run (GT-FLE-01).
inline constexpr double kFootFlight = 7;
inline constexpr double kHorseFlight = 18;

// The use of a unit on the table; `from_home`: inches to its home edge.
double UseOf(Field f, UnitId u, double from_home);

// GT-VIC-01: what a unit that is gone counts, 0 for one that is not lost.
double LostShare(const UnitState& unit);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_VALUES_H_
