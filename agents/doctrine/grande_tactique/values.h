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
  double silenced_in_reach = 0.15;  // an enemy is near enough to spike it
  double withdrawn = 0.45;
};
inline constexpr UseWeights kUse;

// Inches an infantry unit and, on average, horse run (GT-FLE-01).
inline constexpr double kFootFlight = 7;
inline constexpr double kHorseFlight = 18;

// The use of a unit on the table; `from_home`: inches to its home edge.
double UseOf(Field f, UnitId u, double from_home);

// GT-VIC-01: what a unit that is gone counts, 0 for one that is not lost.
double LostShare(const UnitState& unit);

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_VALUES_H_
