#include "agents/registry.h"

#include <array>

#include "agents/doctrine/big_battle_napoleonic/doctrine_agent.h"
#include "agents/doctrine/big_battle_napoleonic/drill.h"
#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/drill/drill.h"
#include "agents/external/external_agent.h"
#include "agents/levels.h"
#include "agents/random_agent.h"
#include "agents/search_agents.h"

namespace berthier {
namespace {

template <typename Kind>
MadeAgent MakePlain(std::string_view settings) {
  if (!settings.empty()) {
    return "takes no settings, but was given '" + std::string(settings) + "'";
  }
  return std::make_unique<Kind>();
}

MadeAgent MakeExternal(std::string_view settings) {
  ParsedOptions parsed = ParseExternalOptions(settings);
  if (std::string* const problem = std::get_if<std::string>(&parsed)) {
    return std::move(*problem);
  }
  return std::make_unique<ExternalAgent>(
      std::get<ExternalOptions>(std::move(parsed)));
}

// One line an agent, weakest first; one a ruleset where the name stands for
// an agent of each.
constexpr std::array kAgents = {
    AgentKind{.name = "random",
              .description = "any legal order: even over verbs, then over what "
                             "they take",
              .ruleset = "",
              .make = &MakePlain<RandomAgent>},
    AgentKind{.name = "drill",
              .description =
                  "a plain script: closes up, fires, charges at good "
                  "odds, rallies, squares against horse",
              .ruleset = "grande_tactique",
              .make = &MakePlain<DrillAgent>},
    AgentKind{.name = "drill",
              .description = "a plain script: marches at the enemy, fires, "
                             "charges if not much weaker, rallies",
              .ruleset = "big_battle_napoleonic",
              .make = &MakePlain<big_battle_napoleonic::DrillAgent>},
    AgentKind{.name = "doctrine",
              .description = "by odds and judgement, at once; settings: bold, "
                             "measured or cautious",
              .ruleset = "grande_tactique",
              .make = &grande_tactique::MakeDoctrineAgent},
    AgentKind{.name = "doctrine",
              .description = "by odds and judgement, at once; settings: bold, "
                             "measured or cautious",
              .ruleset = "big_battle_napoleonic",
              .make = &big_battle_napoleonic::MakeDoctrineAgent},
    AgentKind{.name = "greedy",
              .description = "the best expected value one ply ahead, over all "
                             "outcomes of the dice",
              .ruleset = "",
              .make = &MakeGreedy,
              .settings = &SettingsOf},
    AgentKind{.name = "flat",
              .description = "flat Monte Carlo over sampled turns, halving "
                             "the candidates round by round",
              .ruleset = "",
              .make = &MakeFlat,
              .settings = &SettingsOf},
    AgentKind{.name = "portfolio",
              .description = "a plan for every formation, improved by hill "
                             "climbing over common dice",
              .ruleset = "",
              .make = &MakePortfolio,
              .settings = &SettingsOf},
    AgentKind{.name = "planner",
              .description = "a line of orders for the whole turn, improved "
                             "step by step over common dice",
              .ruleset = "",
              .make = &MakePlanner,
              .settings = &SettingsOf},
    AgentKind{.name = "naive",
              .description = "naive sampling over the plans of all formations "
                             "at once",
              .ruleset = "",
              .make = &MakeNaive,
              .settings = &SettingsOf},
    AgentKind{.name = "evolution",
              .description = "whole turns bred from one another",
              .ruleset = "",
              .make = &MakeEvolution,
              .settings = &SettingsOf},
    AgentKind{.name = "mcts",
              .description = "Monte Carlo tree search over orders and outcomes "
                             "of the dice",
              .ruleset = "",
              .make = &MakeMcts,
              .settings = &SettingsOf},
    AgentKind{.name = "external",
              .description = "a program of your own that speaks the agent "
                             "protocol; settings: its command",
              .ruleset = "",
              .make = &MakeExternal},
};

std::string Names() {
  std::string names;
  std::string_view last;
  for (const AgentKind& kind : kAgents) {
    if (kind.name == last) continue;  // for another ruleset
    last = kind.name;
    if (!names.empty()) names += ", ";
    names += kind.name;
  }
  for (const Level& level : Levels()) {
    names += ", ";
    names += level.name;
  }
  return names;
}

}  // namespace

std::span<const AgentKind> Agents() { return kAgents; }

MadeAgent MakeAgent(std::string_view request, std::string_view ruleset) {
  const size_t colon = request.find(':');
  const std::string_view name = request.substr(0, colon);
  const std::string_view settings = colon == std::string_view::npos
                                        ? std::string_view()
                                        : request.substr(colon + 1);
  std::string plays;  // rulesets
  for (const AgentKind& kind : kAgents) {
    if (kind.name != name) continue;
    if (!kind.ruleset.empty() && kind.ruleset != ruleset) {
      plays += (plays.empty() ? "" : " and ") + std::string(kind.ruleset);
      continue;
    }
    MadeAgent made = kind.make(settings);
    if (std::string* const problem = std::get_if<std::string>(&made)) {
      return "agent " + std::string(name) + " " + *problem;
    }
    return made;
  }
  if (!plays.empty()) {
    return "agent " + std::string(name) + " plays " + plays + " only, not " +
           std::string(ruleset);
  }
  const std::string_view played = RequestOf(name, ruleset);
  if (!played.empty()) {
    if (!settings.empty()) {
      return "level " + std::string(name) + " takes no settings; it is " +
             std::string(played);
    }
    return MakeAgent(played, ruleset);
  }
  return "no agent is named '" + std::string(name) + "'; there are: " + Names();
}

}  // namespace berthier
