#include "agents/doctrine/simple_grand_tactical/ruleset_agents.h"

#include "agents/doctrine/simple_grand_tactical/doctrine_agent.h"
#include "agents/doctrine/simple_grand_tactical/drill.h"
#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/indicators.h"
#include "agents/doctrine/simple_grand_tactical/simple_grand_tactical_doctrine.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier {
namespace {

constexpr std::string_view kRuleset = "simple_grand_tactical";

constexpr AgentKind kKinds[] = {
    {.name = "drill",
     .description =
         "a plain script: marches at the enemy in column and into contact, "
         "fires, charges",
     .ruleset = kRuleset,
     .make = &MakePlain<simple_grand_tactical::DrillAgent>},
    {.name = "doctrine",
     .description = "by odds and judgement, at once; settings: bold, measured "
                    "or cautious",
     .ruleset = kRuleset,
     .make = &MakeTempered<simple_grand_tactical::DoctrineAgent>},
};

constexpr LevelRequest kLevels[] = {
    // The plain script.
    {"recruit", kRuleset, "drill"},
    // A plan for the army and the doctrine's orders for it, about half a second
    // a player-turn; the first turn takes four times as long.
    {"veteran", kRuleset, "strategist:budget { steps: 3000 per: TURN }"},
    // The plan, and every turn searched on top of it.
    {"marshal", kRuleset,
     "planner:budget { milliseconds: 4000 per: TURN } threads: 2 army_plan: "
     "1"},
    {"emperor", kRuleset,
     "planner:budget { milliseconds: 30000 per: TURN } threads: 2 army_plan: "
     "1"},
};

double ValueBy(const Game& game, const Position& position, Side side,
               const simple_grand_tactical::Weights& weights) {
  return simple_grand_tactical::ValueOf(
      simple_grand_tactical::ViewOf(game, position), side, weights);
}

constexpr TunableWeights kTunable =
    Tunable<simple_grand_tactical::DoctrineAgent,
            simple_grand_tactical::SimpleGrandTacticalDoctrine,
            [] { return simple_grand_tactical::Weights(); }, &ValueBy>();

}  // namespace

RulesetAgents SimpleGrandTacticalAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &simple_grand_tactical::MakeSimpleGrandTacticalDoctrine,
          .indicators = &simple_grand_tactical::SimpleGrandTacticalIndicators,
          .tunable = &kTunable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
