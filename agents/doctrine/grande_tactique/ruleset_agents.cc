#include "agents/doctrine/grande_tactique/ruleset_agents.h"

#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/doctrine/grande_tactique/drill/drill.h"
#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/doctrine/grande_tactique/indicators.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"

namespace berthier {
namespace {

constexpr std::string_view kRuleset = "grande_tactique";

constexpr AgentKind kKinds[] = {
    {.name = "drill",
     .description = "a plain script: closes up, fires, charges at good odds, "
                    "rallies, squares against horse",
     .ruleset = kRuleset,
     .make = &MakePlain<grande_tactique::DrillAgent>},
    {.name = "doctrine",
     .description = "by odds and judgement, at once; settings: bold, measured "
                    "or cautious",
     .ruleset = kRuleset,
     .make = &MakeTempered<grande_tactique::DoctrineAgent>},
};

constexpr LevelRequest kLevels[] = {
    // The plain script.
    {"recruit", kRuleset, "drill"},
    // A plan for the army and the doctrine's orders for it, about half a second
    // a player-turn; the first turn takes four times as long.
    {"veteran", kRuleset, "strategist:budget { steps: 10000 per: TURN }"},
    // The plan, and every turn searched on top of it.
    {"marshal", kRuleset,
     "planner:budget { milliseconds: 4000 per: TURN } threads: 2 army_plan: "
     "1"},
    {"emperor", kRuleset,
     "planner:budget { milliseconds: 30000 per: TURN } threads: 2 army_plan: "
     "1"},
};

double ValueBy(const Game& game, const Position& position, Side side,
               const grande_tactique::Weights& weights) {
  return grande_tactique::ValueOf(grande_tactique::ViewOf(game, position), side,
                                  weights);
}

constexpr TunableWeights kTunable =
    Tunable<grande_tactique::DoctrineAgent,
            grande_tactique::GrandeTactiqueDoctrine,
            grande_tactique::WeightsOfValue, &ValueBy>();

}  // namespace

RulesetAgents GrandeTactiqueAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &grande_tactique::MakeGrandeTactiqueDoctrine,
          .indicators = &grande_tactique::GrandeTactiqueIndicators,
          .tunable = &kTunable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
