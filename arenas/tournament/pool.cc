#include "arenas/tournament/pool.h"

#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include "absl/strings/str_format.h"
#include "arenas/match/isolated_match.h"
#include "arenas/tournament/pipe.h"
#include "arenas/tournament/seating.h"
#include "arenas/tournament/worker.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

// So many workers may die before they play before that is an error of ours.
constexpr int kMostStillborn = 10;

// The descriptor that a worker has its socket at; it closes all above.
constexpr int kWorkerSocket = 3;

int64_t Now() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

int WaitFor(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

// How a worker came to die.
enum class Death { kByItself, kByClock };

// Of a worker that died while `side` was being asked.
absl::StatusOr<Outcome> OutcomeOfAsked(const Game& game,
                                       const Recorder& recorder, Side side,
                                       Death death, int status) {
  const absl::StatusOr<Standing> standing = recorder.Stand();
  if (!standing.ok()) return standing.status();
  Outcome outcome;
  outcome.orders = standing->orders;
  outcome.rolls = standing->rolls;
  if (game.Awaits(standing->position).is_over()) {
    // It died of saying good-bye: the game is over and counts.
    outcome.score = game.FinalScore(standing->position);
    return outcome;
  }
  outcome.score.winner = static_cast<int8_t>(Index(Opponent(side)));
  outcome.fault = death == Death::kByClock
                      ? Fault{.side = side,
                              .what = "no answer when its clock ran out",
                              .order = std::nullopt,
                              .kind = FaultKind::kTimeout}
                      : Fault{.side = side,
                              .what = HowItDied(status),
                              .order = std::nullopt,
                              .kind = FaultKind::kCrashed};
  return outcome;
}

[[noreturn]] void BecomeWorker(const TournamentPlan& plan,
                               const Whereabouts& there, Journal& journal,
                               int socket, pid_t parent) {
  // Neither the ledger with its lock nor the sockets of others.
  if (dup2(socket, kWorkerSocket) < 0 ||
      close_range(kWorkerSocket + 1, ~0u, 0) != 0) {
    _exit(EXIT_FAILURE);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  Work(plan, there, journal, kWorkerSocket, parent);
}

}  // namespace

WorkerPool::WorkerPool(const TournamentPlan& plan, int most, Whereabouts there)
    : plan_(plan), there_(std::move(there)), most_(most) {}

WorkerPool::~WorkerPool() {
  // Who idles ends by itself when its socket closes; who plays would not.
  for (Worker& worker : workers_) {
    if (worker.process < 0) continue;
    close(worker.socket);
    if (worker.game) kill(worker.process, SIGKILL);
    WaitFor(worker.process);
  }
}

absl::StatusOr<size_t> WorkerPool::IdleWorker() {
  for (size_t i = 0; i < workers_.size(); ++i) {
    if (workers_[i].process >= 0 && !workers_[i].game) return i;
  }
  auto dead = std::find_if(workers_.begin(), workers_.end(),
                           [](const Worker& w) { return w.process < 0; });
  if (dead == workers_.end()) {
    absl::StatusOr<Journal> journal = Journal::Map();
    if (!journal.ok()) return journal.status();
    workers_.push_back({.journal = *std::move(journal)});
    dead = std::prev(workers_.end());
  }
  const absl::Status forked = Fork(*dead);
  if (!forked.ok()) return forked;
  return static_cast<size_t>(dead - workers_.begin());
}

absl::Status WorkerPool::Fork(Worker& worker) {
  std::array<int, 2> ends;
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    return absl::ErrnoToStatus(errno, "cannot make a socket for a worker");
  }
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) {
    close(ends[0]);
    close(ends[1]);
    return absl::ErrnoToStatus(errno, "cannot make a worker");
  }
  if (child == 0) BecomeWorker(plan_, there_, worker.journal, ends[1], parent);
  close(ends[1]);
  worker.process = child;
  worker.socket = ends[0];
  worker.game.reset();
  worker.at_home.clear();
  worker.was_killed = false;
  return absl::OkStatus();
}

absl::Status WorkerPool::Send(Worker& worker, const GameId& game) {
  worker.game = game;
  for (int side = 0; side < kSides; ++side) {
    const int player = game.PlayerOf(side);
    std::erase(worker.at_home, player);
    worker.at_home.push_back(player);
  }
  if (worker.at_home.size() > kAgentsAtHome) {
    worker.at_home.erase(worker.at_home.begin(),
                         worker.at_home.end() - kAgentsAtHome);
  }
  ++playing_;
  // A worker that died while it idled is found when it is heard.
  worker.journal.BeginGame();
  SendAll(worker.socket, &game, sizeof game);
  return absl::OkStatus();
}

