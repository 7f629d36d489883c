#include "agents/doctrine/la_grande_armee/doctrine_agent.h"

#include <algorithm>
#include <utility>

#include "agents/doctrine/la_grande_armee/evaluation.h"
#include "agents/doctrine/la_grande_armee/intent.h"
#include "engine/rulesets/la_grande_armee/la_grande_armee_view.h"

namespace berthier::la_grande_armee {

Choice DoctrineAgent::Answer(const Game& game, const Position& view) {
  constexpr double kEqual = 1e-9;
  const PositionView f = ViewOf(game, view);
  ranker_.Weigh(f, {.temper = temper()}, Breadth::kAll, options_);
  const auto equals = static_cast<uint32_t>(
      std::count_if(options_.begin(), options_.end(), [&](const Option& one) {
        return options_.front().value - one.value < kEqual;
      }));
  std::swap(options_[0], options_[source().Below(equals)]);
  Choice choice = {.order = options_[0].order, .thoughts = {}};
  Thoughts& thoughts = choice.thoughts;
  const ArmyView army(f, ranker_.weights);
  for (const Option& option : options_) {
    if (thoughts.considered.size() == kMostConsidered) break;
    thoughts.considered.push_back(
        {.order = option.order, .value = BasesToValue(army, option.value)});
  }
  thoughts.variation = {choice.order};
  thoughts.intent = IntentOf(army, choice.order);
  return choice;
}

}  // namespace berthier::la_grande_armee
