// Writes a game down while it is played: enough to replay it bit for bit.
//
// Laws: equal duels give equal bytes; nothing that depends on the machine or
// the hour is kept.
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

// How the outcome of a duel is written down.
wire::Result ResultOf(const Game& game, const PlayCodec& codec,
                      const Outcome& outcome);

// Where a game stands, and what has been played so far.
struct Standing {
  Position position;
  uint32_t orders = 0;
  uint32_t rolls = 0;
};

// What is kept of a decision: the order alone, or also what the agent thought.
enum class Kept : uint8_t { kOrders, kThoughts };

class Recorder final : public Witness {
 public:
  // Of the duel `setup`, whose game was built from `written`; `agents` as they
  // were asked for: NAME or NAME:SETTINGS. `number` counts from 1.
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
  // Forgets the last step; whoever wants it has taken it. So a recorder's
  // memory need not grow with the game.
  void DropStep() { record_.mutable_step()->RemoveLast(); }
  // A step that another recorder of the same duel has written down.
  void Append(wire::GameStep step);
  // The game played up to the last step recorded.
  absl::StatusOr<Standing> Stand() const;

  // The record of the duel that ended so.
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
