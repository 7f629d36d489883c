#include "agents/doctrine/simple_grand_tactical/doctrine_agent.h"

#include <algorithm>

#include "agents/doctrine/simple_grand_tactical/evaluation.h"
#include "agents/doctrine/simple_grand_tactical/intent.h"
#include "engine/rulesets/simple_grand_tactical/simple_grand_tactical_view.h"

namespace berthier::simple_grand_tactical {

Choice DoctrineAgent::Answer(const Game& game, const Position& view) {
  constexpr double kEqual = 1e-9;
  const PositionView f = ViewOf(game, view);
  ranker_.Weigh(f, {.temper = temper()}, Breadth::kAll, options_);
  const auto equals = static_cast<uint32_t>(
      std::count_if(options_.begin(), options_.end(), [&](const Option& one) {
        return options_.front().value - one.value < kEqual;
      }));
  const size_t chosen = source().Below(equals);
  std::swap(options_[0], options_[chosen]);
  Choice choice = {.order = options_[0].order, .thoughts = {}};
  Thoughts& thoughts = choice.thoughts;
  const ArmyView army(f, ranker_.weights);
  for (const Option& option : options_) {
    if (thoughts.considered.size() == kMostConsidered) break;
    thoughts.considered.push_back(
        {.order = option.order, .value = ChipsToValue(army, option.value)});
  }
  thoughts.variation = {choice.order};
  thoughts.intent = IntentOf(army, choice.order);
  return choice;
}

}  // namespace berthier::simple_grand_tactical
