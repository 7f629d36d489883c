// Tries plans for a whole player-turn: every formation of a side follows its
// plan to the end of the turn, the enemy follows the playout policy, and the
// result is valued by a playout.
//
// Laws: equal dice seeds give equal luck whatever the plans, so two sets of
// plans are compared on common dice.
//
//   PlanTrial trial(game, doctrine, /*horizon=*/2);
//   trial.Begin(view, side);
//   double value = trial.Run(trial.Plans(), dice_seed);
#ifndef BERTHIER_AGENTS_SEARCH_PLAN_TRIAL_H_
#define BERTHIER_AGENTS_SEARCH_PLAN_TRIAL_H_

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/random_source.h"
#include "agents/search/playout.h"

namespace berthier {

class PlanTrial {
 public:
  // `horizon`: player-turns until a trial is valued; nullopt: the doctrine's.
  PlanTrial(const Game& game, Doctrine& doctrine, std::optional<int> horizon);

  // Sets the decision that later calls are about. `view` must outlive them.
  void Begin(const Position& view, Side side);
  // One entry for each formation of the side, each with plan 0.
  std::vector<FormationPlan> Plans() const { return plans_; }

  // Plays one trial; returns the value to the side of following `plans`.
  double Run(std::span<const FormationPlan> plans, uint64_t dice_seed);
  // The order that `plans` give in the view.
  Order FirstOrder(std::span<const FormationPlan> plans, RandomSource& source);

  // The orders the side gave in the last Run, in order.
  std::span<const Order> line() const { return line_; }
  // Model steps since Begin.
  uint64_t steps() const { return steps_; }

 private:
  const Game& game_;
  Doctrine& doctrine_;
  const std::optional<int> horizon_;
  Playout playout_;
  const Position* view_ = nullptr;
  Side side_ = Side::kFirst;
  uint32_t turn_ = 0;
  int turns_ = 0;  // until a playout is valued
  std::vector<FormationPlan> plans_;
  std::vector<Order> line_;
  Position position_;
  uint64_t steps_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_PLAN_TRIAL_H_
