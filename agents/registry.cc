#include "agents/registry.h"

#include <algorithm>
#include <array>
#include <deque>
#include <string>
#include <vector>

#include "agents/external/external_agent.h"
#include "agents/levels.h"
#include "agents/random_agent.h"
#include "agents/ruleset_agents.h"
#include "agents/scripts.h"
#include "agents/search_agents.h"

namespace berthier {
namespace {

constexpr std::string_view kExternal = "external";

MadeAgent MakeExternal(std::string_view settings, const Whereabouts& there) {
  ParsedOptions parsed = ParseExternalOptions(settings);
  if (std::string* const problem = std::get_if<std::string>(&parsed)) {
    return std::move(*problem);
  }
  auto& options = std::get<ExternalOptions>(parsed);
  options.folder = there.folder;
  options.hidden = there.hidden;
  return std::make_unique<ExternalAgent>(std::move(options));
}

MadeAgent MakeExternalHere(std::string_view settings) {
  return MakeExternal(settings, {});
}

// Who plays any game, one line an agent, weakest first; those of a ruleset come
// between the two.
constexpr std::array kPlain = {
    AgentKind{.name = "random",
              .description = "any legal order: even over verbs, then over what "
                             "they take",
              .ruleset = "",
              .make = &MakePlain<RandomAgent>},
};

constexpr std::array kSearching = {
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
    AgentKind{.name = "strategist",
              .description = "a plan for the army, by simulated battles of "
                             "plans against plans; orders by the doctrine",
              .ruleset = "",
              .make = &MakeStrategist,
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
    AgentKind{.name = kExternal,
              .description = "a program of your own that speaks the agent "
                             "protocol; settings: its command",
              .ruleset = "",
              .make = &MakeExternalHere,
              .make_there = &MakeExternal},
};

MadeAgent Make(const AgentKind& kind, std::string_view settings,
               std::string_view ruleset, const Whereabouts& there) {
  if (kind.make_there != nullptr) return kind.make_there(settings, there);
  if (kind.make_for != nullptr) return kind.make_for(settings, ruleset);
  return kind.make(settings);
}

// Those that follow scripts: two for every ruleset whose doctrine has plans.
std::vector<AgentKind> MakeScriptedKinds() {
  static std::deque<std::string> descriptions;
  std::vector<AgentKind> constant, scripts;
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    if (PlansOf(agents.ruleset).empty()) continue;
    descriptions.push_back(
        "every formation follows one macro plan all game; settings: " +
        QuotedPlansOf(agents.ruleset));
    constant.push_back({.name = "constant",
                        .description = descriptions.back(),
                        .ruleset = agents.ruleset,
                        .make_for = &MakeConstant});
    scripts.push_back({.name = "script",
                       .description =
                           "such plans one after the other, by wing, with "
                           "other weights; settings: 'hold; after 0.7 "
                           "assault', 'assault; ahead 0.3 withdraw', "
                           "'LEFT/CENTRE/RIGHT; WEIGHT=NUMBER'",
                       .ruleset = agents.ruleset,
                       .make_for = &MakeScript});
  }
  constant.insert(constant.end(), scripts.begin(), scripts.end());
  return constant;
}

std::vector<AgentKind> MakeKinds() {
  std::vector<AgentKind> of_rulesets;
  for (const RulesetAgents& agents : AllRulesetAgents()) {
    for (const AgentKind& kind : agents.kinds) {
      // Behind the last of its name.
      const auto last = std::find_if(
          of_rulesets.rbegin(), of_rulesets.rend(),
          [&](const AgentKind& other) { return other.name == kind.name; });
      of_rulesets.insert(
          last == of_rulesets.rend() ? of_rulesets.end() : last.base(), kind);
    }
  }
  std::vector<AgentKind> kinds(kPlain.begin(), kPlain.end());
  const std::vector<AgentKind> scripted = MakeScriptedKinds();
  kinds.insert(kinds.end(), scripted.begin(), scripted.end());
  kinds.insert(kinds.end(), of_rulesets.begin(), of_rulesets.end());
  kinds.insert(kinds.end(), kSearching.begin(), kSearching.end());
  return kinds;
}

std::string Names() {
  std::string names;
  std::string_view last;
  for (const AgentKind& kind : Agents()) {
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

std::span<const AgentKind> Agents() {
  static const std::vector<AgentKind> kinds = MakeKinds();
  return kinds;
}

MadeAgent MakeAgent(std::string_view request, std::string_view ruleset,
                    const Whereabouts& there) {
  const size_t colon = request.find(':');
  const std::string_view name = request.substr(0, colon);
  const std::string_view settings = colon == std::string_view::npos
                                        ? std::string_view()
                                        : request.substr(colon + 1);
  std::string plays;  // rulesets
  for (const AgentKind& kind : Agents()) {
    if (kind.name != name) continue;
    if (!kind.ruleset.empty() && kind.ruleset != ruleset) {
      plays += (plays.empty() ? "" : " and ") + std::string(kind.ruleset);
      continue;
    }
    MadeAgent made = Make(kind, settings, ruleset, there);
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
    return MakeAgent(played, ruleset, there);
  }
  return "no agent is named '" + std::string(name) + "'; there are: " + Names();
}

std::optional<std::string_view> ExternalSettingsIn(std::string_view request) {
  const size_t colon = request.find(':');
  if (colon == std::string_view::npos ||
      request.substr(0, colon) != kExternal) {
    return std::nullopt;
  }
  return request.substr(colon + 1);
}

}  // namespace berthier
