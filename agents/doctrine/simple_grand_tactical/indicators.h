// The indicators of this ruleset (agents/doctrine/indicators.h).
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_INDICATORS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_INDICATORS_H_

#include "agents/doctrine/indicators.h"

namespace berthier::simple_grand_tactical {

const Indicators& SimpleGrandTacticalIndicators();

}  // namespace berthier::simple_grand_tactical

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_INDICATORS_H_
