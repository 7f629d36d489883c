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
    // So few playouts that it hardly tells a good order from a bad one: on Retz
    // it scores 0.18 against the veteran, 0.40 against drill (10 pairs each,
    // seed 9001). (The cautious temper is no recruit: 0.43 and 0.77.)
    {"recruit", kRuleset,
     "flat:horizon: 3 budget { iterations: 8 } candidates: 8"},
    // The doctrine in the temper it plays best, at once.
    {"veteran", kRuleset, "doctrine:measured"},
    // The best search agent, on both cores.
    {"marshal", kRuleset,
     "planner:budget { milliseconds: 10000 per: TURN } threads: 2"},
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
