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
  const std::string temporary = absl::StrFormat("%s.%d.part", path, getpid());
  {
    errno = 0;
    std::ofstream file(temporary, std::ios::binary);
    file.write(contents.data(), static_cast<std::streamsize>(contents.size()));
    file.close();
    if (!file) {
      const std::string why = std::strerror(errno);
      std::remove(temporary.c_str());
      return Cannot("write", path, why);
    }
  }
  std::error_code error;
  std::filesystem::rename(temporary, path, error);
  if (error) {
    std::remove(temporary.c_str());
    return Cannot("write", path, error.message());
  }
  return absl::OkStatus();
}

}  // namespace berthier
