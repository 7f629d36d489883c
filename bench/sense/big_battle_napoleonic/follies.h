// The follies of Big Battle Napoleonic, and how to see them in a turn.
//
// A turn is judged by what stands on the table when its moves are at an end,
// and by the orders given in it. Units that rout are nobody's folly.
#ifndef BERTHIER_BENCH_SENSE_BIG_BATTLE_NAPOLEONIC_FOLLIES_H_
#define BERTHIER_BENCH_SENSE_BIG_BATTLE_NAPOLEONIC_FOLLIES_H_

#include <cstddef>

#include "bench/sense/ruleset_follies.h"

namespace berthier {

namespace big_battle_napoleonic {

// In the sequence of the table of kinds.
enum class Folly : size_t {
  kSquareKept,
  kSquareForNobody,
  kBeforeCounter,
  kRawColumn,
  kRawPrey,
  kGunsSilent,
  kHorseIdle,
  kChargeLeft,
  kCounter,
  kNobody,
  kPoorCharge,
  kPoorFight,
  kWorseFight,
  kBack,
  kStepBack,
  kThereAndBack,
  kSquareLeft,
  kDrillOfDisorder,
  kGarrison,
  kUnkept,
};

}  // namespace big_battle_napoleonic

RulesetFollies BigBattleNapoleonicFollies();

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_BIG_BATTLE_NAPOLEONIC_FOLLIES_H_
