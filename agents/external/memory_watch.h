// Measures, by /proc, how much memory all processes of a namespace use
// together.
//
// Counted: pages private to a process or shared between its processes (each
// once), their swapped-out part, and files in memory: of /dev/shm, of
// memfd_create, of System V. Not counted: pages of files on disk, which the
// kernel can reclaim.
//
// This samples from time to time and is no hard limit: between two samples a
// program may use more, and memory that no process maps, names or has open is
// not seen. Open files of non-dumpable processes are visible only to the
// superuser; their mappings always are.
//
// Laws: nothing here allocates or locks (guardian.h says why).
//
//   MemoryWatch watch;
//   if (watch.Exceeds(limit)) ...
#ifndef BERTHIER_AGENTS_EXTERNAL_MEMORY_WATCH_H_
#define BERTHIER_AGENTS_EXTERNAL_MEMORY_WATCH_H_

#include <sys/types.h>

#include <cstdint>

namespace berthier {

class MemoryWatch {
 public:
  // Precondition: the caller is process 1 of a PID namespace with its own
  // /proc.
  MemoryWatch();

  // Whether all other processes of the namespace together use more than
  // `bytes`.
  bool Exceeds(uint64_t bytes) const;

 private:
  uint64_t FilesInMemory() const;

  dev_t memory_device_ = 0;  // device of memfd_create and System V files
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_MEMORY_WATCH_H_
