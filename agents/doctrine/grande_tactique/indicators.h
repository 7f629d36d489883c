// The indicators of this ruleset (agents/doctrine/indicators.h).
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INDICATORS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INDICATORS_H_

#include "agents/doctrine/indicators.h"

namespace berthier::grande_tactique {

const Indicators& GrandeTactiqueIndicators();

}  // namespace berthier::grande_tactique

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_INDICATORS_H_
