// Grandeur as a Ruleset (engine/model/game.h).
#ifndef BERTHIER_ENGINE_RULESETS_GRANDEUR_GRANDEUR_H_
#define BERTHIER_ENGINE_RULESETS_GRANDEUR_GRANDEUR_H_

#include "engine/model/game.h"

namespace berthier {

Ruleset Grandeur();

}  // namespace berthier

#endif  // BERTHIER_ENGINE_RULESETS_GRANDEUR_GRANDEUR_H_
