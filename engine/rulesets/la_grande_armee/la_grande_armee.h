// La Grande Armée as a Ruleset (engine/model/game.h).
#ifndef BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_H_
#define BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_H_

#include "engine/model/game.h"

namespace berthier {

Ruleset LaGrandeArmee();

}  // namespace berthier

#endif  // BERTHIER_ENGINE_RULESETS_LA_GRANDE_ARMEE_LA_GRANDE_ARMEE_H_
