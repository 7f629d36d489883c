#include "agents/doctrine/big_battle_napoleonic/ruleset_agents.h"

#include "agents/doctrine/big_battle_napoleonic/big_battle_napoleonic_doctrine.h"
#include "agents/doctrine/big_battle_napoleonic/drill.h"
#include "agents/doctrine/big_battle_napoleonic/features.h"
#include "agents/doctrine/big_battle_napoleonic/indicators.h"
#include "agents/doctrine/kit/standard_agents.h"

namespace berthier {
namespace {

using big_battle_napoleonic::BigBattleNapoleonicDoctrine;

constexpr std::string_view kRuleset = "big_battle_napoleonic";

constexpr auto kKinds = WithBeginner<big_battle_napoleonic::DoctrineAgent,
                                     big_battle_napoleonic::kShortSight>(
    StandardKinds<big_battle_napoleonic::DrillAgent,
                  big_battle_napoleonic::DoctrineAgent>(
        kRuleset,
        "a plain script: marches at the enemy, fires, charges if not much "
        "weaker, rallies"));
constexpr auto kLevels = StandardLevels(
    kRuleset, "beginner", "strategist:budget { steps: 2500 per: TURN }");
constexpr TunableWeights kTunable =
    TunableRanker<big_battle_napoleonic::Craft, BigBattleNapoleonicDoctrine>();
constexpr Learnable kLearnable =
    LearnableBy<big_battle_napoleonic::Features,
                [](const Game& game, const Position& position,
                   big_battle_napoleonic::Features& features) {
                  ReadFeatures(
                      big_battle_napoleonic::ArmyView(
                          big_battle_napoleonic::ViewOf(game, position)),
                      features);
                }>();

}  // namespace

RulesetAgents BigBattleNapoleonicAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &MakeMeasured<BigBattleNapoleonicDoctrine>,
          .indicators = &big_battle_napoleonic::BigBattleNapoleonicIndicators,
          .tunable = &kTunable,
          .learnable = &kLearnable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
