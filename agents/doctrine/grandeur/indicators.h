// The indicators of this ruleset (agents/doctrine/indicators.h).
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_INDICATORS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_INDICATORS_H_

#include "agents/doctrine/indicators.h"

namespace berthier::grandeur {

const Indicators& GrandeurIndicators();

}  // namespace berthier::grandeur

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_INDICATORS_H_
