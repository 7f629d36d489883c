// The follies of La Grande Armée, and how to see them in the activation of a
// corps.
//
// Orders are judged as they are given; where elements stand and face when the
// activation is at an end. Rolls that turn out badly are nobody's folly,
// chances that were poor are.
#ifndef BERTHIER_BENCH_SENSE_LA_GRANDE_ARMEE_FOLLIES_H_
#define BERTHIER_BENCH_SENSE_LA_GRANDE_ARMEE_FOLLIES_H_

#include <cstddef>

#include "bench/sense/ruleset_follies.h"

namespace berthier {

namespace la_grande_armee {

// In the sequence of the table of kinds.
enum class Folly : size_t {
  kHorseIdle,
  kGunsSilent,
  kPoorCharge,
  kShakenCharge,
  kLeftToDie,
  kUnrested,
  kOutOfCommand,
  kSquare,
  kBack,
  kBackward,
  kOnFriends,
  kLeftAlone,
  kElsewhere,
  kExposed,
  kFallen,
  kUnkept,
};

}  // namespace la_grande_armee

RulesetFollies LaGrandeArmeeFollies();

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_LA_GRANDE_ARMEE_FOLLIES_H_
