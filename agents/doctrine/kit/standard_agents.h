// What every ruleset with a doctrine offers: a drill, the doctrine's agent, and
// who plays the levels.
//
//   constexpr auto kKinds = StandardKinds<DrillAgent, DoctrineAgent>(
//       kRuleset, "a plain script: goes at the nearest enemy");
//   constexpr auto kLevels =
//       StandardLevels(kRuleset, "drill", "strategist:budget { steps: 4000 }");
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_STANDARD_AGENTS_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_STANDARD_AGENTS_H_

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "agents/agent_kind.h"
#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/temper.h"
#include "agents/levels.h"

namespace berthier {

// Weakest first. `drill` says what the drill does.
template <typename Drill, typename DoctrineAgent>
constexpr std::array<AgentKind, 2> StandardKinds(std::string_view ruleset,
                                                 std::string_view drill) {
  return {{{.name = "drill",
            .description = drill,
            .ruleset = ruleset,
            .make = &MakePlain<Drill>},
           {.name = "doctrine",
            .description = "by odds and judgement, at once; settings: bold, "
                           "measured or cautious",
            .ruleset = ruleset,
            .make = &MakeTempered<DoctrineAgent>}}};
}

// The same with the agent `beginner`: the doctrine with the weights of somebody
// who sees what an order does and next to nothing of what the enemy will do
// about it.
template <typename DoctrineAgent, const auto& short_sight>
constexpr std::array<AgentKind, 3> WithBeginner(
    const std::array<AgentKind, 2>& kinds) {
  constexpr auto kMake = [](std::string_view settings) -> MadeAgent {
    if (!settings.empty()) {
      return "takes no settings, but was given '" + std::string(settings) + "'";
    }
    return std::make_unique<DoctrineAgent>(Temper::kMeasured, short_sight);
  };
  return {{kinds[0],
           {.name = "beginner",
            .description = "by odds, at once, without a thought of what the "
                           "enemy will do next",
            .ruleset = kinds[0].ruleset,
            .make = kMake},
           kinds[1]}};
}

// A recruit and a veteran are the ruleset's own, as requests (NAME:SETTINGS); a
// marshal and an emperor think as long in all of them.
constexpr std::array<LevelRequest, 4> StandardLevels(std::string_view ruleset,
                                                     std::string_view recruit,
                                                     std::string_view veteran) {
  return {{{"recruit", ruleset, recruit},
           {"veteran", ruleset, veteran},
           // A plan for the army, and every turn searched on top of it.
           {"marshal", ruleset,
            "planner:budget { milliseconds: 4000 per: TURN } threads: 2 "
            "army_plan: 1"},
           {"emperor", ruleset,
            "planner:budget { milliseconds: 30000 per: TURN } threads: 2 "
            "army_plan: 1"}}};
}

// The doctrine of a measured temper.
template <typename Own>
std::unique_ptr<Doctrine> MakeMeasured(const Game& /*game*/) {
  return std::make_unique<Own>(Temper::kMeasured);
}

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_STANDARD_AGENTS_H_
