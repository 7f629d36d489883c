#include "agents/doctrine/big_battle_napoleonic/ruleset_agents.h"

#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"
#include "agents/doctrine/big_battle_napoleonic/doctrine_agent.h"
#include "agents/doctrine/big_battle_napoleonic/drill.h"
#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "agents/doctrine/big_battle_napoleonic/indicators.h"
#include "engine/rulesets/big_battle_napoleonic/big_battle_napoleonic_view.h"

namespace berthier {
namespace {

constexpr std::string_view kRuleset = "big_battle_napoleonic";

constexpr AgentKind kKinds[] = {
    {.name = "drill",
     .description = "a plain script: marches at the enemy, fires, charges if "
                    "not much weaker, rallies",
     .ruleset = kRuleset,
     .make = &MakePlain<big_battle_napoleonic::DrillAgent>},
    {.name = "doctrine",
     .description = "by odds and judgement, at once; settings: bold, measured "
                    "or cautious",
     .ruleset = kRuleset,
     .make = &MakeTempered<big_battle_napoleonic::DoctrineAgent>},
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
               const big_battle_napoleonic::Weights& weights) {
  return big_battle_napoleonic::ValueOf(
      big_battle_napoleonic::ViewOf(game, position), side, weights);
}

constexpr TunableWeights kTunable =
    Tunable<big_battle_napoleonic::DoctrineAgent,
            big_battle_napoleonic::BigBattleNapoleonicDoctrine,
            [] { return big_battle_napoleonic::Weights(); }, &ValueBy>();

}  // namespace

RulesetAgents BigBattleNapoleonicAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &big_battle_napoleonic::MakeBigBattleNapoleonicDoctrine,
          .indicators = &big_battle_napoleonic::BigBattleNapoleonicIndicators,
          .tunable = &kTunable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
