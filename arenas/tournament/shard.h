// Shards: a tournament played in parts, on several machines.
//
// A shard is a contiguous block of the pairs of a fixed schedule, played into
// its own log. The log has a temporary name until it is complete, so a file
// with a shard's name is a complete shard. Merging the shards gives the ledger
// of the tournament; the files are the only record of what is done.
//
// If a tournament has grown, only the new pairs are cut into shards; merging
// appends them to the ledger that holds the older pairs.
//
// Laws: the shards of a plan contain each of its pairs exactly once; the merged
// ledger has the standings of a tournament that was played on one machine;
// merging again changes nothing.
//
//   const wire::Shard shard = ShardOf(pairs, 3, 8);
//   std::string log = ShardFile("spring.ledger", shard);
#ifndef BERTHIER_ARENAS_TOURNAMENT_SHARD_H_
#define BERTHIER_ARENAS_TOURNAMENT_SHARD_H_

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

// The pairs from `first` to `end` - 1.
struct PairRange {
  uint64_t first = 0;
  uint64_t end = 0;

  uint64_t size() const { return end - first; }
};

// The pairs to cut into shards: the whole schedule, or if it has grown those of
// the last step that added pairs. An error if results decide on the schedule.
absl::StatusOr<PairRange> PairsToShard(const TournamentPlan& plan,
                                       const std::string& source);

// Shard `number` (from 1) of `of` shards.
wire::Shard ShardOf(const PairRange& pairs, uint32_t number, uint32_t of);

// The ending of a shard's file name: ".shard-3-of-8", or if the tournament has
// grown (`base`, the first new pair, is not 0) ".from-40.shard-3-of-8".
// `number` may be a placeholder.
std::string ShardEnding(uint64_t base, std::string_view number, uint32_t of);
// "spring.shard-3-of-8" beside the ledger "spring.ledger".
std::string ShardFile(const std::string& ledger, const wire::Shard& shard);

// The temporary name of a shard's file until it is complete.
std::string ShardPart(const std::string& shard_file);

// Checks that a log that begins with `start` is a shard of the plan; `file` is
// its name in error messages.
absl::Status CheckShard(const wire::LedgerStart& start,
                        const TournamentPlan& plan, const PairRange& pairs,
                        uint32_t of, const std::string& file);

struct MergeReport {
  std::vector<std::string> missing;  // a line per missing or incomplete shard
  uint64_t games = 0;                // games merged
  bool was_there = false;            // the same ledger was there already
};

// Merges the shards in `files` into `ledger`; writes nothing if a shard is
// missing. A damaged file, or one of another tournament, is an error.
absl::StatusOr<MergeReport> MergeShards(const TournamentPlan& plan,
                                        const PairRange& pairs, uint32_t of,
                                        const std::vector<std::string>& files,
                                        const std::string& ledger,
                                        std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SHARD_H_
