// A worker: the process that plays games, one after the other.
//
// It is forked from the tournament, keeps the agents of its last games, and
// says of every game its facts and its record. The steps of the game it plays
// stand in a journal that outlives it.
//
// Laws: equal games give equal facts but for the milliseconds, and equal
// records, whatever was played before; a worker ends when the tournament does,
// however that ends.
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

// What a worker answers to a GameId: this, then the facts, then the record,
// deflated.
struct Played {
  uint32_t facts_bytes = 0;
  uint32_t record_bytes = 0;
};

// Of the child. `parent` is the process that forked it; agents play `there`.
[[noreturn]] void Work(const TournamentPlan& plan, const Whereabouts& there,
                       Journal& journal, int socket, int parent);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_WORKER_H_
