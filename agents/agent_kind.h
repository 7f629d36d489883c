// A kind of agent that can be requested by name, and the function that makes
// one.
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

// An agent, or a one-line error about the request.
using MadeAgent = std::variant<std::unique_ptr<Agent>, std::string>;

// One entry that an agent's settings may contain, as shown to the user.
struct Setting {
  std::string name;
  std::string meaning;
  std::string range = {};
  std::string usual = {};  // the default
};

// Where on this machine an agent runs. Only agents that are external programs
// need it.
struct Whereabouts {
  // Base folder of relative paths in a command; empty: the current folder.
  std::string folder = {};
  // A file that the agent must not see; files beside it are hidden too as
  // agents/external/place.h says.
  std::string hidden = {};
};

struct AgentKind {
  std::string_view name;
  std::string_view description;  // one line for a person
  std::string_view ruleset;      // the only one it plays; empty: any
  MadeAgent (*make)(std::string_view settings) = nullptr;
  // For agents that depend on where they run; called instead of `make` if set.
  MadeAgent (*make_there)(std::string_view settings,
                          const Whereabouts& there) = nullptr;
  // For agents made of what a ruleset has of its own; called instead of `make`
  // if set.
  MadeAgent (*make_for)(std::string_view settings,
                        std::string_view ruleset) = nullptr;
  // For agents whose settings are text of wire::SearchSettings: the settings
  // they accept besides the budget.
  std::vector<Setting> (*settings)(std::string_view name) = nullptr;
};

// Makes an agent that takes no settings; an error if any are given.
template <typename Kind>
MadeAgent MakePlain(std::string_view settings) {
  if (!settings.empty()) {
    return "takes no settings, but was given '" + std::string(settings) + "'";
  }
  return std::make_unique<Kind>();
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_AGENT_KIND_H_
