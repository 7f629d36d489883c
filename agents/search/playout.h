// A playout: both sides play on by the book until a position can be valued.
//
// Laws: the value is to the first side. Draws on dice and choices alone, so
// equal seeds give equal playouts.
//
//   Playout playout(game, doctrine);
//   double value = playout.Run(position, turns, turn, seed);
//   meter.AddSteps(playout.steps());
#ifndef BERTHIER_AGENTS_SEARCH_PLAYOUT_H_
#define BERTHIER_AGENTS_SEARCH_PLAYOUT_H_

#include <cstdint>

#include "agents/doctrine/doctrine.h"
#include "agents/random_source.h"
#include "agents/search/common_dice.h"
#include "engine/model/game.h"

namespace berthier {

// Throws until the faces count.
Faces Throw(const Game& game, const Position& position, RandomSource& source);

// One roll of the outcome class that is likeliest; of equals the first.
Faces LikeliestFaces(const Game& game, const Position& position);

// Throws all dice that are awaited. Returns how many rolls that took.
uint64_t SettleDice(const Game& game, Position& position, RandomSource& source);

class Playout {
 public:
  // Both must outlive it.
  Playout(const Game& game, Doctrine& doctrine)
      : game_(game), doctrine_(doctrine) {}

  // Plays `position` on until so many player-turns have ended, the one that is
  // going on (Doctrine::Turn) included; then the dice that are awaited are
  // thrown and the position is valued. With 0 that is all.
  double Run(Position& position, int turns, uint32_t turn, CommonDice& dice,
             Chooser& choices);
  double Run(Position& position, int turns, uint32_t turn, uint64_t seed);

  // The same as far as the next player-turn: true if it has one more to play,
  // and then it awaits the first decision of it; `turns` and `turn` are then
  // what is left to play and the player-turn reached.
  bool RunTurn(Position& position, int& turns, uint32_t& turn, CommonDice& dice,
               Chooser& choices);

  // Model steps of the last run, and of the turns since.
  uint64_t steps() const { return steps_; }

 private:
  const Game& game_;
  Doctrine& doctrine_;
  uint64_t steps_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_SEARCH_PLAYOUT_H_
