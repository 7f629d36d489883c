#include "agents/search/plan_trial.h"

namespace berthier {

PlanTrial::PlanTrial(const Game& game, Doctrine& doctrine,
                     std::optional<int> horizon)
    : game_(game),
      doctrine_(doctrine),
      horizon_(horizon),
      playout_(game, doctrine),
      position_(game.layout()) {}

void PlanTrial::Begin(const Position& view, Side side) {
  view_ = &view;
  side_ = side;
  turn_ = doctrine_.Turn(game_, view);
  turns_ = horizon_.value_or(doctrine_.Horizon(game_, view));
  steps_ = 0;
  std::vector<EntityId> formations;
  doctrine_.Formations(game_, view, side, formations);
  plans_.clear();
  for (const EntityId formation : formations) {
    plans_.push_back({.formation = formation, .plan = 0});
  }
}

double PlanTrial::Run(std::span<const FormationPlan> plans,
                      uint64_t dice_seed) {
  CommonDice dice(dice_seed);
  RandomSource source(MixBits(dice_seed));
  game_.Sample(*view_, side_, source, position_);
  ++steps_;
  line_.clear();
  // Formations follow their plans while it is their turn; what the enemy does
  // in the middle of it, and all that follows, is done by the book.
  while (true) {
    const Awaited awaited = game_.Awaits(position_);
    if (awaited.is_over()) break;
    ++steps_;
    if (awaited.is_roll()) {
      game_.Resolve(position_, dice.Throw(game_, position_), nullptr);
      continue;
    }
    if (doctrine_.Turn(game_, position_) != turn_) break;
    const bool own = awaited.side == side_;
    const Order order =
        own ? doctrine_.PlanOrder(game_, position_, plans, source)
            : doctrine_.Choose(game_, position_, source);
    if (own) line_.push_back(order);
    game_.Play(position_, order, nullptr);
  }
  const double value = playout_.Run(position_, turns_, turn_, dice, source);
  steps_ += playout_.steps();
  return side_ == Side::kFirst ? value : -value;
}

Order PlanTrial::FirstOrder(std::span<const FormationPlan> plans,
                            RandomSource& source) {
  position_ = *view_;
  return doctrine_.PlanOrder(game_, position_, plans, source);
}

}  // namespace berthier
