// The follies of Grandeur, and how to see them in the activation of a corps.
//
// Orders are judged as they are given; where units face and who commands them
// when the activation is at an end. Rolls that turn out badly are nobody's
// folly, chances that were poor are.
#ifndef BERTHIER_BENCH_SENSE_GRANDEUR_FOLLIES_H_
#define BERTHIER_BENCH_SENSE_GRANDEUR_FOLLIES_H_

#include <cstddef>

#include "bench/sense/ruleset_follies.h"

namespace berthier {

namespace grandeur {

// In the sequence of the table of kinds.
enum class Folly : size_t {
  kRush,
  kHopeless,
  kUnrallied,
  kOutOfCommand,
  kGunsSilent,
  kHorseIdle,
  kBack,
  kBackward,
  kUnkept,
};

}  // namespace grandeur

RulesetFollies GrandeurFollies();

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_GRANDEUR_FOLLIES_H_
