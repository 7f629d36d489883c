#include "engine/rulesets/registry.h"

namespace berthier {

const Ruleset* FindRuleset(std::string_view name) {
  for (const Ruleset& ruleset : Rulesets()) {
    if (ruleset.name == name) return &ruleset;
  }
  return nullptr;
}

}  // namespace berthier
