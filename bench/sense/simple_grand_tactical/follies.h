// The follies of Simple Grand Tactical, and how to see them in a turn.
//
// A turn is judged by what stands on the table when its moves are at an end,
// and by the orders given in it. Disordered units are nobody's folly.
#ifndef BERTHIER_BENCH_SENSE_SIMPLE_GRAND_TACTICAL_FOLLIES_H_
#define BERTHIER_BENCH_SENSE_SIMPLE_GRAND_TACTICAL_FOLLIES_H_

#include <cstddef>

#include "bench/sense/ruleset_follies.h"

namespace berthier {

namespace simple_grand_tactical {

// In the sequence of the table of kinds.
enum class Folly : size_t {
  kSquareKept,
  kGunsSilent,
  kHorseIdle,
  kBack,
  kBackward,
  kThereAndBack,
  kUnkept,
};

}  // namespace simple_grand_tactical

RulesetFollies SimpleGrandTacticalFollies();

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_SIMPLE_GRAND_TACTICAL_FOLLIES_H_
