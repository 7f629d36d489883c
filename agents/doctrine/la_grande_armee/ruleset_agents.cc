#include "agents/doctrine/la_grande_armee/ruleset_agents.h"

#include "agents/doctrine/la_grande_armee/doctrine_agent.h"
#include "agents/doctrine/la_grande_armee/drill.h"
#include "agents/doctrine/la_grande_armee/evaluation.h"
#include "agents/doctrine/la_grande_armee/indicators.h"
#include "agents/doctrine/la_grande_armee/la_grande_armee_doctrine.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"

namespace berthier {
namespace {

constexpr std::string_view kRuleset = "la_grande_armee";

constexpr AgentKind kKinds[] = {
    {.name = "drill",
     .description =
         "a plain script: goes at the nearest enemy, rallies, fires, "
         "charges",
     .ruleset = kRuleset,
     .make = &MakePlain<la_grande_armee::DrillAgent>},
    {.name = "doctrine",
     .description = "by odds and judgement, at once; settings: bold, measured "
                    "or cautious",
     .ruleset = kRuleset,
     .make = &MakeTempered<la_grande_armee::DoctrineAgent>},
};

constexpr LevelRequest kLevels[] = {
    // The plain script.
    {"recruit", kRuleset, "drill"},
    // A plan for the army and the doctrine's orders for it, about half a second
    // a player-turn; the first turn takes four times as long.
    {"veteran", kRuleset, "strategist:budget { steps: 4000 per: TURN }"},
    // The plan, and every turn searched on top of it.
    {"marshal", kRuleset,
     "planner:budget { milliseconds: 4000 per: TURN } threads: 2 army_plan: "
     "1"},
    {"emperor", kRuleset,
     "planner:budget { milliseconds: 30000 per: TURN } threads: 2 army_plan: "
     "1"},
};

double ValueBy(const Game& game, const Position& position, Side side,
               const la_grande_armee::Weights& weights) {
  return la_grande_armee::ValueOf(la_grande_armee::ViewOf(game, position), side,
                                  weights);
}

constexpr TunableWeights kTunable =
    Tunable<la_grande_armee::DoctrineAgent,
            la_grande_armee::LaGrandeArmeeDoctrine,
            [] { return la_grande_armee::Weights(); }, &ValueBy>();

}  // namespace

RulesetAgents LaGrandeArmeeAgents() {
  return {.ruleset = kRuleset,
          .doctrine = &la_grande_armee::MakeLaGrandeArmeeDoctrine,
          .indicators = &la_grande_armee::LaGrandeArmeeIndicators,
          .tunable = &kTunable,
          .kinds = kKinds,
          .levels = kLevels};
}

}  // namespace berthier
