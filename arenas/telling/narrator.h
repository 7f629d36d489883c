// Tells a game in words: both orders of battle, turns, orders, dice with their
// modifiers and totals, events.
//
// It is a witness and a listener of a duel or a replay. It knows no rules: all
// sentences come from the ruleset. Turns are the player-turns of the contract
// (engine/model/game.h); an event that only repeats its order or roll is left
// out (EventRole).
//
//   Narrator narrator(game, std::cout);
//   Replay(record, game, ruler, rulesets, {&narrator, &narrator});
#ifndef BERTHIER_ARENAS_TELLING_NARRATOR_H_
#define BERTHIER_ARENAS_TELLING_NARRATOR_H_

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "arenas/match/duel.h"
#include "arenas/text/terminal.h"
#include "engine/model/game.h"

namespace berthier {

// What is told about the reasons of an order: its intent, where that changed
// (kIntent), or also the orders considered (kThoughts).
enum class Telling : uint8_t { kIntent, kThoughts };

struct NarratorSettings {
  Telling telling = Telling::kIntent;
  Terminal terminal = {};
  int turn = 0;  // only this player-turn, counted from 1; 0: all
  int step = 0;  // only this order or roll; 0: all
  // Only what this side saw, if any: of the other's orders and dice those that
  // are told to it (Game::IsToldTo), and nothing of what he meant.
  std::optional<Side> eyes = {};
};

class Narrator final : public Witness, public Listener {
 public:
  Narrator(const Game& game, std::ostream& out,
           const NarratorSettings& settings = {})
      : game_(game), out_(out), settings_(settings) {}
  ~Narrator() override { Flush(); }
  Narrator(const Narrator&) = delete;
  Narrator& operator=(const Narrator&) = delete;

  // `hook` is called at the start of every turn told, with its number from 1,
  // and at the end of the game, with the number after the last.
  void OnTurn(std::function<void(int turn, const Position&)> hook) {
    on_turn_ = std::move(hook);
  }
  // Number of turns and steps so far.
  int turns() const { return turns_; }
  int steps() const { return steps_; }

  void Ordered(const Position& before, Side side,
               const Choice& choice) override;
  void Thrown(const Position& before, const Faces& faces) override;
  void Corrected(const Position& before, EntityId id,
                 const Position& after) override;
  void Reached(const Position& after) override;
  void Hear(const Event& event) override;

 private:
  bool Told() const {
    return (settings_.turn == 0 || settings_.turn == turns_) &&
           (settings_.step == 0 || settings_.step == steps_);
  }
  // As the side sees it whose eyes are asked for.
  Position Seen(const Position& position) const;
  // The step being played, if it is hidden from those eyes, becomes one of
  // which only that is told.
  void Conceal(const Position& after);
  void Show(const Position& position);
  void BeginTurn(const Position& position);
  std::string Thoughts(const Position& before, Side side, const Choice& choice);
  bool SaidBefore(const Event& event, size_t index) const;
  // Tells the step and its events before index `end`.
  void Flush(size_t end);
  void Flush() { Flush(events_.size()); }
  void Line(std::string_view text, int indent);

  const Game& game_;
  std::ostream& out_;
  const NarratorSettings settings_;
  std::function<void(int, const Position&)> on_turn_;
  uint32_t turn_ = 0;
  int turns_ = 0;
  bool armies_told_ = false;
  int steps_ = 0;
  std::array<std::string, kSides> intents_;  // last one told, by side

  std::string header_;  // of the current turn, until something of it is told

  // The step being played; its events are in events_. Both are told together,
  // as soon as their turn is known.
  struct Step {
    Side side = Side::kFirst;
    std::string head;  // "French:", "French throws:"
    std::string words;
    std::string thoughts;
  };
  std::optional<Step> step_;
  std::optional<Position> before_;  // the step, if only one side is told
  std::vector<Event> events_;
  std::optional<Order> order_;  // the last one, while its events are heard
  std::string ordered_;         // its sentence
  std::array<EntityId, 2> thrown_for_ = {};  // whom the last dice were about
  std::string result_;                       // and what they came to
  std::string stage_;  // a stage that began, until something is told
};

// "French 12.5, Austrian 40 % of the enemy's points destroyed".
std::string ScoreInWords(const Game& game, const Score& score);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TELLING_NARRATOR_H_
