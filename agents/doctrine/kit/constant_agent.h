// `constant`: every formation of the side follows one macro plan all game.
//
// It plays by the tactics of a doctrine (Doctrine::CarefulPlanOrder) and never
// changes its mind: a yardstick for agents that judge, who should beat every
// constant idea from either side.
//
//   ConstantAgent agent(std::move(doctrine), /*plan=*/2);
#ifndef BERTHIER_AGENTS_DOCTRINE_KIT_CONSTANT_AGENT_H_
#define BERTHIER_AGENTS_DOCTRINE_KIT_CONSTANT_AGENT_H_

#include <memory>
#include <utility>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/doctrine/kit/timed_agent.h"

namespace berthier {

class ConstantAgent final : public TimedAgent {
 public:
  // `plan` is below doctrine->Plans().
  ConstantAgent(std::unique_ptr<Doctrine> doctrine, int plan)
      : TimedAgent(Temper::kMeasured),
        doctrine_(std::move(doctrine)),
        plan_(plan) {}

 private:
  void BeginGame() override { doctrine_->Forget(); }
  Choice Answer(const Game& game, const Position& view) override {
    formations_.clear();
    doctrine_->Formations(game, view, game.Awaits(view).side, formations_);
    plans_.clear();
    for (const EntityId formation : formations_) {
      plans_.push_back({formation, plan_});
    }
    Choice choice;
    choice.order = doctrine_->CarefulPlanOrder(game, view, plans_, source());
    choice.thoughts.variation = {choice.order};
    choice.thoughts.intent =
        doctrine_->Intent(game, view, choice.order, choice.thoughts.variation);
    return choice;
  }

  const std::unique_ptr<Doctrine> doctrine_;
  const int plan_;
  std::vector<EntityId> formations_;
  std::vector<FormationPlan> plans_;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_DOCTRINE_KIT_CONSTANT_AGENT_H_
