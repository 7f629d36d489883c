// Arguments of `berthier tournament`: a ledger, a plan, shards.
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

// The path of the ledger: `named` itself, or that of a tournament file.
std::string LedgerOf(const std::string& named);

// The same; an error if that ledger does not exist.
absl::StatusOr<std::string> LedgerThere(const std::string& named);

// Maximum number of concurrent games.
inline constexpr int kMostConcurrency = 256;

// The plan of a tournament file; --concurrency overrides the file.
absl::StatusOr<TournamentPlan> PlanToPlay(const Desk& desk,
                                          const std::string& file);

// Whether a file may ask for more than its ledger was begun with.
enum class MayGrow { kNo, kYes };

// The plan to continue `ledger` with, if that exists: the file's plan with the
// growth recorded in the ledger. Anything more that the file asks for is an
// error (kNo), or becomes the last growth step of the plan and is announced on
// `desk` (kYes).
absl::StatusOr<TournamentPlan> PlanToGoOnWith(const Desk& desk,
                                              const std::string& file,
                                              const std::string& ledger,
                                              MayGrow may_grow);

// The plan, its pairs of games and the number of shards (--shards).
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
