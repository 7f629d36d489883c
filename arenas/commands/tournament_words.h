// What the words after `berthier tournament` name: a ledger, a plan, shards.
//
//   absl::StatusOr<Cut> cut = CutOf(desk, "spring.textproto");
#ifndef BERTHIER_ARENAS_COMMANDS_TOURNAMENT_WORDS_H_
#define BERTHIER_ARENAS_COMMANDS_TOURNAMENT_WORDS_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/commands/command.h"
#include "arenas/tournament/shard.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

// The ledger of what is named: itself, or a tournament file's.
std::string LedgerOf(const std::string& named);

// The same, which must be there.
absl::StatusOr<std::string> LedgerThere(const std::string& named);

// Games at a time.
inline constexpr int kMostConcurrency = 256;

// The plan of a file; --concurrency stands above what the file says.
absl::StatusOr<TournamentPlan> PlanToPlay(const Desk& desk,
                                          const std::string& file);

// What becomes of what a file asks for beyond what its ledger was begun with.
enum class MayGrow { kNo, kYes };

// The same to go on with a ledger, if that is there: as the ledger grew. What
// the file asks for beyond it is refused, or the plan's last step, which is
// told to `desk`.
absl::StatusOr<TournamentPlan> PlanToGoOnWith(const Desk& desk,
                                              const std::string& file,
                                              const std::string& ledger,
                                              MayGrow may_grow);

// The plan, its pairs and how many shards --shards makes of them.
struct Cut {
  TournamentPlan plan;
  PairRange pairs = {};
  uint32_t of = 0;
};
absl::StatusOr<Cut> CutOf(const Desk& desk, const std::string& file);

// `berthier tournament grow` and `export`.
absl::StatusOr<ExitCode> GrowLedger(const Desk& desk,
                                    const Arguments& arguments);
absl::StatusOr<ExitCode> ExportFiles(const Desk& desk,
                                     const Arguments& arguments);

// `berthier tournament slurm`: submit, status, repair.
absl::StatusOr<ExitCode> RunOnSlurm(const Desk& desk,
                                    const Arguments& arguments);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_COMMANDS_TOURNAMENT_WORDS_H_
