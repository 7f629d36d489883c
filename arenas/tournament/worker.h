// A worker: the process that plays games, one after the other.
//
// It is forked from the tournament process, keeps the agents of its last games,
// and reports the facts and the record of every game. The steps of the current
// game are in a journal that outlives the worker.
//
// Laws: equal games give equal facts except for the milliseconds, and equal
// records, whatever was played before; a worker ends when the tournament
// process ends, however that happens.
//
//   const pid_t parent = getpid();
//   if (fork() == 0) Work(plan, there, journal, socket, parent);
#ifndef BERTHIER_ARENAS_TOURNAMENT_WORKER_H_
#define BERTHIER_ARENAS_TOURNAMENT_WORKER_H_

#include <cstdint>

#include "agents/agent_kind.h"
#include "arenas/tournament/journal.h"
#include "arenas/tournament/tournament_plan.h"
#include "arenas/tournament/tournament_progress.h"

namespace berthier {

// How many agents a worker keeps for its next games.
inline constexpr size_t kAgentsAtHome = 4;

// The header of a worker's answer to a GameId. The facts and the deflated
// record follow it.
struct Played {
  uint32_t facts_bytes = 0;
  uint32_t record_bytes = 0;
};

// The child's main function: plays each GameId received on `socket` until it
// closes. `parent` is the process id of the tournament; `there` says where
// agents that are external programs run.
[[noreturn]] void Work(const TournamentPlan& plan, const Whereabouts& there,
                       Journal& journal, int socket, int parent);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_WORKER_H_
