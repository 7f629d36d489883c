// Runs a tournament: begins it, or resumes it where its ledger ends.
//
// One process keeps the progress and the ledger; workers play. Every game is on
// disk before its result is used.
//
// Laws: no game in the ledger is played again; however a run ends, killed or
// not, another can resume it, and the final standings equal those of an
// uninterrupted run; which games count does not depend on how many are played
// at a time.
//
//   absl::StatusOr<RunEnd> end = RunTournament({.plan = &plan,
//                                               .ledger = "spring.ledger",
//                                               .display = &display});
#ifndef BERTHIER_ARENAS_TOURNAMENT_RUNNER_H_
#define BERTHIER_ARENAS_TOURNAMENT_RUNNER_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "arenas/tournament/display.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

struct RunSetup {
  // If it has one step more than the ledger, the ledger grows by that step
  // first, and the run fills in the step's `from_pair` and `games`.
  TournamentPlan* plan = nullptr;
  std::string ledger;
  // If set, only these pairs are played; the schedule must be fixed.
  std::optional<wire::Shard> shard = {};
  Display* display = nullptr;
};

struct RunEnd {
  bool over = false;    // false: stopped by a signal or a command
  uint64_t played = 0;  // games in the ledger
  uint64_t games = 0;   // games of the tournament, as far as known
};

absl::StatusOr<RunEnd> RunTournament(const RunSetup& setup);

// Writes the plan's new step to the ledger and plays nothing.
absl::Status GrowTournament(const RunSetup& setup);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_RUNNER_H_
