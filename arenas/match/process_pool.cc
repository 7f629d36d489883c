#include "arenas/match/process_pool.h"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

// So many times the jobs are begun ahead of the piece that is taken next.
constexpr int kAhead = 8;

// More processes at a time than that help nobody.
constexpr int kMostJobs = 1'024;

// The last byte a child sends, after its result or its complaint.
constexpr char kGood = '+';
constexpr char kBad = '-';

bool WriteAll(int pipe, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(pipe, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

// A piece in its process.
class Worker {
 public:
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  Worker(Worker&& other) noexcept
      : piece_(other.piece_),
        child_(std::exchange(other.child_, -1)),
        pipe_(std::exchange(other.pipe_, -1)),
        said_(std::move(other.said_)) {}
  Worker& operator=(Worker&& other) noexcept {
    std::swap(piece_, other.piece_);
    std::swap(child_, other.child_);
    std::swap(pipe_, other.pipe_);
    std::swap(said_, other.said_);
    return *this;
  }
  ~Worker() {
    if (pipe_ >= 0) close(pipe_);
    if (child_ < 0) return;
    kill(child_, SIGKILL);
    Wait();
  }

  static absl::StatusOr<Worker> Start(
      int piece,
      const std::function<absl::StatusOr<std::string>(int piece)>& work) {
    std::array<int, 2> ends;
    if (pipe(ends.data()) != 0) {
      return absl::InternalError(
          absl::StrFormat("cannot make a pipe: %s", std::strerror(errno)));
    }
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child < 0) {
      close(ends[0]);
      close(ends[1]);
      return absl::InternalError(
          absl::StrFormat("cannot make a process: %s", std::strerror(errno)));
    }
    if (child == 0) {
      // Whatever happens to the parent, the child does not outlive it.
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) _exit(EXIT_FAILURE);
      close(ends[0]);
      const absl::StatusOr<std::string> result = work(piece);
      const bool sent =
          result.ok() ? WriteAll(ends[1], *result + kGood)
                      : WriteAll(ends[1],
                                 std::string(result.status().message()) + kBad);
      // Not exit: what the parent has in its buffers is the parent's to write.
      _exit(sent ? EXIT_SUCCESS : EXIT_FAILURE);
    }
    close(ends[1]);
    return Worker(piece, child, ends[0]);
  }

  int piece() const { return piece_; }
  int pipe_end() const { return pipe_; }

  // Reads what is there; false when the child has said everything.
  bool Hear() {
    std::array<char, 65536> buffer;
    const ssize_t got = read(pipe_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) return true;
    if (got <= 0) return false;
    said_.append(buffer.data(), static_cast<size_t>(got));
    return true;
  }

  absl::StatusOr<std::string> Result() {
    const int status = Wait();
    child_ = -1;
    if (WIFSIGNALED(status)) {
      return absl::InternalError(absl::StrFormat("a process of ours died: %s",
                                                 strsignal(WTERMSIG(status))));
    }
    const char end = said_.empty() ? '\0' : said_.back();
    if (WEXITSTATUS(status) != EXIT_SUCCESS || (end != kGood && end != kBad)) {
      return absl::InternalError(absl::StrFormat(
          "a process of ours ended with code %d", WEXITSTATUS(status)));
    }
    said_.pop_back();
    if (end == kBad) return absl::InternalError(said_);
    return std::move(said_);
  }

 private:
  Worker(int piece, pid_t child, int pipe)
      : piece_(piece), child_(child), pipe_(pipe) {}

  int Wait() const {
    int status = 0;
    while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    return status;
  }

  int piece_;
  pid_t child_;
  int pipe_;
  std::string said_;
};

// Waits until somebody speaks; the index of a worker that has ended, or -1.
int HearOut(std::vector<Worker>& workers) {
  std::vector<pollfd> ends;
  for (const Worker& worker : workers) {
    ends.push_back({worker.pipe_end(), POLLIN, 0});
  }
  if (poll(ends.data(), ends.size(), -1) < 0) return -1;  // interrupted
  for (size_t i = 0; i < ends.size(); ++i) {
    if (ends[i].revents != 0 && !workers[i].Hear()) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace

absl::Status WorkSideBySide(
    const ProcessPool& size,
    const std::function<absl::StatusOr<std::string>(int piece)>& work,
    const std::function<absl::Status(int piece, std::string result)>& take) {
  std::vector<Worker> running;
  std::map<int, absl::StatusOr<std::string>> ended;
  // However many are asked for.
  const int jobs = std::clamp(std::min(size.jobs, size.pieces), 1, kMostJobs);
  int begun = 0;
  for (int taken = 0; taken < size.pieces;) {
    const int last = std::min(size.pieces, taken + kAhead * jobs);
    while (begun < last && static_cast<int>(running.size()) < jobs) {
      absl::StatusOr<Worker> worker = Worker::Start(begun, work);
      if (!worker.ok()) return worker.status();
      running.push_back(*std::move(worker));
      ++begun;
    }
    const int done = HearOut(running);
    if (done < 0) continue;
    Worker& worker = running[static_cast<size_t>(done)];
    ended.emplace(worker.piece(), worker.Result());
    running.erase(running.begin() + done);
    for (auto next = ended.find(taken); next != ended.end();
         next = ended.find(++taken)) {
      if (!next->second.ok()) return next->second.status();
      const absl::Status status = take(taken, *std::move(next->second));
      if (!status.ok()) return status;
      ended.erase(next);
    }
  }
  return absl::OkStatus();
}

}  // namespace berthier
