// Shards: a tournament played in parts, on as many machines as there are.
//
// A shard is a contiguous block of the pairs of a fixed schedule, played into
// a log of its own. The log has a temporary name until it is whole, so a file
// with a shard's name is a whole shard. Merging the shards gives the ledger of
// the tournament; the files are the only truth there is about what is done.
//
// Of a tournament that has grown the pairs that are new are cut, and merged
// into the ledger that holds the others.
//
// Laws: the shards of a plan are all its pairs, each once; the merged ledger
// has the standings of a tournament that was played in one place; merging
// again changes nothing.
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

// Pairs first to end - 1.
struct PairRange {
  uint64_t first = 0;
  uint64_t end = 0;

  uint64_t size() const { return end - first; }
};

// The pairs of the whole schedule, or of the last step by which it has grown,
// if it can be cut; else why not.
absl::StatusOr<PairRange> PairsToShard(const TournamentPlan& plan,
                                       const std::string& source);

// Shard `number`, from 1, of `of`.
wire::Shard ShardOf(const PairRange& pairs, uint32_t number, uint32_t of);

// ".shard-3-of-8"; ".from-40.shard-3-of-8" if it has grown. `number` may be
// something that stands for it.
std::string ShardEnding(uint64_t base, std::string_view number, uint32_t of);
// "spring.shard-3-of-8" beside the ledger "spring.ledger".
std::string ShardFile(const std::string& ledger, const wire::Shard& shard);

// Its name until it is whole.
std::string ShardPart(const std::string& shard_file);

// That a log begun with `start` is a shard of the plan; `file` is what
// complaints call it.
absl::Status CheckShard(const wire::LedgerStart& start,
                        const TournamentPlan& plan, const PairRange& pairs,
                        uint32_t of, const std::string& file);

// What became of the shards of a plan.
struct MergeReport {
  std::vector<std::string> missing;  // a line each: shards that are not whole
  uint64_t games = 0;
  bool was_there = false;  // the ledger was merged before
};

// Merges the shards in `files` into `ledger`, if none is missing. A file that
// is damaged or of another tournament is an error.
absl::StatusOr<MergeReport> MergeShards(const TournamentPlan& plan,
                                        const PairRange& pairs, uint32_t of,
                                        const std::vector<std::string>& files,
                                        const std::string& ledger,
                                        std::span<const Ruleset> rulesets);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SHARD_H_
