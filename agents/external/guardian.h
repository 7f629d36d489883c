// The guardian: a small process between Berthier and an external program.
//
// It sets the program's limits, gives it its own view of files (enclosure.h)
// and, where the kernel allows, its own network and PID namespace, watches the
// memory of all its processes together (memory_watch.h), waits for its end and
// reports how it ended. Nothing that the program started survives: in a PID
// namespace the guardian is process 1, with whose death the kernel kills
// everything; without one it is the subreaper of all orphans below it and kills
// them one by one.
//
// It dies when its socket to Berthier closes, for whatever reason. Nothing in
// it allocates or locks, because it is cloned from a process that may have
// threads.
//
// Laws: one kEnded report unless the guardian itself is killed; after
// that report no process that the program started is left.
//
//   const pid_t guardian = CloneGuardian(post);  // here: its number, or -1
#ifndef BERTHIER_AGENTS_EXTERNAL_GUARDIAN_H_
#define BERTHIER_AGENTS_EXTERNAL_GUARDIAN_H_

#include <sys/types.h>

#include <cstdint>

#include "agents/external/enclosure.h"
#include "agents/external/isolation.h"

namespace berthier {

// What an external program may use; 0: no limit.
struct ProcessLimits {
  // Data size of each process; if enclosed, also of all processes together.
  uint64_t memory_bytes = uint64_t{1} << 30;
  uint64_t processes = 64;                   // threads count too
  uint64_t cpu_seconds = 3600;               // between two calls of Renew
  uint64_t file_bytes = uint64_t{64} << 20;  // the largest file it may write
  uint64_t open_files = 256;
};

// The guardian's instructions. It takes ownership of the descriptors, all of
// which are above the standard ones.
struct Post {
  char* const* command = nullptr;  // null-terminated
  char* const* environment = nullptr;
  const char* folder = nullptr;  // working folder
  Enclosure enclosure;           // used with Isolation::kEnclosed
  ProcessLimits limits;
  Isolation isolation = Isolation::kProcessGroup;
  int input = -1;  // the program's standard input, output and error
  int output = -1;
  int errors = -1;
  int line = -1;  // a SOCK_SEQPACKET socket: GuardianWords come in,
                  // GuardianReports go out
};

// Messages to a guardian. Closing the socket means kKill.
enum class GuardianWord : uint8_t {
  kRenew,  // resets the allowance of processor time
  kKill,
};

struct GuardianReport {
  enum class What : uint8_t {
    kCannotIsolate,  // error says why; nothing was started
    kCannotRun,      // error says why the command cannot be run
    kEnded,
  };
  What what = What::kEnded;
  bool left_processes = false;  // some of its processes outlived the program
  bool took_too_much = false;   // killed for exceeding the memory limit
  int32_t error = 0;
  int32_t status = 0;       // as from wait
  int64_t most_memory = 0;  // peak resident bytes
};

// Starts a guardian; returns its process id, or -1.
pid_t CloneGuardian(const Post& post);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_GUARDIAN_H_
