// The doctrine, agents and levels of Simple Grand Tactical.
#ifndef BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_RULESET_AGENTS_H_
#define BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_RULESET_AGENTS_H_

#include "agents/ruleset_agents.h"

namespace berthier {

RulesetAgents SimpleGrandTacticalAgents();

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_SIMPLE_GRAND_TACTICAL_RULESET_AGENTS_H_
