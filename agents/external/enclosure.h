// What of the machine's files a foreign program sees and may change.
//
// In a namespace of mounts of its own everything is read-only; devices are the
// few that any program needs; /proc shows its own processes; /dev/shm is a
// fresh folder in memory, of limited size, and all that it can write to. The
// folder where a ledger lies is empty, or, if the program lives there too, the
// files of tournaments in it are.
//
// Laws: nothing here allocates or locks (guardian.h says why); a program
// without capabilities (DropCapabilities) cannot undo any of it, nor can what
// it starts, in whatever further namespaces.
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
  // Shown empty; null pointers hide nothing.
  const char* hidden_folder = nullptr;
  // Each shown as an empty file; ends in a null pointer.
  char* const* hidden_files = nullptr;
  uint64_t own_bytes = 0;  // its own folder may hold; 0: as memory allows
};

// For process 1 of new namespaces of users, mounts and process numbers. Leaves
// /proc writable, for who has still to be limited; SealProc ends that.
int EncloseFiles(const Enclosure& enclosure);
int SealProc();

// Of the caller and of all it will ever start.
int DropCapabilities();

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_ENCLOSURE_H_
