// How far a shard is, by its files alone: whoever played it, wherever, and
// whatever became of them.
//
// Laws: nothing is changed by looking; a shard that is kWhole is one that
// MergeShards takes; a damaged file that is moved aside keeps every byte.
//
//   absl::StatusOr<ShardState> state = LookAtShard(where, 3);
//   if (state.ok() && state->progress == ShardProgress::kDamaged) {
//     absl::StatusOr<std::string> kept = MoveAside(state->file);
//   }
#ifndef BERTHIER_ARENAS_TOURNAMENT_SHARD_STATE_H_
#define BERTHIER_ARENAS_TOURNAMENT_SHARD_STATE_H_

#include <cstdint>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/tournament/shard.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

enum class ShardProgress {
  kMissing,  // there is no file
  kBegun,    // a log that a task goes on with
  kWhole,
  kDamaged,  // its file stands in the way until it is moved aside
};

struct ShardState {
  ShardProgress progress = ShardProgress::kMissing;
  std::string file;     // the one that was looked at
  std::string damage;   // what is wrong with it
  uint64_t played = 0;  // games in it
  uint64_t games = 0;   // of the shard, if they were counted
};

// Where the shards of a plan are.
struct ShardFiles {
  const TournamentPlan& plan;
  PairRange pairs = {};
  uint32_t of = 0;
  std::string ledger;
  std::span<const Ruleset> rulesets;
};

// A file that is of another tournament, or cannot be read, is an error.
absl::StatusOr<ShardState> LookAtShard(const ShardFiles& files,
                                       uint32_t number);

// Gives a file a name that nobody had: "FILE.damaged", "FILE.damaged-2".
absl::StatusOr<std::string> MoveAside(const std::string& file);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SHARD_STATE_H_
