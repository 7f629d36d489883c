// The indicators of this ruleset (agents/doctrine/indicators.h).
#ifndef BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_INDICATORS_H_
#define BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_INDICATORS_H_

#include "agents/doctrine/indicators.h"

namespace berthier::big_battle_napoleonic {

const Indicators& BigBattleNapoleonicIndicators();

}  // namespace berthier::big_battle_napoleonic

#endif  // BERTHIER_AGENTS_DOCTRINE_BIG_BATTLE_NAPOLEONIC_INDICATORS_H_
