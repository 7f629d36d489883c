// Reads and writes whole files; a file is replaced atomically. Outputs that a
// user names go through arenas/files/outputs.h, which never replaces a log.
#ifndef BERTHIER_ARENAS_FILES_FILES_H_
#define BERTHIER_ARENAS_FILES_FILES_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace berthier {

// The contents of a file or pipe (/dev/stdin); an error if they are larger than
// the largest message allowed.
absl::StatusOr<std::string> ReadWhole(const std::string& path);

// Writes to a temporary name beside `path`, then renames. With kAtOnce the file
// is on disk when this returns, even if the power fails then.
enum class Sync : uint8_t { kLater, kAtOnce };
absl::Status WriteWhole(const std::string& path, std::string_view contents,
                        Sync sync = Sync::kLater);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_FILES_FILES_H_
