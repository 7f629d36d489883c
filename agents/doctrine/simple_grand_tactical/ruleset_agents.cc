#include "agents/doctrine/simple_grand_tactical/ruleset_agents.h"

#include <string_view>

#include "agents/doctrine/kit/standard_agents.h"
#include "agents/doctrine/simple_grand_tactical/drill.h"
#include "agents/doctrine/simple_grand_tactical/features.h"
#include "agents/doctrine/simple_grand_tactical/indicators.h"
#include "agents/doctrine/simple_grand_tactical/simple_grand_tactical_doctrine.h"

namespace berthier {
namespace {

using simple_grand_tactical::SimpleGrandTacticalDoctrine;

constexpr std::string_view kRuleset = "simple_grand_tactical";

constexpr auto kKinds = WithBeginner<simple_grand_tactical::DoctrineAgent,
                                     simple_grand_tactical::kShortSight>(
    StandardKinds<simple_grand_tactical::DrillAgent,
                  simple_grand_tactical::DoctrineAgent>(
        kRuleset,
        "a plain script: marches at the enemy in column and into contact, "
        "fires, charges"));
constexpr auto kLevels = StandardLevels(
    kRuleset, "beginner", "strategist:budget { steps: 3000 per: TURN }");
constexpr TunableWeights kTunable =
    TunableRanker<simple_grand_tactical::Craft, SimpleGrandTacticalDoctrine>();
constexpr Learnable kLearnable =
    LearnableBy<simple_grand_tactical::Features,
                [](const Game& game, const Position& position,
                   simple_grand_tactical::Features& features) {
                  ReadFeatures(
                      simple_grand_tactical::ArmyView(
                          simple_grand_tactical::ViewOf(game, position)),
                      features);
                }>();

}  // namespace

RulesetAgents SimpleGrandTacticalAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &MakeMeasured<SimpleGrandTacticalDoctrine>,
          .indicators = &simple_grand_tactical::SimpleGrandTacticalIndicators,
          .tunable = &kTunable,
          .learnable = &kLearnable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
