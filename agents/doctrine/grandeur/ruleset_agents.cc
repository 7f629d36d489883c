#include "agents/doctrine/grandeur/ruleset_agents.h"

#include "agents/doctrine/grandeur/drill.h"
#include "agents/doctrine/grandeur/features.h"
#include "agents/doctrine/grandeur/grandeur_doctrine.h"
#include "agents/doctrine/grandeur/indicators.h"
#include "agents/doctrine/kit/standard_agents.h"

namespace berthier {
namespace {

using grandeur::GrandeurDoctrine;

constexpr std::string_view kRuleset = "grandeur";

constexpr auto kKinds =
    StandardKinds<grandeur::DrillAgent, grandeur::DoctrineAgent>(
        kRuleset,
        "a plain script: goes at the nearest enemy, rallies, fires, charges");
constexpr auto kLevels = StandardLevels(
    kRuleset, "drill", "strategist:budget { steps: 4000 per: TURN }");
constexpr TunableWeights kTunable =
    TunableRanker<grandeur::Craft, GrandeurDoctrine>();
constexpr Learnable kLearnable =
    LearnableBy<grandeur::Features, [](const Game& game,
                                       const Position& position,
                                       grandeur::Features& features) {
      ReadFeatures(grandeur::ArmyView(grandeur::ViewOf(game, position),
                                      grandeur::kFeatureWeights),
                   features);
    }>();

}  // namespace

RulesetAgents GrandeurAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &MakeMeasured<GrandeurDoctrine>,
          .indicators = &grandeur::GrandeurIndicators,
          .tunable = &kTunable,
          .learnable = &kLearnable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
