#include "arenas/files.h"

#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

#include "absl/strings/str_format.h"

namespace berthier {
namespace {

absl::Status Cannot(std::string_view what, const std::string& path,
                    std::string_view why) {
  return absl::InvalidArgumentError(
      absl::StrFormat("cannot %s '%s': %s", what, path, why));
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

}  // namespace

absl::StatusOr<std::string> ReadWhole(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    return Cannot("read", path, "it is a folder");
  }
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream contents;
  if (file) contents << file.rdbuf();
  if (!file.is_open() || file.bad()) {
    return Cannot("read", path, std::strerror(errno));
  }
  return contents.str();
}

absl::Status WriteWhole(const std::string& path, std::string_view contents) {
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
  if (absl::Status status = WriteInto(temporary, path, contents);
      !status.ok()) {
    std::remove(temporary.c_str());
    return status;
  }
  std::filesystem::rename(temporary, path, error);
  if (error) {
    std::remove(temporary.c_str());
    return Cannot("write", path, error.message());
  }
  return absl::OkStatus();
}

}  // namespace berthier
