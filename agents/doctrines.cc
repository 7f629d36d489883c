#include "agents/doctrines.h"

#include "agents/doctrine/plain.h"
#include "agents/ruleset_agents.h"

namespace berthier {

std::unique_ptr<Doctrine> DoctrineFor(const Game& game) {
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (game.ruleset() == agents.ruleset) return agents.doctrine(game);
  }
  return MakePlainDoctrine(game);
}

const Indicators* IndicatorsFor(const Game& game) {
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (game.ruleset() == agents.ruleset) return &agents.indicators();
  }
  return nullptr;
}

}  // namespace berthier
