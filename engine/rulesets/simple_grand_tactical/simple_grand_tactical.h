// Simple Grand Tactical Napoleonic Rules as a Ruleset (engine/model/game.h).
#ifndef BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_H_
#define BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_H_

#include "engine/model/game.h"

namespace berthier {

Ruleset SimpleGrandTactical();

}  // namespace berthier

#endif  // BERTHIER_ENGINE_RULESETS_SIMPLE_GRAND_TACTICAL_SIMPLE_GRAND_TACTICAL_H_
