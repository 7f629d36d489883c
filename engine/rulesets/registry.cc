#include "engine/rulesets/registry.h"

#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic.h"
#include "engine/rulesets/grande_tactique/grande_tactique.h"

namespace berthier {

std::span<const Ruleset> Rulesets() {
  static const Ruleset kTable[] = {
      GrandeTactique(),
      BigBattleNapoleonic(),
  };
  return kTable;
}

const Ruleset* FindRuleset(std::string_view name) {
  for (const Ruleset& ruleset : Rulesets()) {
    if (ruleset.name == name) return &ruleset;
  }
  return nullptr;
}

}  // namespace berthier
