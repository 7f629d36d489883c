// Grande Tactique 3.2.1, by Jack Mitchell, as a Ruleset.
#ifndef BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_H_
#define BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_H_

#include "engine/model/game.h"

namespace berthier {

Ruleset GrandeTactique();

}  // namespace berthier

#endif  // BERTHIER_ENGINE_RULESETS_GRANDE_TACTIQUE_GRANDE_TACTIQUE_H_
