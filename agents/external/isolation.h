// Isolation: how far this machine lets a program be kept apart from the others
// and from the files of its user, and the process that begins such a life.
#ifndef BERTHIER_AGENTS_EXTERNAL_ISOLATION_H_
#define BERTHIER_AGENTS_EXTERNAL_ISOLATION_H_

#include <sys/types.h>

#include <cstdint>

namespace berthier {

// How far an external program is isolated.
enum class Isolation : uint8_t {
  kEnclosed,      // kNamespaces, and its own view of files
  kNamespaces,    // own user, PID, network and System V IPC namespaces
  kProcessGroup,  // only its own session
};

// The strongest isolation this machine supports; determined once.
Isolation BestIsolation();

// Whether ProcessLimits::processes is enforced: for the superuser only on newer
// kernels, and for nobody without namespaces.
bool LimitsProcesses(Isolation isolation);

// fork() into the namespaces of this isolation, without the locks and handlers
// of the C library: the child calls nothing that needs them.
pid_t CloneIsolated(Isolation isolation);
// Inside a new namespace of users: everybody stays who they were.
bool KeepIdentity(uid_t user, gid_t group);
// For the superuser, whom RLIMIT_NPROC does not bind; 0: no limit.
void LimitProcessNumbers(uint64_t processes);

// Of /proc; false if the file cannot be opened or written whole.
bool WriteKernelFile(const char* path, const char* text);

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_ISOLATION_H_
