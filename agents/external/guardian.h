// The guardian: a small process between us and a foreign program.
//
// It gives the program its limits, its own view of files (enclosure.h), its own
// network and process numbers where the kernel allows, watches the memory of
// all its processes together (memory_watch.h), waits for its end, tells how it
// came, and lets nothing survive that the program started: in a namespace of
// process numbers it is process 1, with whose death the kernel kills
// everything; without one it is the reaper of all orphans below it and kills
// them one by one.
//
// It dies when its line to us closes, however that comes about. Nothing in it
// allocates or locks, for it is cloned from a program that may have threads.
//
// Laws: one kEnded report unless the guardian itself is killed; when it has
// come, no process that the program started is left.
//
//   const pid_t guardian = CloneGuardian(post);  // here: its number, or -1
#ifndef BERTHIER_AGENTS_EXTERNAL_GUARDIAN_H_
#define BERTHIER_AGENTS_EXTERNAL_GUARDIAN_H_

#include <sys/types.h>

#include <cstdint>

#include "agents/external/enclosure.h"

namespace berthier {

// What a foreign program may use; 0 sets no limit.
struct ProcessLimits {
  // Of data, each process; in an enclosure also of all processes together.
  uint64_t memory_bytes = uint64_t{1} << 30;
  uint64_t processes = 64;                   // threads count too
  uint64_t cpu_seconds = 3600;               // between two calls of Renew
  uint64_t file_bytes = uint64_t{64} << 20;  // the largest file it may write
  uint64_t open_files = 256;
};

// How far a foreign program is kept apart from everything else.
enum class Isolation : uint8_t {
  kEnclosed,      // the same, and its own view of files
  kNamespaces,    // own users, process numbers, network, System V IPC
  kProcessGroup,  // only its own session
};

// The best there is on this machine; finds out once.
Isolation BestIsolation();

// Whether ProcessLimits::processes is kept to: the superuser has such a limit
// only on newer kernels, and without namespaces nobody has.
bool LimitsProcesses(Isolation isolation);

// What a guardian needs to know. It takes over the descriptors; all are above
// the standard ones.
struct Post {
  char* const* command = nullptr;  // ends in a null pointer
  char* const* environment = nullptr;
  const char* folder = nullptr;  // to work in
  Enclosure enclosure;           // of Isolation::kEnclosed
  ProcessLimits limits;
  Isolation isolation = Isolation::kProcessGroup;
  int input = -1;  // the program's standard input, output and error
  int output = -1;
  int errors = -1;
  int line = -1;  // a SOCK_SEQPACKET socket: GuardianWords come in,
                  // GuardianReports go out
};

// What we say to a guardian. The line's end means kKill.
enum class GuardianWord : uint8_t {
  kRenew,  // a fresh allowance of processor time
  kKill,
};

struct GuardianReport {
  enum class What : uint8_t {
    kCannotIsolate,  // error says why; nothing was started
    kCannotRun,      // error says why the command cannot be run
    kEnded,
  };
  What what = What::kEnded;
  bool left_processes = false;  // some of its processes outlived it
  bool took_too_much = false;   // memory, all together, and was killed for it
  int32_t error = 0;
  int32_t status = 0;       // as from wait
  int64_t most_memory = 0;  // bytes resident at most
};

pid_t CloneGuardian(const Post& post);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_GUARDIAN_H_
