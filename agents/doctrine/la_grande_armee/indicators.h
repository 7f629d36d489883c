// The indicators of this ruleset (agents/doctrine/indicators.h).
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_INDICATORS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_INDICATORS_H_

#include "agents/doctrine/indicators.h"

namespace berthier::la_grande_armee {

const Indicators& LaGrandeArmeeIndicators();

}  // namespace berthier::la_grande_armee

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_INDICATORS_H_
