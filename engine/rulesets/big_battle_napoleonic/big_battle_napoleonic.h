// Big Battle Napoleonic Rules as a Ruleset (engine/model/game.h).
#ifndef BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_H_
#define BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_H_

#include "engine/model/game.h"

namespace berthier {

Ruleset BigBattleNapoleonic();

}  // namespace berthier

#endif  // BERTHIER_ENGINE_RULESETS_BIG_BATTLE_NAPOLEONIC_BIG_BATTLE_NAPOLEONIC_H_
