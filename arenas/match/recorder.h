// Records a game while it is played, with all that is needed to replay it bit
// for bit.
//
// Laws: equal duels give equal bytes; nothing that depends on the machine or
// the time is recorded.
//
//   Recorder recorder(setup, written, {"random", "drill"}, 1);
//   setup.witnesses.push_back(&recorder);
//   const wire::GameRecord record = recorder.Finish(PlayDuel(setup));
#ifndef BERTHIER_ARENAS_MATCH_RECORDER_H_
#define BERTHIER_ARENAS_MATCH_RECORDER_H_

#include <array>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/match/duel.h"
#include "proto/play_codec.h"
#include "proto/position_codec.h"
#include "proto/record.pb.h"

namespace berthier {

// Converts the outcome of a duel.
wire::Result ResultOf(const Game& game, const PlayCodec& codec,
                      const Outcome& outcome);

// The current position of a game, with the orders and rolls played so far.
struct Standing {
  Position position;
  uint32_t orders = 0;
  uint32_t rolls = 0;
};

// What is recorded of a decision: the order only, or the agent's thoughts too.
enum class Kept : uint8_t { kOrders, kThoughts };

class Recorder final : public Witness {
 public:
  // For the duel `setup`, whose game was built from `written`; `agents` as
  // requested: NAME or NAME:SETTINGS. `number` is the game's, from 1. The game
  // must outlive the recorder.
  Recorder(const DuelSetup& setup, const WrittenDocument& written,
           const std::array<std::string, kSides>& agents, uint32_t number,
           Kept kept = Kept::kOrders);

  void Ordered(const Position& before, Side side,
               const Choice& choice) override;
  void Thrown(const Position& before, const Faces& faces) override;
  void Reached(const Position& after) override;

  const wire::GameStep& last_step() const {
    return record_.step(record_.step_size() - 1);
  }
  // Removes the last step, once the caller has stored it elsewhere, so that the
  // recorder's memory need not grow with the game.
  void DropStep() { record_.mutable_step()->RemoveLast(); }
  // Adds a step from another recorder of the same duel.
  void Append(wire::GameStep step);
  // Plays the recorded steps from the start and returns where they lead.
  absl::StatusOr<Standing> Stand() const;

  // Completes the record and moves it out; the recorder is unusable afterwards.
  wire::GameRecord Finish(const Outcome& outcome);

 private:
  const Game& game_;
  PlayCodec codec_;
  Kept kept_;
  wire::GameRecord record_;
  uint64_t hash_ = 0;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_MATCH_RECORDER_H_
