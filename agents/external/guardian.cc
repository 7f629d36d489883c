#include "agents/external/guardian.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "agents/external/memory_watch.h"

namespace berthier {
namespace {

// Between two looks at the memory of all processes, in milliseconds.
constexpr int kLookMillis = 25;

// A millisecond each.
constexpr int kMostLooks = 5000;

void Limit(int resource, uint64_t most) {
  if (most == 0) return;
  rlimit limit;
  if (getrlimit(static_cast<__rlimit_resource>(resource), &limit) != 0) return;
  limit.rlim_max = std::min<rlim_t>(limit.rlim_max, most);
  limit.rlim_cur = limit.rlim_max;
  setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

// Processor time has a soft limit only, so that it can be renewed.
void LimitCpu(pid_t process, uint64_t seconds) {
  if (seconds == 0) return;
  rlimit limit;
  if (prlimit(process, RLIMIT_CPU, nullptr, &limit) != 0) return;
  limit.rlim_cur = std::min<rlim_t>(limit.rlim_max, seconds);
  prlimit(process, RLIMIT_CPU, &limit, nullptr);
}

uint64_t CpuSecondsOf(pid_t process) {
  clockid_t clock;
  timespec used;
  if (clock_getcpuclockid(process, &clock) != 0) return 0;
  if (clock_gettime(clock, &used) != 0) return 0;
  return static_cast<uint64_t>(used.tv_sec) + 1;
}

void Report(int line, GuardianReport report) {
  // If nobody listens any more there is nothing else to do.
  while (send(line, &report, sizeof report, MSG_NOSIGNAL) < 0 &&
         errno == EINTR) {
  }
}

void ResetSignals() {
  struct sigaction usual = {};
  usual.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; ++number) {
    sigaction(number, &usual, nullptr);
  }
}

// Of the program, before it is one.
[[noreturn]] void Refuse(const Post& post, GuardianReport::What what) {
  GuardianReport report;
  report.what = what;
  report.error = errno;
  Report(post.line, report);
  _exit(127);
}

[[noreturn]] void RunCommand(const Post& post, const sigset_t& mask) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  prctl(PR_SET_DUMPABLE, 1);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  setsid();
  // Where memory ends, the kernel is to take this program first, never us.
  WriteKernelFile("/proc/self/oom_score_adj", "1000");
  if (post.isolation == Isolation::kEnclosed &&
      (SealProc() != 0 || DropCapabilities() != 0)) {
    Refuse(post, GuardianReport::What::kCannotIsolate);
  }
  dup2(post.input, STDIN_FILENO);
  dup2(post.output, STDOUT_FILENO);
  dup2(post.errors, STDERR_FILENO);
  const ProcessLimits& limits = post.limits;
  setrlimit(RLIMIT_CORE, std::array<rlimit, 1>{}.data());
  Limit(RLIMIT_DATA, limits.memory_bytes);
  // Elsewhere it would count everything the user runs.
  if (post.isolation != Isolation::kProcessGroup) {
    Limit(RLIMIT_NPROC, limits.processes);
  }
  Limit(RLIMIT_FSIZE, limits.file_bytes);
  Limit(RLIMIT_NOFILE, limits.open_files);
  LimitCpu(0, limits.cpu_seconds);
  sigprocmask(SIG_SETMASK, &mask, nullptr);
  // A folder that is hidden from it is no place to work in.
  if (chdir(post.folder) != 0 &&
      (post.isolation != Isolation::kEnclosed || chdir(kOwnFolder) != 0)) {
    Refuse(post, GuardianReport::What::kCannotRun);
  }
  execvpe(post.command[0], post.command, post.environment);
  Refuse(post, GuardianReport::What::kCannotRun);
}

class Guardian {
 public:
  explicit Guardian(const Post& post) : post_(post) {}

  [[noreturn]] void Serve() {
    CloseTheRest();
    ResetSignals();
    setsid();
    if (post_.isolation == Isolation::kProcessGroup) {
      prctl(PR_SET_CHILD_SUBREAPER, 1);
    } else {
      LimitProcessNumbers(post_.limits.processes);
    }
    sigset_t none;
    sigset_t child;
    sigemptyset(&none);
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_SETMASK, &child, nullptr);
    const int ends = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);
    // It holds a copy of our memory: nobody is to look into it.
    prctl(PR_SET_DUMPABLE, 0);
    program_ = CloneIsolated(Isolation::kProcessGroup);
    if (program_ == 0) RunCommand(post_, none);
    if (program_ < 0) Fail(GuardianReport::What::kCannotRun);
    for (const int end : {post_.input, post_.output, post_.errors}) close(end);

