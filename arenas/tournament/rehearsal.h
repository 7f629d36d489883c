// Checks that every external agent program can be started: before the first
// game, and before a run is resumed.
//
// A program that starts and then stays silent is not refused; it loses by its
// faults (agents/external/rehearsal.h), and tournament_progress.h withdraws it
// in the end.
//
//   absl::Status status = TryPrograms(plan, there, [](int) { return true; });
#ifndef BERTHIER_ARENAS_TOURNAMENT_REHEARSAL_H_
#define BERTHIER_ARENAS_TOURNAMENT_REHEARSAL_H_

#include <functional>

#include "absl/status/status.h"
#include "agents/agent_kind.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

// Tries the players for which `plays` is true. The error names the first
// program that cannot be started and quotes its last output.
absl::Status TryPrograms(const TournamentPlan& plan, const Whereabouts& there,
                         const std::function<bool(int player)>& plays);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_REHEARSAL_H_
