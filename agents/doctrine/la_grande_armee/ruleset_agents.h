// The doctrine, agents and levels of La Grande Armée.
#ifndef BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_RULESET_AGENTS_H_
#define BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_RULESET_AGENTS_H_

#include "agents/ruleset_agents.h"

namespace berthier {

RulesetAgents LaGrandeArmeeAgents();

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_LA_GRANDE_ARMEE_RULESET_AGENTS_H_
