// All agents that can be named on a command line, in one table.
//
// An agent is asked for as NAME or NAME:SETTINGS; what settings there are is
// the agent's own affair.
//
//   MadeAgent made = MakeAgent("random", "breakthrough");
#ifndef BERTHIER_AGENTS_REGISTRY_H_
#define BERTHIER_AGENTS_REGISTRY_H_

#include <optional>
#include <span>
#include <string_view>

#include "agents/agent_kind.h"

namespace berthier {

// Weakest first; those of the same name and different rulesets together.
std::span<const AgentKind> Agents();

// `request` is NAME or NAME:SETTINGS, for a game of `ruleset`; NAME may be a
// level (levels.h), which takes no settings.
MadeAgent MakeAgent(std::string_view request, std::string_view ruleset,
                    const Whereabouts& there = {});
// The settings in a request for a program that speaks the agent protocol;
// nothing if it is for an agent of ours.
std::optional<std::string_view> ExternalSettingsIn(std::string_view request);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_REGISTRY_H_
