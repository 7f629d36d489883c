// How far a shard is, judged by its files alone, wherever it was played and
// however that run ended.
//
// Laws: LookAtShard changes nothing; MergeShards accepts a shard that is
// kWhole; a damaged file that is moved aside keeps every byte.
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
  kBegun,    // an incomplete log, which a task can resume
  kWhole,
  kDamaged,  // the file must be moved aside before the shard can be played
};

struct ShardState {
  ShardProgress progress = ShardProgress::kMissing;
  std::string file;     // the file that was inspected
  std::string damage;   // for kDamaged: what is wrong with it
  uint64_t played = 0;  // games in the file
  uint64_t games = 0;   // games of the shard; 0 if not counted
};

// Identifies the shards of a plan and their files.
struct ShardFiles {
  const TournamentPlan& plan;
  PairRange pairs = {};
  uint32_t of = 0;  // number of shards
  std::string ledger;
  std::span<const Ruleset> rulesets;
};

// A file that belongs to another tournament, or cannot be read, is an error.
absl::StatusOr<ShardState> LookAtShard(const ShardFiles& files,
                                       uint32_t number);

// Renames a file to an unused name ("FILE.damaged", "FILE.damaged-2"), which it
// returns.
absl::StatusOr<std::string> MoveAside(const std::string& file);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SHARD_STATE_H_
