// The workers of a tournament, as the tournament sees them.
//
// Workers are forked when they are needed and stay. One that dies in a game
// has lost the game for the agent that was being asked; another is forked in
// its place.
//
// Laws: every game begun is finished exactly once, by whatever happens to its
// worker; when the pool goes, no worker is left.
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
  // `plan` must outlive the pool; agents that are programs play `there`.
  WorkerPool(const TournamentPlan& plan, int most, Whereabouts there);
  ~WorkerPool();
  WorkerPool(const WorkerPool&) = delete;
  WorkerPool& operator=(const WorkerPool&) = delete;

  bool HasIdle() const { return playing_ < most_; }
  int playing() const { return playing_; }

  // Begins the game that `issue` gives to the next idle worker: it is told
  // which players are at home there. Nothing happens if it gives none.
  template <typename Issue>
  absl::StatusOr<bool> Begin(const Issue& issue);

  // Waits until games are finished, `other` (a descriptor, -1 for none) can be
  // read, a signal comes that `unblocked` lets through, or `most` is over.
  absl::StatusOr<std::vector<FinishedGame>> Wait(
      int other, const sigset_t& unblocked, std::chrono::milliseconds most);

 private:
  struct Worker {
    pid_t process = -1;
    int socket = -1;
    Journal journal;
    std::optional<GameId> game;
    std::vector<int> at_home;  // players, the last used last
    bool was_killed = false;   // for its clock
  };

  absl::StatusOr<size_t> IdleWorker();
  absl::Status Fork(Worker& worker);
  absl::Status Send(Worker& worker, const GameId& game);
  // What became of the game; nothing if another worker has begun it anew. A
  // dead worker is cleared away.
  absl::StatusOr<std::optional<FinishedGame>> Receive(Worker& worker);
  absl::StatusOr<std::optional<FinishedGame>> Bury(Worker& worker);
  void KillLate();

  const TournamentPlan& plan_;
  const Whereabouts there_;
  int most_;
  int playing_ = 0;
  int stillborn_ = 0;
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
