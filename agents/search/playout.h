// A playout: both sides follow the playout policy until the position is valued.
//
// Laws: the value is to the first side. Randomness comes from the dice and
// choices passed in alone, so equal seeds give equal playouts.
//
//   Playout playout(game, doctrine);
//   double value = playout.Run(position, turns, turn, seed);
//   meter.AddSteps(playout.steps());
#ifndef BERTHIER_AGENTS_SEARCH_PLAYOUT_H_
#define BERTHIER_AGENTS_SEARCH_PLAYOUT_H_

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "agents/doctrine/doctrine.h"
#include "agents/random_source.h"
#include "agents/search/army_plan.h"
#include "agents/search/common_dice.h"
#include "engine/model/game.h"

namespace berthier {

// Throws the awaited dice, again until the faces count.
Faces Throw(const Game& game, const Position& position, RandomSource& source);

// An example roll of the likeliest outcome class; ties go to the first.
Faces LikeliestFaces(const Game& game, const Position& position);

// Throws dice until no roll is awaited. Returns the number of rolls.
uint64_t SettleDice(const Game& game, Position& position, RandomSource& source);

class Playout {
 public:
  // Both must outlive the playout.
  Playout(const Game& game, Doctrine& doctrine)
      : game_(game), doctrine_(doctrine) {}

  // From now on the side's formations follow this plan instead of the playout
  // policy alone. `wings` must outlive the playout.
  void Follow(const Wings& wings, Side side, const ArmyPlan& plan) {
    wings_ = &wings;
    plans_[static_cast<size_t>(Index(side))] = plan;
  }

  // Plays `position` until `turns` player-turns have ended, counting the
  // current one (`turn`, as in Doctrine::Turn); then throws the dice that are
  // awaited and returns the value to the first side. With 0 turns only dice are
  // thrown.
  double Run(Position& position, int turns, uint32_t turn, CommonDice& dice,
             Chooser& choices);
  double Run(Position& position, int turns, uint32_t turn, uint64_t seed);

  // Like Run, but stops at the first decision of the next player-turn. Returns
  // true if that turn is to be played too; `turns` and `turn` are then the
  // turns left and the turn reached. False: `position` is ready to be valued.
  bool RunTurn(Position& position, int& turns, uint32_t& turn, CommonDice& dice,
               Chooser& choices);

  // Model steps of the last Run and of all RunTurn calls since.
  uint64_t steps() const { return steps_; }

 private:
  // The order of the side that decides in `position`, in player-turn `turn`.
  Order Decide(const Position& position, Side side, uint32_t turn,
               Chooser& choices);

  const Game& game_;
  Doctrine& doctrine_;
  const Wings* wings_ = nullptr;
  std::array<std::optional<ArmyPlan>, kSides> plans_;
  // Those of the side that decided last, and when they were assigned.
  std::vector<FormationPlan> assigned_;
  std::optional<Side> assigned_side_;
  uint32_t assigned_turn_ = 0;
  uint64_t steps_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_PLAYOUT_H_
