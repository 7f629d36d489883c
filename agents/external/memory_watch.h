// How much memory all processes of a namespace use together, by their /proc.
//
// Counted are the pages that are a program's own or shared between its
// processes (each once), what of them was swapped out, and the files in memory:
// of /dev/shm, of memfd_create, of System V. Not counted are pages of files on
// disk, which the kernel takes back when it needs them.
//
// It is a look now and then, not a wall: between two looks a program may use
// more, and memory that nobody maps, names or has open is not seen. Who has
// what open is not seen of non-dumpable processes, unless the superuser looks;
// what they map is.
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
  // For process 1 of a namespace with a /proc of its own.
  MemoryWatch();

  // Whether all other processes of the namespace use more bytes than that.
  bool Exceeds(uint64_t bytes) const;

 private:
  uint64_t FilesInMemory() const;

  dev_t memory_device_ = 0;  // where files of memfd_create and System V lie
};

}  // namespace berthier

#endif  // BERTHIER_AGENTS_EXTERNAL_MEMORY_WATCH_H_
