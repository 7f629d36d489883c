#include "agents/external/memory_watch.h"

#include <dirent.h>
#include <fcntl.h>
#include <linux/kcmp.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <optional>

#include "agents/external/enclosure.h"

namespace berthier {
namespace {

constexpr uint64_t kKibibyte = 1024;
constexpr uint64_t kBlock = 512;  // of stat

// readdir without the memory of the C library: calls `see` with each name that
// is a number.
template <typename See>
void ForEachNumber(const char* folder, const See& see) {
  const int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return;
  alignas(dirent64) std::array<char, 4096> buffer;
  for (;;) {
    const long got =
        syscall(SYS_getdents64, descriptor, buffer.data(), buffer.size());
    if (got <= 0) break;
    for (long at = 0; at < got;) {
      const auto* entry = reinterpret_cast<const dirent64*>(buffer.data() + at);
      if (entry->d_name[0] >= '0' && entry->d_name[0] <= '9') {
        see(entry->d_name);
      }
      at += entry->d_reclen;
    }
  }
  close(descriptor);
}

using Text = std::array<char, 4096>;

// The beginning of a small file, which ends in a 0.
bool Read(const char* path, Text& text) {
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  size_t size = 0;
  while (size + 1 < text.size()) {
    const ssize_t got = read(file, text.data() + size, text.size() - 1 - size);
    if (got <= 0) break;
    size += static_cast<size_t>(got);
  }
  close(file);
  text[size] = 0;
  return size > 0;
}

// The number behind `word` in lines of "word   number kB".
std::optional<uint64_t> NumberAfter(const Text& text, const char* word) {
  const char* at = std::strstr(text.data(), word);
  if (at == nullptr) return std::nullopt;
  at += std::strlen(word);
  while (*at == ' ' || *at == '\t') ++at;
  uint64_t number = 0;
  for (; *at >= '0' && *at <= '9'; ++at) {
    number = number * 10 + static_cast<uint64_t>(*at - '0');
  }
  return number;
}

struct Use {
  uint64_t own = 0;     // swapped out pages too
  uint64_t shared = 0;  // between processes, and files in memory
};

// As the process itself sees it: what two share counts with each.
std::optional<Use> UseIn(const Text& status) {
  const std::optional<uint64_t> own = NumberAfter(status, "RssAnon:");
  if (!own) return std::nullopt;
  return Use{
      .own = (*own + NumberAfter(status, "VmSwap:").value_or(0)) * kKibibyte,
      .shared = NumberAfter(status, "RssShmem:").value_or(0) * kKibibyte};
}

bool ReadStatus(const char* process, Text& status) {
  std::array<char, 64> path;
  std::snprintf(path.data(), path.size(), "/proc/%.16s/status", process);
  return Read(path.data(), status);
}

// Of a process whose first thread has ended and told nothing: of its others.
std::optional<Use> UseOfThreads(const char* process) {
  std::array<char, 64> folder;
  std::snprintf(folder.data(), folder.size(), "/proc/%.16s/task", process);
  std::optional<Use> use;
  ForEachNumber(folder.data(), [&](const char* thread) {
    if (use) return;
    std::array<char, 96> path;
    std::snprintf(path.data(), path.size(), "%s/%.16s/status", folder.data(),
                  thread);
    Text status;
    if (Read(path.data(), status)) use = UseIn(status);
  });
  return use;
}

Use RoughUse(const char* process) {
  Text status;
  if (!ReadStatus(process, status)) return {};
  std::optional<Use> use = UseIn(status);
  if (!use) use = UseOfThreads(process);
  return use.value_or(Use{});
}

// What two share counts half with each.
Use FairUse(const char* process) {
  Text status;
  if (!ReadStatus(process, status)) return {};
  const auto parent =
      static_cast<pid_t>(NumberAfter(status, "PPid:").value_or(0));
  const auto self = static_cast<pid_t>(std::strtol(process, nullptr, 10));
  // After vfork it is its parent's memory, for a moment.
  if (parent > 1 && syscall(SYS_kcmp, self, parent, KCMP_VM, 0, 0) == 0) {
    return {};
  }
  std::array<char, 64> path;
  std::snprintf(path.data(), path.size(), "/proc/%.16s/smaps_rollup", process);
  Text text;
  if (!Read(path.data(), text)) return RoughUse(process);
  const std::optional<uint64_t> own = NumberAfter(text, "Pss_Anon:");
  if (!own) return RoughUse(process);
  return {.own = (*own + NumberAfter(text, "SwapPss:").value_or(0)) * kKibibyte,
          .shared = NumberAfter(text, "Pss_Shmem:").value_or(0) * kKibibyte};
}

template <typename UseOf>
uint64_t Sum(uint64_t files, const UseOf& use_of) {
  Use all;
  ForEachNumber("/proc", [&](const char* process) {
    if (std::strcmp(process, "1") == 0) return;  // that is us
    const Use use = use_of(process);
    all.own += use.own;
    all.shared += use.shared;
  });
  // Files in memory may be mapped as well, and must not count twice for it.
  return all.own + std::max(all.shared, files);
}

// Bytes of a line of /proc/sysvipc/shm: its last two numbers.
uint64_t SystemVBytes() {
  constexpr int kFields = 16;
  constexpr int kResident = 14;
  const int file = open("/proc/sysvipc/shm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  uint64_t bytes = 0;
  uint64_t number = 0;
  int field = 0;
  bool in_number = false;
  bool in_title = true;
  Text text;
  for (;;) {
    const ssize_t got = read(file, text.data(), text.size());
    if (got <= 0) break;
    for (ssize_t i = 0; i < got; ++i) {
      const char letter = text[static_cast<size_t>(i)];
      if (in_title) {
        in_title = letter != '\n';
      } else if (letter >= '0' && letter <= '9') {
        number = number * 10 + static_cast<uint64_t>(letter - '0');
        in_number = true;
      } else if (letter == ' ' || letter == '\n') {
        if (in_number && field >= kResident) bytes += number;
        if (in_number) field = (field + 1) % kFields;
        in_number = false;
        number = 0;
      }
    }
  }
  close(file);
  return bytes;
}

// Files in memory that have no name, by who has them open; each once.
class OpenFiles {
 public:
  explicit OpenFiles(dev_t device) : device_(device) {}

  void See(const char* process) {
    std::array<char, 64> folder;
    std::snprintf(folder.data(), folder.size(), "/proc/%.16s/fd", process);
    ForEachNumber(folder.data(), [&](const char* descriptor) {
      std::array<char, 96> path;
      std::snprintf(path.data(), path.size(), "%s/%.16s", folder.data(),
                    descriptor);
      struct stat file;
      if (stat(path.data(), &file) != 0 || file.st_dev != device_) return;
      const auto end = seen_.begin() + static_cast<std::ptrdiff_t>(count_);
      if (std::find(seen_.begin(), end, file.st_ino) != end) return;
      if (count_ < seen_.size()) seen_[count_++] = file.st_ino;
      bytes_ += static_cast<uint64_t>(file.st_blocks) * kBlock;
    });
  }
  uint64_t bytes() const { return bytes_; }

 private:
  dev_t device_;
  std::array<ino_t, 512> seen_;
  size_t count_ = 0;
  uint64_t bytes_ = 0;
};

}  // namespace

MemoryWatch::MemoryWatch() {
  const int file = memfd_create("", MFD_CLOEXEC);
  struct stat about;
  if (file < 0) return;
  if (fstat(file, &about) == 0) memory_device_ = about.st_dev;
  close(file);
}

uint64_t MemoryWatch::FilesInMemory() const {
  uint64_t bytes = SystemVBytes();
  struct statfs own;
  if (statfs(kOwnFolder, &own) == 0) {
    bytes += (own.f_blocks - own.f_bfree) * static_cast<uint64_t>(own.f_bsize);
  }
  OpenFiles files(memory_device_);
  ForEachNumber("/proc", [&](const char* process) { files.See(process); });
  return bytes + files.bytes();
}

bool MemoryWatch::Exceeds(uint64_t bytes) const {
  const uint64_t files = FilesInMemory();
  // The fair count walks all pages; it is needed at the limit alone.
  return Sum(files, &RoughUse) > bytes && Sum(files, &FairUse) > bytes;
}

}  // namespace berthier
