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
    // The plain script.
    {"recruit", kRuleset, "drill"},
    // A plan for the army and the doctrine's orders for it, about half a second
    // a player-turn; the first turn takes four times as long.
    {"veteran", kRuleset, "strategist:budget { steps: 2500 per: TURN }"},
    // The plan, and every turn searched on top of it.
    {"marshal", kRuleset,
     "planner:budget { milliseconds: 4000 per: TURN } threads: 2 army_plan: "
     "1"},
    {"emperor", kRuleset,
     "planner:budget { milliseconds: 30000 per: TURN } threads: 2 army_plan: "
     "1"},
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
