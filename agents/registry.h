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
#include <vector>

#include "agents/agent.h"

namespace berthier {

// An agent, or one line about what is wrong with what was asked for.
using MadeAgent = std::variant<std::unique_ptr<Agent>, std::string>;

// What can be said in an agent's settings.
struct Setting {
  std::string name;
  std::string meaning;
  std::string range = {};
  std::string usual = {};  // if it is not said
};

struct AgentKind {
  std::string_view name;
  std::string_view description;  // one line for a person
  std::string_view ruleset;      // the only one it plays; empty: any
  MadeAgent (*make)(std::string_view settings) = nullptr;
  // Of agents that take text of wire::SearchSettings: what it may say beside
  // the budget.
  std::vector<Setting> (*settings)(std::string_view name) = nullptr;
};

std::span<const AgentKind> Agents();

// `request` is NAME or NAME:SETTINGS, for a game of `ruleset`; NAME may be a
// level (levels.h), which takes no settings.
MadeAgent MakeAgent(std::string_view request, std::string_view ruleset);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_REGISTRY_H_
