// Trials: playouts of positions by the reference player, with numbered dice.
//
// Positions that are compared are tried with the same dice numbers: they share
// their luck (common_dice.h), so differences scatter less than values.
//
// Each player-turn has its own random streams, so what follows it depends on
// the position alone. Trials with the same dice that reach the same position
// are merged and played once from there on. So splits of points that are spent
// in the same way cost little more than one of them.
//
// Laws: a trial's value depends only on the position, the frame, the dice
// number and the reference player, not on other trials nor on the number of
// threads; it estimates the final score to the first side, from -1 to 1.
//
//   Trials trials(game, *player, {.threads = 2});
//   const PlayoutFrame frame = trials.FrameOf(before);
//   std::vector<Trial> all = {{&a, 1}, {&b, 1}};
//   trials.Run(frame, all);
//   const double better = all[0].value - all[1].value;
#ifndef BERTHIER_AGENTS_VALUE_TRIALS_H_
#define BERTHIER_AGENTS_VALUE_TRIALS_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "agents/search/playout.h"
#include "agents/value/reference_player.h"
#include "engine/model/game.h"

namespace berthier {

// The player-turn from which playouts count, and how many player-turns they
// last, so that compared positions stop at the same time.
struct PlayoutFrame {
  int turns = 0;
  uint32_t turn = 0;
};

struct Trial {
  const Position* position = nullptr;
  uint64_t dice = 0;  // dice number
  double value = 0;   // filled in by Trials::Run
};

struct TrialOptions {
  // Player-turns until a playout is valued (Doctrine::kToTheEnd: it is played
  // out); nullopt: the doctrine's horizon.
  std::optional<int> horizon = std::nullopt;
  int threads = 1;
};

class Trials {
 public:
  // `game` must outlive the trials; the player is copied.
  Trials(const Game& game, const ReferencePlayer& player,
         const TrialOptions& options);
  ~Trials();

  // The frame for comparing continuations of `position`, whatever it awaits.
  PlayoutFrame FrameOf(const Position& position);
  // Plays all trials and fills in their values.
  void Run(const PlayoutFrame& frame, std::span<Trial> trials);

  const Game& game() const { return game_; }
  ReferencePlayer& player() { return *workers_.front().player; }
  // Model steps so far.
  uint64_t steps() const;

 private:
  // A playout shared by all trials that have reached its position.
  struct Branch {
    Position position;
    int turns = 0;
    uint32_t turn = 0;
    std::vector<Trial*> trials;
  };
  struct Worker {
    std::unique_ptr<ReferencePlayer> player;
    std::unique_ptr<Playout> playout;
    std::vector<Branch> branches;  // scratch memory
  };

  void TryWith(uint64_t dice, std::span<Trial* const> trials,
               const PlayoutFrame& frame, Worker& worker);

  const Game& game_;
  const TrialOptions options_;
  std::vector<Worker> workers_;  // one per thread
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_TRIALS_H_
