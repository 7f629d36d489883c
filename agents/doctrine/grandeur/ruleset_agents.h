// The doctrine, agents and levels of Grandeur.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDEUR_RULESET_AGENTS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDEUR_RULESET_AGENTS_H_

#include "agents/ruleset_agents.h"

namespace berthier {

RulesetAgents GrandeurAgents();

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDEUR_RULESET_AGENTS_H_
