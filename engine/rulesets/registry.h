// The table of rulesets: whoever wants to play one finds it here by name.
#ifndef BERTHIER_ENGINE_RULESETS_REGISTRY_H_
#define BERTHIER_ENGINE_RULESETS_REGISTRY_H_

#include <span>
#include <string_view>

#include "engine/model/game.h"

namespace berthier {

std::span<const Ruleset> Rulesets();

// nullptr if there is none of that name.
const Ruleset* FindRuleset(std::string_view name);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_RULESETS_REGISTRY_H_
