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
    // The plain script.
    {"recruit", kRuleset, "drill"},
    // A plan for the army and the doctrine's orders for it, about half a second
    // a player-turn; the first turn takes four times as long.
    {"veteran", kRuleset, "strategist:budget { steps: 4000 per: TURN }"},
    // The plan, and every turn searched on top of it.
    {"marshal", kRuleset,
     "planner:budget { milliseconds: 4000 per: TURN } threads: 2 army_plan: "
     "1"},
    {"emperor", kRuleset,
     "planner:budget { milliseconds: 30000 per: TURN } threads: 2 army_plan: "
     "1"},
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
