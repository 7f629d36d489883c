#include "agents/external/process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "absl/strings/str_format.h"
#include "agents/external/place.h"

namespace berthier {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// How long a guardian may take to kill what it guards.
constexpr milliseconds kToKill{10'000};

void Close(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

// Both ends of a pipe or a pair of sockets; closed unless they are taken.
class Ends {
 public:
  ~Ends() {
    Close(both_[0]);
    Close(both_[1]);
  }
  // The guardian hands descriptors on as 0, 1 and 2, so none may lie there.
  bool Settle() {
    for (int& end : both_) {
      if (end > STDERR_FILENO) continue;
      const int moved = fcntl(end, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
      if (moved < 0) return false;
      Close(end);
      end = moved;
    }
    return true;
  }
  bool MakePipe() { return pipe2(both_.data(), O_CLOEXEC) == 0 && Settle(); }
  bool MakeSockets() {
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0,
                      both_.data()) == 0 &&
           Settle();
  }
  int operator[](size_t i) const { return both_[i]; }
  int Take(size_t i) { return std::exchange(both_[i], -1); }

 private:
  std::array<int, 2> both_ = {-1, -1};
};

void DoNotBlock(int descriptor) {
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
}

// Writing to a program that is gone is an error here, not the end of us.
void IgnoreBrokenPipes() { std::signal(SIGPIPE, SIG_IGN); }

// As a program is given them: ends in a null pointer.
std::vector<char*> Pointers(const std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (const std::string& word : words) {
    pointers.push_back(const_cast<char*>(word.c_str()));
  }
  pointers.push_back(nullptr);
  return pointers;
}

std::string CannotStart(const char* what) {
  return absl::StrFormat("cannot %s: %s", what, std::strerror(errno));
}

}  // namespace

std::string Words(const Death& death) {
  if (death.took_too_much) return "took too much memory and was killed";
  switch (death.how) {
    case Death::How::kNeverRan:
      return absl::StrFormat("cannot be run: %s", std::strerror(death.error));
    case Death::How::kEnded:
      if (WIFSIGNALED(death.status)) {
        return absl::StrFormat("died: %s", strsignal(WTERMSIG(death.status)));
      }
      return absl::StrFormat("ended with code %d", WEXITSTATUS(death.status));
    case Death::How::kKilled:
      break;
  }
  return "was killed";
}

Started Process::Start(const std::vector<std::string>& command,
                       const Whereabouts& there, const ProcessLimits& limits,
                       Isolation isolation) {
  IgnoreBrokenPipes();
  Ends input;
  Ends output;
  Ends errors;
  Ends line;
  if (!input.MakePipe() || !output.MakePipe() || !errors.MakePipe() ||
      !line.MakeSockets()) {
    return CannotStart("make a pipe");
  }
  const Place place = PlaceOf(command, there, isolation);
  const std::vector<char*> words = Pointers(command);
  const std::vector<char*> environment = Pointers(place.environment);
  const std::vector<char*> hidden = Pointers(place.hidden_files);
  const pid_t guardian =
      CloneGuardian({.command = words.data(),
                     .environment = environment.data(),
                     .folder = place.folder.c_str(),
                     .enclosure =
                         {
                             .hidden_folder = place.hidden_folder.empty()
                                                  ? nullptr
                                                  : place.hidden_folder.c_str(),
                             .hidden_files = hidden.data(),
                             .own_bytes = limits.memory_bytes,
                         },
                     .limits = limits,
                     .isolation = isolation,
                     .input = input[0],
                     .output = output[1],
                     .errors = errors[1],
                     .line = line[1]});
  if (guardian < 0) return CannotStart("make a process");

  std::unique_ptr<Process> process(new Process);
  process->owner_ = getpid();
  process->guardian_ = guardian;
  process->input_ = input.Take(1);
  process->output_ = output.Take(0);
  process->errors_ = errors.Take(0);
  process->line_ = line.Take(0);
  DoNotBlock(process->input_);
  DoNotBlock(process->output_);
  DoNotBlock(process->errors_);
  return process;
}

Process::~Process() {
  if (getpid() == owner_) Kill();
  Close(input_);
  Close(output_);
  Close(errors_);
  Close(line_);
}

void Process::Renew() { Say(GuardianWord::kRenew); }

Death Process::Wait(milliseconds patience) {
  if (line_ < 0) return death_;
  Close(input_);
  if (!Listen(patience)) {
    Say(GuardianWord::kKill);
    if (!Listen(kToKill)) kill(guardian_, SIGKILL);
    // What it died of is what we did.
    if (death_.how == Death::How::kEnded) death_.how = Death::How::kKilled;
  }
  if (never_ran_) death_.how = Death::How::kNeverRan;
  Close(line_);
  while (waitpid(guardian_, nullptr, 0) < 0 && errno == EINTR) {
  }
  return death_;
}

void Process::Say(GuardianWord word) const {
  send(line_, &word, sizeof word, MSG_NOSIGNAL);
}

bool Process::Listen(milliseconds patience) {
  const auto until = steady_clock::now() + patience;
  for (;;) {
    const auto left =
        std::chrono::ceil<milliseconds>(until - steady_clock::now());
    pollfd watched = {line_, POLLIN, 0};
    const int ready =
        poll(&watched, 1, static_cast<int>(std::max<int64_t>(left.count(), 0)));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    GuardianReport report;
    const ssize_t got = recv(line_, &report, sizeof report, 0);
    // A guardian that went with a word of ours unread resets the line, once;
    // its report is still there to be read.
    if (got < 0 && (errno == EINTR || errno == ECONNRESET)) continue;
    if (got != static_cast<ssize_t>(sizeof report)) return true;  // it is gone
    if (report.what != GuardianReport::What::kEnded) {
      never_ran_ = true;
      death_.error = report.error;
      if (report.what == GuardianReport::What::kCannotIsolate) return true;
      continue;
    }
    death_.how = Death::How::kEnded;
    death_.status = report.status;
    death_.most_memory = report.most_memory;
    death_.left_processes = report.left_processes;
    death_.took_too_much = report.took_too_much;
    return true;
  }
}

}  // namespace berthier