absl::StatusOr<std::vector<FinishedGame>> WorkerPool::Wait(
    int other, const sigset_t& unblocked, std::chrono::milliseconds most) {
  std::vector<pollfd> watched;
  for (const Worker& worker : workers_) {
    if (worker.process >= 0) {
      watched.push_back({.fd = worker.socket, .events = POLLIN, .revents = 0});
    }
  }
  if (other >= 0) watched.push_back({.fd = other, .events = POLLIN});
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(most);
  const timespec patience = {
      .tv_sec = seconds.count(),
      .tv_nsec = std::chrono::nanoseconds(most - seconds).count()};
  const int ready =
      ppoll(watched.data(), watched.size(), &patience, &unblocked);
  std::vector<FinishedGame> finished;
  if (ready < 0 && errno != EINTR) {
    return absl::ErrnoToStatus(errno, "cannot wait for the workers");
  }
  KillLate();
  if (ready <= 0) return finished;
  for (Worker& worker : workers_) {
    const auto seen = std::find_if(
        watched.begin(), watched.end(), [&worker](const pollfd& one) {
          return one.fd == worker.socket && one.revents != 0;
        });
    if (worker.process < 0 || seen == watched.end()) continue;
    if (!worker.game) {
      // Died while it idled: nobody's fault, and no loss.
      close(worker.socket);
      WaitFor(worker.process);
      worker.process = -1;
      continue;
    }
    absl::StatusOr<std::optional<FinishedGame>> game = Receive(worker);
    if (!game.ok()) return game.status();
    if (!*game) continue;
    --playing_;
    worker.game.reset();
    finished.push_back(**std::move(game));
  }
  return finished;
}

absl::StatusOr<std::optional<FinishedGame>> WorkerPool::Receive(
    Worker& worker) {
  Played header;
  if (!ReceiveAll(worker.socket, &header, sizeof header)) return Bury(worker);
  std::string facts(header.facts_bytes, '\0');
  FinishedGame game;
  game.record.resize(header.record_bytes);
  if (!ReceiveAll(worker.socket, facts.data(), facts.size()) ||
      !ReceiveAll(worker.socket, game.record.data(), game.record.size())) {
    return Bury(worker);
  }
  if (!game.facts.ParseFromString(facts)) {
    return absl::InternalError("a worker told of a game in garbage");
  }
  return game;
}

absl::StatusOr<std::optional<FinishedGame>> WorkerPool::Bury(Worker& worker) {
  const int status = WaitFor(worker.process);
  close(worker.socket);
  worker.process = -1;
  const GameId game = *worker.game;
  const std::optional<Side> asked = worker.journal.asked();
  if (!asked && worker.journal.Steps().empty()) {
    // It died before it asked anybody: nobody's fault.
    if (++stillborn_ > kMostStillborn) {
      return absl::InternalError(absl::StrFormat(
          "workers %s before a game begins", HowItDied(status)));
    }
    absl::Status again = Fork(worker);
    if (again.ok()) again = Send(worker, game);
    if (!again.ok()) return again;
    --playing_;
    return std::optional<FinishedGame>();
  }
  const DuelSetup duel = DuelOf(plan_, game);
  Recorder recorder = RecorderOf(plan_, game, duel);
  wire::GameRecord steps;
  if (!steps.ParsePartialFromString(std::string(worker.journal.Steps()))) {
    return absl::InternalError("the journal of a dead worker is garbage");
  }
  for (wire::GameStep& step : *steps.mutable_step()) {
    recorder.Append(std::move(step));
  }
  const absl::StatusOr<Outcome> outcome =
      asked
          ? OutcomeOfAsked(
                *duel.game, recorder, *asked,
                worker.was_killed ? Death::kByClock : Death::kByItself, status)
          : OutcomeOfDeath(*duel.game, recorder, status);
  if (!outcome.ok()) return outcome.status();
  wire::GameRecord record = recorder.Finish(*outcome);
  record.set_format(kRecordFormat);
  absl::StatusOr<std::string> deflated =
      Deflated(record.SerializeAsString(), Effort::kLeast);
  if (!deflated.ok()) return deflated.status();
  return std::optional<FinishedGame>(
      FinishedGame{.facts = FactsOf(plan_, game, *outcome, {}),
                   .record = *std::move(deflated)});
}

void WorkerPool::KillLate() {
  for (Worker& worker : workers_) {
    if (worker.process < 0 || !worker.game) continue;
    const int64_t deadline = worker.journal.deadline();
    if (deadline == 0 || Now() < deadline) continue;
    worker.was_killed = true;
    kill(worker.process, SIGKILL);
  }
}

}  // namespace berthier
