// The agents of one ruleset: its doctrine, its own agents, and who plays the
// levels.
//
// Each ruleset's folder in agents/doctrine defines this in its
// ruleset_agents.h; the table of all is generated from the registry of rulesets
// (engine/rulesets/registries.cmake).
#ifndef BERTHIER_AGENTS_RULESET_AGENTS_H_
#define BERTHIER_AGENTS_RULESET_AGENTS_H_

#include <memory>
#include <span>
#include <string_view>

#include "agents/agent_kind.h"
#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/indicators.h"
#include "agents/doctrine/kit/feature_rows.h"
#include "agents/doctrine/kit/weights.h"
#include "agents/levels.h"

namespace berthier {

struct RulesetAgents {
  std::string_view ruleset;
  std::unique_ptr<Doctrine> (*doctrine)(const Game& game);
  const Indicators& (*indicators)();
  const TunableWeights* tunable = nullptr;  // of the doctrine; null: none
  const Learnable* learnable = nullptr;     // what its evaluation sees, or null
  std::span<const AgentKind> kinds;         // weakest first
  std::span<const LevelRequest> levels;
};

std::span<const RulesetAgents> AllRulesetAgents();

}  // namespace berthier

#endif  // BERTHIER_AGENTS_RULESET_AGENTS_H_
