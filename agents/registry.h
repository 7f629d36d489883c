// All agents that can be named on a command line, in one table.
//
// An agent is requested as NAME or NAME:SETTINGS; each agent defines its own
// settings.
//
//   MadeAgent made = MakeAgent("random", "breakthrough");
#ifndef BERTHIER_AGENTS_REGISTRY_H_
#define BERTHIER_AGENTS_REGISTRY_H_

#include <optional>
#include <span>
#include <string_view>

#include "agents/agent_kind.h"

namespace berthier {

// Weakest first; agents of the same name for different rulesets are adjacent.
std::span<const AgentKind> Agents();

// Makes the agent for `request`, NAME or NAME:SETTINGS, and a game of
// `ruleset`. NAME may be a level (levels.h), which takes no settings.
MadeAgent MakeAgent(std::string_view request, std::string_view ruleset,
                    const Whereabouts& there = {});
// The settings in a request for a program that speaks the agent protocol;
// nullopt if the request is for a built-in agent.
std::optional<std::string_view> ExternalSettingsIn(std::string_view request);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_REGISTRY_H_
