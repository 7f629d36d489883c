#include "agents/external/isolation.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "agents/external/enclosure.h"

namespace berthier {
namespace {

constexpr int kNamespaces =
    CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC;

int FlagsOf(Isolation isolation) {
  switch (isolation) {
    case Isolation::kEnclosed:
      return kNamespaces | CLONE_NEWNS;
    case Isolation::kNamespaces:
      return kNamespaces;
    case Isolation::kProcessGroup:
      break;
  }
  return 0;
}

// Since Linux 6.14 the largest process number belongs to the namespace; before,
// it is the whole machine's, and not to be touched.
bool NamespacesHaveTheirOwnNumbers() {
  constexpr int kMajor = 6;
  constexpr int kMinor = 14;
  utsname kernel;
  int major = 0;
  int minor = 0;
  return uname(&kernel) == 0 &&
         std::sscanf(kernel.release, "%d.%d", &major, &minor) == 2 &&
         (major > kMajor || (major == kMajor && minor >= kMinor));
}

// Whether a process can be apart like that.
bool Works(Isolation isolation) {
  const uid_t user = geteuid();
  const gid_t group = getegid();
  const pid_t child = CloneIsolated(isolation);
  if (child < 0) return false;
  if (child == 0) {
    const bool is_apart =
        KeepIdentity(user, group) && getpid() == 1 &&
        (isolation != Isolation::kEnclosed ||
         (EncloseFiles({}) == 0 && SealProc() == 0 && DropCapabilities() == 0));
    _exit(is_apart ? EXIT_SUCCESS : EXIT_FAILURE);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return false;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS;
}

}  // namespace

Isolation BestIsolation() {
  static const Isolation best = [] {
    if (Works(Isolation::kEnclosed)) return Isolation::kEnclosed;
    if (Works(Isolation::kNamespaces)) {
      std::fputs(
          "berthier: the kernel lets nobody shut files away; external agents "
          "see and change what you can, and only each of their processes has a "
          "limit of memory\n",
          stderr);
      return Isolation::kNamespaces;
    }
    std::fputs(
        "berthier: the kernel grants no namespaces; external agents run in a "
        "plain process group, with your files, network and any number of "
        "processes\n",
        stderr);
    return Isolation::kProcessGroup;
  }();
  return best;
}

bool LimitsProcesses(Isolation isolation) {
  return isolation != Isolation::kProcessGroup &&
         (geteuid() != 0 || NamespacesHaveTheirOwnNumbers());
}

pid_t CloneIsolated(Isolation isolation) {
  return static_cast<pid_t>(syscall(SYS_clone, FlagsOf(isolation) | SIGCHLD,
                                    nullptr, nullptr, nullptr, 0));
}

bool KeepIdentity(uid_t user, gid_t group) {
  std::array<char, 64> line;
  std::snprintf(line.data(), line.size(), "%u %u 1", user, user);
  if (!WriteKernelFile("/proc/self/uid_map", line.data())) return false;
  // Needed before an ordinary user may map a group; missing on old kernels.
  WriteKernelFile("/proc/self/setgroups", "deny");
  std::snprintf(line.data(), line.size(), "%u %u 1", group, group);
  return WriteKernelFile("/proc/self/gid_map", line.data());
}

// The kernel gives numbers out in turn; after the last it begins at kReserved
// again, so that from then on only those above it are there to be had.
void LimitProcessNumbers(uint64_t processes) {
  constexpr uint64_t kReserved = 300;
  if (processes == 0 || geteuid() != 0 || getpid() != 1 ||
      !NamespacesHaveTheirOwnNumbers()) {
    return;
  }
  std::array<char, 32> line;
  std::snprintf(line.data(), line.size(), "%lu",
                static_cast<unsigned long>(kReserved + processes));
  WriteKernelFile("/proc/sys/kernel/pid_max", line.data());
}

bool WriteKernelFile(const char* path, const char* text) {
  const int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t size = static_cast<ssize_t>(std::strlen(text));
  const bool written = write(file, text, static_cast<size_t>(size)) == size;
  close(file);
  return written;
}

}  // namespace berthier
