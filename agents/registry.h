// All agents that can be named on a command line, in one table.
//
// An agent is asked for as NAME or NAME:SETTINGS; what settings there are is
// the agent's own affair.
//
//   MadeAgent made = MakeAgent("random", "breakthrough");
#ifndef BERTHIER_AGENTS_REGISTRY_H_
#define BERTHIER_AGENTS_REGISTRY_H_

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "agents/agent.h"

namespace berthier {

// An agent, or one line about what is wrong with what was asked for.
using MadeAgent = std::variant<std::unique_ptr<Agent>, std::string>;

struct AgentKind {
  std::string_view name;
  std::string_view description;  // one line for a person
  std::string_view ruleset;      // the only one it plays; empty: any
  MadeAgent (*make)(std::string_view settings) = nullptr;
};

std::span<const AgentKind> Agents();

// `request` is NAME or NAME:SETTINGS, for a game of `ruleset`.
MadeAgent MakeAgent(std::string_view request, std::string_view ruleset);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_REGISTRY_H_
