#include "agents/ruleset_agents.h"

#include "agents/doctrine/big_battle_napoleonic/ruleset_agents.h"
#include "agents/doctrine/grande_tactique/ruleset_agents.h"

namespace berthier {

std::span<const RulesetAgents> AllRulesetAgents() {
  static const RulesetAgents kTable[] = {
      GrandeTactiqueAgents(),
      BigBattleNapoleonicAgents(),
  };
  return kTable;
}

}  // namespace berthier
