// Agents that follow a script on a ruleset's own doctrine: one macro plan all
// game (`constant`), or a small idea with parameters (`script`).
//
// A plan goes by the name that the doctrine gives it (Doctrine::PlanName), or
// by the beginning of only one of them: "bombard" for "bombard, then charge".
// A script is written as items with semicolons between them:
//
// - `hold; after 0.7 assault`: another plan once that share of time has passed;
// - `assault; ahead 0.3 withdraw`: ... once the position is worth as much;
// - `hold/assault/assault`: plans of the left, the centre and the right;
// - `as it comes; ground=2; fear=1`: other weights, named as in `bench/tuning`.
//
// A stage that says `after` and `ahead` waits for both. What is not of this
// form, or names what the doctrine does not have, is refused in one line.
//
// Laws: ReadScript(ToText(script)) = script.
//
//   MadeAgent made = MakeScript("hold; after 0.7 assault", "grande_tactique");
#ifndef BERTHIER_AGENTS_SCRIPTS_H_
#define BERTHIER_AGENTS_SCRIPTS_H_

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "agents/agent_kind.h"
#include "agents/script_agent.h"

namespace berthier {

// The plans of the ruleset's doctrine; none if it has no doctrine of its own.
std::vector<std::string> PlansOf(std::string_view ruleset);
// Their names in one line: "'hold', 'fire'".
std::string QuotedPlansOf(std::string_view ruleset);

struct Script {
  std::vector<ScriptStage> stages;  // at least one
  // Those that differ from the usual: index (TunableWeights) and value.
  std::vector<std::pair<size_t, double>> weights;

  friend bool operator==(const Script&, const Script&) = default;
};

// Precondition of the following: the ruleset has plans.

// The script, or what is wrong with the text. An empty text is the first plan.
std::variant<Script, std::string> ReadScript(std::string_view text,
                                             std::string_view ruleset);
std::string ToText(const Script& script, std::string_view ruleset);

MadeAgent MakeScript(std::string_view settings, std::string_view ruleset);
// An agent that follows the plan named; without a name the first one.
MadeAgent MakeConstant(std::string_view plan, std::string_view ruleset);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SCRIPTS_H_
