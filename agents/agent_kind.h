// A kind of agent that can be asked for by name, and who can make one.
//
//   constexpr AgentKind kKind = {.name = "random",
//                                .description = "any legal order",
//                                .ruleset = "",
//                                .make = &MakePlain<RandomAgent>};
#ifndef BERTHIER_AGENTS_AGENT_KIND_H_
#define BERTHIER_AGENTS_AGENT_KIND_H_

#include <memory>
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

// Where on this machine an agent plays; of matter to those that are programs.
struct Whereabouts {
  // What relative paths in a command begin at; empty: where we are.
  std::string folder = {};
  // A file that is none of the agent's business, nor those beside it.
  std::string hidden = {};
};

struct AgentKind {
  std::string_view name;
  std::string_view description;  // one line for a person
  std::string_view ruleset;      // the only one it plays; empty: any
  MadeAgent (*make)(std::string_view settings) = nullptr;
  // Of agents to whom it matters where; called instead of `make`.
  MadeAgent (*make_there)(std::string_view settings,
                          const Whereabouts& there) = nullptr;
  // Of agents that take text of wire::SearchSettings: what it may say beside
  // the budget.
  std::vector<Setting> (*settings)(std::string_view name) = nullptr;
};

// An agent that takes no settings.
template <typename Kind>
MadeAgent MakePlain(std::string_view settings) {
  if (!settings.empty()) {
    return "takes no settings, but was given '" + std::string(settings) + "'";
  }
  return std::make_unique<Kind>();
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_AGENT_KIND_H_
