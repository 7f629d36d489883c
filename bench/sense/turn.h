// A game told turn by turn: what was given and thrown in a player-turn, with
// the positions between.
//
// Laws: every step of a game is in one turn, in sequence; turns come in
// sequence, each when it is over.
#ifndef BERTHIER_BENCH_SENSE_TURN_H_
#define BERTHIER_BENCH_SENSE_TURN_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "arenas/match/duel.h"
#include "engine/model/game.h"

namespace berthier {

// An order, or a throw of dice, and the position in which it came.
struct TurnStep {
  int number = 0;  // from 1, in the game
  Position before;
  Side side = Side::kFirst;
  std::optional<Order> order = {};  // none: dice
  std::string intent = {};          // as said with the order
};

struct Turn {
  uint32_t number = 0;  // as Game::PlayerTurn has it
  std::vector<TurnStep> steps;
  Position after;  // the first position of what follows
};

class Turns final : public Witness {
 public:
  Turns(const Game& game, std::function<void(const Turn&)> look)
      : game_(game), look_(std::move(look)) {}

  void Ordered(const Position& before, Side side,
               const Choice& choice) override;
  void Thrown(const Position& before, const Faces& faces) override;
  void Corrected(const Position& before, EntityId id,
                 const Position& after) override;
  void Reached(const Position& after) override;
  // The game is over.
  void Finish();

 private:
  void Begin(const Position& before);

  const Game& game_;
  std::function<void(const Turn&)> look_;
  std::optional<Turn> turn_;
  int number_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_BENCH_SENSE_TURN_H_
