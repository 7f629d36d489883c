// Restricts which files an external program sees and may change.
//
// In its own mount namespace everything is read-only; only the few devices that
// any program needs exist; /proc shows its own processes; /dev/shm is a fresh
// tmpfs of limited size and the only writable folder. The folder of the ledger
// is shown empty, or, if the program lives there too, the tournament files in
// it are.
//
// Laws: nothing here allocates or locks (guardian.h says why); a program
// without capabilities (DropCapabilities) cannot undo any of this, nor can its
// descendants, even in further namespaces.
//
//   if (const int error = EncloseFiles(enclosure)) ...  // an errno
//   DropCapabilities();
#ifndef BERTHIER_AGENTS_EXTERNAL_ENCLOSURE_H_
#define BERTHIER_AGENTS_EXTERNAL_ENCLOSURE_H_

#include <cstdint>

namespace berthier {

// The one folder that a program can write to.
inline constexpr const char* kOwnFolder = "/dev/shm";

struct Enclosure {
  // Shown empty; null: nothing is hidden.
  const char* hidden_folder = nullptr;
  // Each is shown as an empty file; null-terminated array.
  char* const* hidden_files = nullptr;
  uint64_t own_bytes = 0;  // size limit of its own folder; 0: none
};

// Called by process 1 of new user, mount and PID namespaces. Both return 0 or
// an errno. EncloseFiles leaves /proc writable, because limits are still to be
// set there; SealProc makes it read-only.
int EncloseFiles(const Enclosure& enclosure);
int SealProc();

// Drops all capabilities of the caller and of all its future descendants.
// Returns 0 or an errno.
int DropCapabilities();

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_ENCLOSURE_H_
