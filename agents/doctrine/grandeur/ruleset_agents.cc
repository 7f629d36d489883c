#include "agents/doctrine/grandeur/ruleset_agents.h"

#include "agents/doctrine/grandeur/doctrine_agent.h"
#include "agents/doctrine/grandeur/drill.h"
#include "agents/doctrine/grandeur/evaluation.h"
#include "agents/doctrine/grandeur/grandeur_doctrine.h"
#include "agents/doctrine/grandeur/indicators.h"
#include "engine/rulesets/grandeur/grandeur_view.h"

namespace berthier {
namespace {

constexpr std::string_view kRuleset = "grandeur";

constexpr AgentKind kKinds[] = {
    {.name = "drill",
     .description =
         "a plain script: goes at the nearest enemy, rallies, fires, "
         "charges",
     .ruleset = kRuleset,
     .make = &MakePlain<grandeur::DrillAgent>},
    {.name = "doctrine",
     .description = "by odds and judgement, at once; settings: bold, measured "
                    "or cautious",
     .ruleset = kRuleset,
     .make = &MakeTempered<grandeur::DoctrineAgent>},
};

constexpr LevelRequest kLevels[] = {
    // The plain script; the doctrine wins four times of five against it.
    {"recruit", kRuleset, "drill"},
    {"veteran", kRuleset, "doctrine:measured"},
    // The best search agent, on both cores.
    {"marshal", kRuleset,
     "planner:budget { milliseconds: 10000 per: TURN } threads: 2"},
};

double ValueBy(const Game& game, const Position& position, Side side,
               const grandeur::Weights& weights) {
  return grandeur::ValueOf(grandeur::ViewOf(game, position), side, weights);
}

constexpr TunableWeights kTunable =
    Tunable<grandeur::DoctrineAgent, grandeur::GrandeurDoctrine,
            [] { return grandeur::Weights(); }, &ValueBy>();

}  // namespace

RulesetAgents GrandeurAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &grandeur::MakeGrandeurDoctrine,
          .indicators = &grandeur::GrandeurIndicators,
          .tunable = &kTunable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
