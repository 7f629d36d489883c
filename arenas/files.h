// Whole files: read, and written so that no half of one is ever seen. What a
// user names as an output goes through arenas/outputs.h, which replaces no log.
#ifndef BERTHIER_ARENAS_FILES_H_
#define BERTHIER_ARENAS_FILES_H_

#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace berthier {

absl::StatusOr<std::string> ReadWhole(const std::string& path);

// Writes to a temporary name beside `path`, then renames.
absl::Status WriteWhole(const std::string& path, std::string_view contents);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_FILES_H_
