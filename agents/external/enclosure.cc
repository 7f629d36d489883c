#include "agents/external/enclosure.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>

namespace berthier {
namespace {

constexpr unsigned long kHarmless = MS_NOSUID | MS_NODEV;
constexpr const char* kEmptyFile = "/dev/.empty";

struct Device {
  const char* path;
  bool is_needed;
};
constexpr std::array kDevices = {
    Device{"/dev/null", true},    Device{"/dev/zero", false},
    Device{"/dev/full", false},   Device{"/dev/random", false},
    Device{"/dev/urandom", true},
};

struct Link {
  const char* path;
  const char* to;
};
constexpr std::array kLinks = {
    Link{"/dev/fd", "/proc/self/fd"},
    Link{"/dev/stdin", "/proc/self/fd/0"},
    Link{"/dev/stdout", "/proc/self/fd/1"},
    Link{"/dev/stderr", "/proc/self/fd/2"},
};

bool MakeFile(const char* path, mode_t mode) {
  const int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0) return false;
  close(file);
  return true;
}

// Everything there is, with all below it. Since Linux 5.12.
bool SetReadOnly(const char* path, unsigned flags) {
  mount_attr attributes = {};
  attributes.attr_set =
      MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;
  return mount_setattr(AT_FDCWD, path, flags, &attributes, sizeof attributes) ==
         0;
}

// A new /dev. The devices must be taken while they still are devices: in
// everything that is read-only from now on they are not.
class Devices {
 public:
  bool Take() {
    for (size_t i = 0; i < kDevices.size(); ++i) {
      taken_[i] = open_tree(AT_FDCWD, kDevices[i].path,
                            OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC);
      if (taken_[i] < 0 && kDevices[i].is_needed) return false;
    }
    return true;
  }
  bool Put() {
    if (mount("tmpfs", "/dev", "tmpfs", kHarmless, "mode=755,size=64k") != 0) {
      return false;
    }
    for (size_t i = 0; i < kDevices.size(); ++i) {
      if (taken_[i] < 0) continue;
      if (!MakeFile(kDevices[i].path, 0666) ||
          move_mount(taken_[i], "", AT_FDCWD, kDevices[i].path,
                     MOVE_MOUNT_F_EMPTY_PATH) != 0) {
        return false;
      }
      close(taken_[i]);
    }
    for (const Link& link : kLinks) {
      if (symlink(link.to, link.path) != 0) return false;
    }
    return MakeFile(kEmptyFile, 0444) && mkdir(kOwnFolder, 01777) == 0;
  }

 private:
  std::array<int, kDevices.size()> taken_ = {};
};

bool PutOwnFolder(uint64_t bytes) {
  std::array<char, 96> options;
  if (bytes == 0) {
    std::snprintf(options.data(), options.size(), "mode=1777");
  } else {
    std::snprintf(options.data(), options.size(),
                  "mode=1777,nr_inodes=65536,size=%lu",
                  static_cast<unsigned long>(bytes));
  }
  return mount("tmpfs", kOwnFolder, "tmpfs", kHarmless, options.data()) == 0;
}

bool Hide(const Enclosure& enclosure) {
  if (enclosure.hidden_folder != nullptr &&
      mount("tmpfs", enclosure.hidden_folder, "tmpfs", kHarmless | MS_RDONLY,
            "mode=555,size=4k") != 0) {
    return false;
  }
  if (enclosure.hidden_files == nullptr) return true;
  for (char* const* file = enclosure.hidden_files; *file != nullptr; ++file) {
    // What is gone by now need not be hidden.
    if (mount(kEmptyFile, *file, nullptr, MS_BIND, nullptr) != 0 &&
        errno != ENOENT) {
      return false;
    }
  }
  return true;
}

}  // namespace

int EncloseFiles(const Enclosure& enclosure) {
  Devices devices;
  const bool is_enclosed =
      mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
      devices.Take() && SetReadOnly("/", AT_RECURSIVE) && devices.Put() &&
      PutOwnFolder(enclosure.own_bytes) && SetReadOnly("/dev", 0) &&
      Hide(enclosure) &&
      mount("proc", "/proc", "proc", kHarmless | MS_NOEXEC, nullptr) == 0;
  return is_enclosed ? 0 : errno;
}

int SealProc() { return SetReadOnly("/proc", 0) ? 0 : errno; }

int DropCapabilities() {
  // Who has the number of the superuser would get all that is left of these
  // with the program; others lose theirs with it in any case.
  for (unsigned long one = 0; prctl(PR_CAPBSET_DROP, one, 0, 0, 0) == 0;) {
    ++one;
  }
  __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3,
                                     .pid = 0};
  std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> none = {};
  return syscall(SYS_capset, &header, none.data()) == 0 ? 0 : errno;
}

}  // namespace berthier
