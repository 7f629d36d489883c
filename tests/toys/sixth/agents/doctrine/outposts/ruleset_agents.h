// The agents that play Outposts.
#ifndef BERTHIER_TESTS_TOYS_SIXTH_AGENTS_DOCTRINE_OUTPOSTS_RULESET_AGENTS_H_
#define BERTHIER_TESTS_TOYS_SIXTH_AGENTS_DOCTRINE_OUTPOSTS_RULESET_AGENTS_H_

#include "agents/ruleset_agents.h"

namespace berthier {

RulesetAgents OutpostsAgents();

}  // namespace berthier

#endif  // BERTHIER_TESTS_TOYS_SIXTH_AGENTS_DOCTRINE_OUTPOSTS_RULESET_AGENTS_H_
