// The doctrine, agents and levels of Grande Tactique.
#ifndef BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_RULESET_AGENTS_H_
#define BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_RULESET_AGENTS_H_

#include "agents/ruleset_agents.h"

namespace berthier {

RulesetAgents GrandeTactiqueAgents();

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_GRANDE_TACTIQUE_RULESET_AGENTS_H_