    std::array<pollfd, 2> watched = {pollfd{post_.line, POLLIN, 0},
                                     pollfd{ends, POLLIN, 0}};
    const bool is_watching = post_.isolation == Isolation::kEnclosed &&
                             post_.limits.memory_bytes > 0;
    const MemoryWatch memory;
    while (!ended_) {
      const int ready =
          poll(watched.data(), watched.size(), is_watching ? kLookMillis : -1);
      if (ready < 0) continue;
      if (is_watching && memory.Exceeds(post_.limits.memory_bytes)) {
        report_.took_too_much = true;
        break;
      }
      if (watched[0].revents != 0 && !Listen()) break;
      if (watched[1].revents != 0) {
        signalfd_siginfo told;
        while (read(ends, &told, sizeof told) > 0) {
        }
        Reap(WNOHANG);
      }
    }
    report_.left_processes = KillTheRest() && ended_by_itself_;
    Report(post_.line, report_);
    _exit(EXIT_SUCCESS);
  }

  [[noreturn]] void Fail(GuardianReport::What what) {
    GuardianReport report;
    report.what = what;
    report.error = errno;
    Report(post_.line, report);
    _exit(EXIT_FAILURE);
  }

 private:
  // Whatever else we hold open is none of the program's business, and would
  // keep other programs' lines open.
  void CloseTheRest() const {
    std::array<int, 4> kept = {post_.input, post_.output, post_.errors,
                               post_.line};
    std::sort(kept.begin(), kept.end());
    unsigned from = STDERR_FILENO + 1;
    for (const int one : kept) {
      const unsigned number = static_cast<unsigned>(one);
      if (number > from) close_range(from, number - 1, 0);
      from = number + 1;
    }
    close_range(from, ~0u, 0);
  }

  // False if the program is to be killed.
  bool Listen() {
    GuardianWord word;
    const ssize_t got = recv(post_.line, &word, sizeof word, MSG_DONTWAIT);
    if (got < 0) return errno == EAGAIN || errno == EINTR;
    if (got == 0 || word == GuardianWord::kKill) return false;
    if (post_.limits.cpu_seconds != 0) {
      LimitCpu(program_, CpuSecondsOf(program_) + post_.limits.cpu_seconds);
    }
    return true;
  }

  void Reap(int options) {
    int status = 0;
    rusage used = {};
    for (;;) {
      const pid_t dead = wait4(-1, &status, options, &used);
      if (dead < 0 && errno == EINTR) continue;
      if (dead <= 0) return;
      if (dead != program_) continue;
      ended_ = true;
      report_.status = status;
      report_.most_memory = int64_t{used.ru_maxrss} * 1024;
    }
  }

  // Whether there was anything to kill but the program itself.
  bool KillTheRest() {
    ended_by_itself_ = ended_;
    bool some = false;
    if (post_.isolation != Isolation::kProcessGroup) {
      // As process 1 of a namespace; anywhere else this would be everybody.
      if (getpid() == 1) some = kill(-1, SIGKILL) == 0;
      Reap(0);
      return some;
    }
    if (!ended_) kill(program_, SIGKILL);
    // Orphans come to us as their parents die, so look until none is left.
    for (int look = 0; look < kMostLooks && HasChildren(); ++look) {
      some = true;
      KillChildren();
      Reap(WNOHANG);
      const timespec moment = {.tv_sec = 0, .tv_nsec = 1'000'000};
      nanosleep(&moment, nullptr);
    }
    return some;
  }

  static bool HasChildren() {
    siginfo_t about = {};
    return waitid(P_ALL, 0, &about, WEXITED | WNOHANG | WNOWAIT) == 0;
  }

  // Kills the children that /proc lists; without it, the program's session.
  void KillChildren() const {
    std::array<char, 64> path;
    std::snprintf(path.data(), path.size(), "/proc/self/task/%d/children",
                  getpid());
    const int file = open(path.data(), O_RDONLY | O_CLOEXEC);
    if (file < 0) {
      kill(-program_, SIGKILL);
      return;
    }
    pid_t number = 0;
    char letter = 0;
    while (read(file, &letter, 1) == 1) {
      if (letter >= '0' && letter <= '9') {
        number = number * 10 + (letter - '0');
      } else if (number > 0) {
        kill(number, SIGKILL);
        number = 0;
      }
    }
    close(file);
  }

  const Post& post_;
  pid_t program_ = -1;
  bool ended_ = false;
  bool ended_by_itself_ = false;
  GuardianReport report_ = {};
};

}  // namespace

pid_t CloneGuardian(const Post& post) {
  const uid_t user = geteuid();
  const gid_t group = getegid();
  const pid_t guardian = CloneIsolated(post.isolation);
  if (guardian != 0) return guardian;
  Guardian self(post);
  if (post.isolation != Isolation::kProcessGroup &&
      !KeepIdentity(user, group)) {
    self.Fail(GuardianReport::What::kCannotIsolate);
  }
  if (post.isolation == Isolation::kEnclosed) {
    errno = EncloseFiles(post.enclosure);
    if (errno != 0) self.Fail(GuardianReport::What::kCannotIsolate);
  }
  self.Serve();
}

}  // namespace berthier
