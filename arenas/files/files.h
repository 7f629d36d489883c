// Whole files: read, and written so that no half of one is ever seen. What a
// user names as an output goes through arenas/files/outputs.h, which replaces
// no log.
#ifndef BERTHIER_ARENAS_FILES_FILES_H_
#define BERTHIER_ARENAS_FILES_FILES_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace berthier {

// Of a file, or of what a shell pipes to us (/dev/stdin); no larger than any
// message may be.
absl::StatusOr<std::string> ReadWhole(const std::string& path);

// Writes to a temporary name beside `path`, then renames. What is synced is
// there even if the power goes as soon as this returns.
enum class Sync : uint8_t { kLater, kAtOnce };
absl::Status WriteWhole(const std::string& path, std::string_view contents,
                        Sync sync = Sync::kLater);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_FILES_FILES_H_
