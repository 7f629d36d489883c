#include "agents/doctrine/la_grande_armee/ruleset_agents.h"

#include "agents/doctrine/kit/standard_agents.h"
#include "agents/doctrine/la_grande_armee/drill.h"
#include "agents/doctrine/la_grande_armee/features.h"
#include "agents/doctrine/la_grande_armee/indicators.h"
#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"

namespace berthier {
namespace {

using la_grande_armee::LaGrandeArmeeDoctrine;

constexpr std::string_view kRuleset = "la_grande_armee";

constexpr auto kKinds =
    StandardKinds<la_grande_armee::DrillAgent, la_grande_armee::DoctrineAgent>(
        kRuleset,
        "a plain script: goes at the nearest enemy, rallies, fires, charges");
constexpr auto kLevels = StandardLevels(
    kRuleset, "drill", "strategist:budget { steps: 4000 per: TURN }");
constexpr TunableWeights kTunable =
    TunableRanker<la_grande_armee::Craft, LaGrandeArmeeDoctrine>();
constexpr Learnable kLearnable =
    LearnableBy<la_grande_armee::Features,
                [](const Game& game, const Position& position,
                   la_grande_armee::Features& features) {
                  ReadFeatures(la_grande_armee::ViewOf(game, position),
                               features);
                }>();

}  // namespace

RulesetAgents LaGrandeArmeeAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &MakeMeasured<LaGrandeArmeeDoctrine>,
          .indicators = &la_grande_armee::LaGrandeArmeeIndicators,
          .tunable = &kTunable,
          .learnable = &kLearnable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
