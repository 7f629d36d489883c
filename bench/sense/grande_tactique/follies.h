// The follies of Grande Tactique, and how to see them in a turn.
//
// A turn is judged by what stands on the table when its Command Phase ends,
// and by the orders given in it. Units that flee, are silenced or exhausted, or
// have rallied in the same turn, are nobody's folly.
#ifndef BERTHIER_BENCH_SENSE_GRANDE_TACTIQUE_FOLLIES_H_
#define BERTHIER_BENCH_SENSE_GRANDE_TACTIQUE_FOLLIES_H_

#include <cstddef>

#include "bench/sense/ruleset_follies.h"

namespace berthier {

namespace grande_tactique {

// In the sequence of the table of kinds.
enum class Folly : size_t {
  kSquareFormed,
  kSquareKept,
  kRiddenDown,
  kPointsLeft,
  kIdlePurse,
  kGunsIdle,
  kHorseIdle,
  kPoorCharge,
  kBack,
  kBackward,
  kSideways,
  kThereAndBack,
  kGarrison,
  kGunsSpared,
  kRalliedAgain,
  kUnkept,
  kWing,
};

}  // namespace grande_tactique

RulesetFollies GrandeTactiqueFollies();

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_GRANDE_TACTIQUE_FOLLIES_H_
