#include "agents/doctrine/grande_tactique/ruleset_agents.h"

#include "agents/doctrine/grande_tactique/doctrine_agent.h"
#include "agents/doctrine/grande_tactique/drill/drill.h"
#include "agents/doctrine/grande_tactique/evaluation.h"
#include "agents/doctrine/grande_tactique/features.h"
#include "agents/doctrine/grande_tactique/grande_tactique_doctrine.h"
#include "agents/doctrine/grande_tactique/indicators.h"
#include "agents/doctrine/kit/standard_agents.h"
#include "engine/rulesets/grande_tactique/grande_tactique_view.h"

namespace berthier {
namespace {

using grande_tactique::GrandeTactiqueDoctrine;

constexpr std::string_view kRuleset = "grande_tactique";

constexpr auto kKinds = WithBeginner<grande_tactique::DoctrineAgent,
                                     grande_tactique::kShortSight>(
    StandardKinds<grande_tactique::DrillAgent, grande_tactique::DoctrineAgent>(
        kRuleset,
        "a plain script: closes up, fires, charges at good odds, rallies, "
        "squares against horse"));
constexpr auto kLevels = StandardLevels(
    kRuleset, "beginner", "strategist:budget { steps: 10000 per: TURN }");

double ValueBy(const Game& game, const Position& position, Side side,
               const grande_tactique::Weights& weights) {
  return grande_tactique::ValueOf(grande_tactique::ViewOf(game, position), side,
                                  weights);
}

constexpr TunableWeights kTunable =
    Tunable<grande_tactique::DoctrineAgent, GrandeTactiqueDoctrine,
            grande_tactique::WeightsOfValue, &ValueBy>();

constexpr Learnable kLearnable =
    LearnableBy<grande_tactique::Features,
                [](const Game& game, const Position& position,
                   grande_tactique::Features& features) {
                  constexpr grande_tactique::Weights kWeights =
                      grande_tactique::WeightsOfValue();
                  ReadFeatures(
                      grande_tactique::ArmyView(
                          grande_tactique::ViewOf(game, position), kWeights),
                      features);
                }>();

}  // namespace

RulesetAgents GrandeTactiqueAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &MakeMeasured<GrandeTactiqueDoctrine>,
          .indicators = &grande_tactique::GrandeTactiqueIndicators,
          .tunable = &kTunable,
          .learnable = &kLearnable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
