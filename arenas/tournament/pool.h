// The pool of worker processes, as used by the tournament process.
//
// Workers are forked when needed and stay alive. If a worker dies in a game,
// the side whose agent was computing loses the game, and another worker is
// forked in its place.
//
// Laws: every game begun is finished exactly once, whatever happens to its
// worker; the destructor leaves no worker running.
//
//   WorkerPool pool(plan, 2, there);
//   const auto issue = [&](const auto& /*at_home*/) { return progress.Issue();
//   }; absl::StatusOr<bool> begun = pool.Begin(issue);  // while pool.HasIdle()
//   absl::StatusOr<std::vector<FinishedGame>> games =
//       pool.Wait(/*other=*/-1, unblocked, milliseconds(100));
#ifndef BERTHIER_ARENAS_TOURNAMENT_POOL_H_
#define BERTHIER_ARENAS_TOURNAMENT_POOL_H_

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "agents/agent_kind.h"
#include "arenas/tournament/journal.h"
#include "arenas/tournament/tournament_plan.h"
#include "arenas/tournament/tournament_progress.h"
#include "proto/ledger.pb.h"

namespace berthier {

struct FinishedGame {
  wire::LegPlayed facts;
  std::string record;  // deflated
};

class WorkerPool {
 public:
  // At most `most` workers. `plan` must outlive the pool; `there` says where
  // agents that are external programs run.
  WorkerPool(const TournamentPlan& plan, int most, Whereabouts there);
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  bool HasIdle() const { return playing_ < most_; }
  int playing() const { return playing_; }

  // Begins a game on an idle worker, which must exist (HasIdle). `issue` gets
  // the players whose agents this worker keeps and returns the game to play, or
  // nullopt for none. Returns whether a game was begun.
  template <typename Issue>
  absl::StatusOr<bool> Begin(const Issue& issue);

  // Waits until a game is finished, `other` (a descriptor, -1 for none) is
  // readable, a signal arrives that `unblocked` lets through, or the time
  // `most` has passed. Returns the finished games.
  absl::StatusOr<std::vector<FinishedGame>> Wait(
      int other, const sigset_t& unblocked, std::chrono::milliseconds most);

 private:
  struct Worker {
    pid_t process = -1;
    int socket = -1;
    Journal journal;
    std::optional<GameId> game;
    std::vector<int> at_home;  // players whose agents it keeps; last used last
    bool was_killed = false;   // because an agent overran its clock
  };

  absl::StatusOr<size_t> IdleWorker();
  absl::Status Fork(Worker& worker);
  absl::Status Send(Worker& worker, const GameId& game);
  // The finished game; nullopt if a new worker plays it again because the old
  // one died before any agent was asked.
  absl::StatusOr<std::optional<FinishedGame>> Receive(Worker& worker);
  // Reaps a dead worker and ends its game as Receive says.
  absl::StatusOr<std::optional<FinishedGame>> Bury(Worker& worker);
  // Kills the workers whose deadline has passed.
  void KillLate();

  const TournamentPlan& plan_;
  const Whereabouts there_;
  int most_;
  int playing_ = 0;
  int stillborn_ = 0;  // workers that died before any agent was asked
  std::vector<Worker> workers_;
};

template <typename Issue>
absl::StatusOr<bool> WorkerPool::Begin(const Issue& issue) {
  const absl::StatusOr<size_t> idle = IdleWorker();
  if (!idle.ok()) return idle.status();
  Worker& worker = workers_[*idle];
  const std::optional<GameId> game = issue(worker.at_home);
  if (!game) return false;
  const absl::Status sent = Send(worker, *game);
  if (!sent.ok()) return sent;
  return true;
}

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_POOL_H_
