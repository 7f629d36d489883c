#include "arenas/files/files.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "absl/strings/str_format.h"
#include "proto/text.h"

namespace berthier {
namespace {

absl::Status Cannot(std::string_view what, const std::string& path,
                    std::string_view why) {
  return absl::InvalidArgumentError(
      absl::StrFormat("cannot %s '%s': %s", what, path, why));
}

// /dev/stdin and its like.
bool IsPipedToUs(const std::string& path) {
  constexpr std::array<std::string_view, 3> kStreams = {
      "/dev/stdin", "/dev/fd/", "/proc/self/fd/"};
  return std::any_of(
      kStreams.begin(), kStreams.end(),
      [&path](std::string_view stream) { return path.starts_with(stream); });
}

// Writes into `file`; `path` is what people call it.
absl::Status WriteInto(const std::string& file, const std::string& path,
                       std::string_view contents) {
  errno = 0;
  std::ofstream stream(file, std::ios::binary);
  stream.write(contents.data(), static_cast<std::streamsize>(contents.size()));
  stream.close();
  if (!stream) return Cannot("write", path, std::strerror(errno));
  return absl::OkStatus();
}

// Of a file or a folder.
absl::Status SyncToDisk(const std::string& path) {
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return Cannot("sync", path, std::strerror(errno));
  const int failed = fsync(descriptor) == 0 ? 0 : errno;
  close(descriptor);
  return failed == 0 ? absl::OkStatus()
                     : Cannot("sync", path, std::strerror(failed));
}

}  // namespace

absl::StatusOr<std::string> ReadWhole(const std::string& path) {
  std::error_code error;
  const std::filesystem::file_status there =
      std::filesystem::status(path, error);
  if (std::filesystem::is_directory(there)) {
    return Cannot("read", path, "it is a folder");
  }
  // A named pipe may never be written to, a device never end; what a shell
  // pipes to us does both.
  if (std::filesystem::exists(there) &&
      !std::filesystem::is_regular_file(there) && !IsPipedToUs(path)) {
    return Cannot("read", path, "it is a pipe or a device, not a file");
  }
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file.is_open()) return Cannot("read", path, std::strerror(errno));
  std::string contents;
  std::array<char, 1 << 16> piece;
  while (file.read(piece.data(), piece.size()) || file.gcount() > 0) {
    contents.append(piece.data(), static_cast<size_t>(file.gcount()));
    if (contents.size() > kMaxMessageBytes) {
      return Cannot(
          "read", path,
          absl::StrFormat("it has more than %d MiB", kMaxMessageBytes >> 20));
    }
  }
  if (file.bad()) return Cannot("read", path, std::strerror(errno));
  return contents;
}

absl::Status WriteWhole(const std::string& path, std::string_view contents,
                        Sync sync) {
  std::error_code error;
  const std::filesystem::file_status there =
      std::filesystem::status(path, error);
  if (std::filesystem::is_directory(there)) {
    return Cannot("write", path, "it is a folder");
  }
  // A pipe or a terminal cannot be replaced by a new file.
  if (std::filesystem::exists(there) &&
      !std::filesystem::is_regular_file(there)) {
    return WriteInto(path, path, contents);
  }
  const std::string temporary = absl::StrFormat("%s.%d.part", path, getpid());
  absl::Status status = WriteInto(temporary, path, contents);
  if (status.ok() && sync == Sync::kAtOnce) status = SyncToDisk(temporary);
  if (!status.ok()) {
    std::remove(temporary.c_str());
    return status;
  }
  std::filesystem::rename(temporary, path, error);
  if (error) {
    std::remove(temporary.c_str());
    return Cannot("write", path, error.message());
  }
  if (sync == Sync::kLater) return absl::OkStatus();
  const std::string folder = std::filesystem::path(path).parent_path().string();
  return SyncToDisk(folder.empty() ? "." : folder);
}

}  // namespace berthier
