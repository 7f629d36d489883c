// Runs a tournament: begins it, or goes on where its ledger ends.
//
// One process keeps the progress and the ledger; workers play. Every game is on
// disk before its result counts for anything.
//
// Laws: nothing that is in the ledger is played again; when a run ends, of
// itself or by any violence, another goes on, and the standings in the end are
// those of a run that was never interrupted; what is played does not depend on
// how many games are played at a time.
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
  // With one step more than the ledger has, the ledger grows by that first.
  TournamentPlan* plan = nullptr;
  std::string ledger;
  // Only these pairs are played; of a fixed schedule.
  std::optional<wire::Shard> shard = {};
  Display* display = nullptr;
};

struct RunEnd {
  bool over = false;    // else it was stopped
  uint64_t played = 0;  // games in the ledger
  uint64_t games = 0;   // as far as is known
};

absl::StatusOr<RunEnd> RunTournament(const RunSetup& setup);

// Only lets the ledger grow, and plays nothing.
absl::Status GrowTournament(const RunSetup& setup);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_RUNNER_H_
