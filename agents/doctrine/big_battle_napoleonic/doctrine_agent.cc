#include "agents/doctrine/big_battle_napoleonic/doctrine_agent.h"

#include <algorithm>

#include "agents/doctrine/big_battle_napoleonic/evaluation.h"
#include "agents/doctrine/big_battle_napoleonic/intent.h"
#include "engine/rulesets/big_battle_napoleonic/insight.h"

namespace berthier::big_battle_napoleonic {

void DoctrineAgent::Begin(const Game& /*game*/, Side /*side*/, uint64_t seed) {
  source_ = RandomSource(seed);
}

Choice DoctrineAgent::Decide(const Game& game, const Position& view,
                             Side /*side*/) {
  constexpr size_t kMostConsidered = 12;
  constexpr double kEqual = 1e-9;
  const Meter::Clock::time_point begin = Meter::Clock::now();
  const Field f = FieldOf(game, view);
  staff_.Weigh(f, {.temper = temper_}, Effort::kFull, options_);
  const auto equals = static_cast<uint32_t>(
      std::count_if(options_.begin(), options_.end(), [&](const Option& one) {
        return options_.front().worth - one.worth < kEqual;
      }));
  const size_t chosen = source_.Below(equals);
  std::swap(options_[0], options_[chosen]);
  Choice choice = {.order = options_[0].order, .thoughts = {}};
  Thoughts& thoughts = choice.thoughts;
  const Lay lay(f);
  for (const Option& option : options_) {
    if (thoughts.considered.size() == kMostConsidered) break;
    thoughts.considered.push_back(
        {.order = option.order, .value = BasesToValue(lay, option.worth)});
  }
  thoughts.variation = {choice.order};
  if (static_cast<Decision>(f.state.awaits.kind) == Decision::kOrder) {
    thoughts.intent = IntentOf(lay, choice.order);
  }
  thoughts.spending.time = Meter::Clock::now() - begin;
  return choice;
}

}  // namespace berthier::big_battle_napoleonic
