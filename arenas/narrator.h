// Tells a game in words: turns, orders, dice with their modifiers, events.
//
// It is a witness and a listener of a duel or a replay, and a view of what the
// ruleset says of itself; it knows no rules. Turns are the player-turns of the
// contract.
//
//   Narrator narrator(game, std::cout);
//   Replay(record, game, ruler, {&narrator, &narrator});
#ifndef BERTHIER_ARENAS_NARRATOR_H_
#define BERTHIER_ARENAS_NARRATOR_H_

#include <array>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>

#include "arenas/duel.h"
#include "engine/model/game.h"

namespace berthier {

// What is told of the thoughts behind an order: what is meant by it, where that
// has changed; or also what was considered.
enum class Telling : uint8_t { kIntent, kThoughts };

class Narrator final : public Witness, public Listener {
 public:
  Narrator(const Game& game, std::ostream& out,
           Telling telling = Telling::kIntent)
      : game_(game), out_(out), telling_(telling) {}

  // Called at the start of every turn, with its number from 1.
  void OnTurn(std::function<void(int turn, const Position&)> hook) {
    on_turn_ = std::move(hook);
  }

  void Ordered(const Position& before, Side side,
               const Choice& choice) override;
  void Thrown(const Position& before, const Faces& faces) override;
  void Reached(const Position& after) override;
  void Hear(const Event& event) override;

 private:
  void BeginTurn(const Position& position);
  void Tell(const Position& before, Side side, const Choice& choice);

  const Game& game_;
  std::ostream& out_;
  const Telling telling_;
  std::function<void(int, const Position&)> on_turn_;
  uint32_t turn_ = 0;
  int turns_ = 0;
  int steps_ = 0;
  std::array<std::string, kSides> intents_;  // of each side, told last
  // The order being played: an event that says no more is not told again.
  std::string ordered_;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_NARRATOR_H_
