// Trials: positions played on by the reference player with dice of a number.
//
// Positions that are compared are tried with the same numbers: they share
// their luck (common_dice.h), so that differences scatter less than values.
//
// Each player-turn is played with chances of its own, so that what comes after
// it depends on the position alone: trials with the same dice that have come to
// the same position are one from there on, and played once. So splits of points
// that are spent in the same way cost little more than one of them.
//
// Laws: a trial's value depends on the position, the frame, the number and the
// reference player alone, not on other trials nor on the number of threads; it
// is of the final score, to the first side, from -1 to 1.
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

// From where playouts count their player-turns, and how many they last:
// positions that are compared stop at the same time.
struct PlayoutFrame {
  int turns = 0;
  uint32_t turn = 0;
};

struct Trial {
  const Position* position = nullptr;
  uint64_t dice = 0;  // their number
  double value = 0;   // filled in
};

struct TrialOptions {
  // Player-turns until a playout is valued (Doctrine::kToTheEnd: it is played
  // out); none: as the doctrine says.
  std::optional<int> horizon = std::nullopt;
  int threads = 1;
};

class Trials {
 public:
  // `game` must outlive it; the player is copied.
  Trials(const Game& game, const ReferencePlayer& player,
         const TrialOptions& options);
  ~Trials();

  // Of a position that awaits anything: what follows it is compared.
  PlayoutFrame FrameOf(const Position& position);
  void Run(const PlayoutFrame& frame, std::span<Trial> trials);

  const Game& game() const { return game_; }
  ReferencePlayer& player() { return *workers_.front().player; }
  // Model steps so far.
  uint64_t steps() const;

 private:
  // A game that is played on, for all trials that have come to it.
  struct Branch {
    Position position;
    int turns = 0;
    uint32_t turn = 0;
    std::vector<Trial*> trials;
  };
  struct Worker {
    std::unique_ptr<ReferencePlayer> player;
    std::unique_ptr<Playout> playout;
    std::vector<Branch> branches;  // memory that is used again
  };

  void TryWith(uint64_t dice, std::span<Trial* const> trials,
               const PlayoutFrame& frame, Worker& worker);

  const Game& game_;
  const TrialOptions options_;
  std::vector<Worker> workers_;  // one a thread
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_VALUE_TRIALS_H_
