// Whether every program that is to play can be started at all: tried before the
// first game, and before a run goes on.
//
// A command that is misspelt, or stands in a folder that is not there today,
// would otherwise lose all its games, which nobody could tell from bad play.
// A program that starts and then says nothing is not refused: it may have its
// reasons, and loses by its faults (tournament_progress.h withdraws it in the
// end).
//
//   absl::Status status = TryPrograms(plan, there, [](int) { return true; });
#ifndef BERTHIER_ARENAS_TOURNAMENT_REHEARSAL_H_
#define BERTHIER_ARENAS_TOURNAMENT_REHEARSAL_H_

#include <functional>

#include "absl/status/status.h"
#include "agents/agent_kind.h"
#include "arenas/tournament/tournament_plan.h"

namespace berthier {

// Of the players that `plays` says yes to; the error names the first that
// cannot be started, and what it said.
absl::Status TryPrograms(const TournamentPlan& plan, const Whereabouts& there,
                         const std::function<bool(int player)>& plays);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_REHEARSAL_H_
