// The table of all rulesets, to find one by name.
#ifndef BERTHIER_ENGINE_RULESETS_REGISTRY_H_
#define BERTHIER_ENGINE_RULESETS_REGISTRY_H_

#include <span>
#include <string_view>

#include "engine/model/game.h"

namespace berthier {

std::span<const Ruleset> Rulesets();

// nullptr if there is no ruleset of that name.
const Ruleset* FindRuleset(std::string_view name);

}  // namespace berthier

#endif  // BERTHIER_ENGINE_RULESETS_REGISTRY_H_
