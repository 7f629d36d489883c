// Agents whose formations all follow one macro plan of their ruleset's doctrine
// all game.
//
// A plan goes by the name that the doctrine gives it (Doctrine::PlanName), or
// by the beginning of only one of them: "bombard" for "bombard, then charge".
//
//   MadeAgent made = MakeConstant("hold", "grande_tactique");
#ifndef BERTHIER_AGENTS_CONSTANT_PLANS_H_
#define BERTHIER_AGENTS_CONSTANT_PLANS_H_

#include <string>
#include <string_view>
#include <vector>

#include "agents/agent_kind.h"

namespace berthier {

// The plans of the ruleset's doctrine; none if it has no doctrine of its own.
std::vector<std::string> PlansOf(std::string_view ruleset);
// Their names in one line: "'hold', 'fire'".
std::string QuotedPlansOf(std::string_view ruleset);

// An agent that follows the plan named; without a name the first one.
// Precondition: the ruleset has plans.
MadeAgent MakeConstant(std::string_view plan, std::string_view ruleset);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_CONSTANT_PLANS_H_
