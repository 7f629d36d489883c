// Output files that the user of a command named.
//
// Laws: a log, a ledger, a shard or a tournament file is never replaced,
// forced or not. Any other file is replaced if that is forced, if it contains
// the mark of this command's outputs, or if it has the same contents already.
// A file that may not be replaced stays unchanged. What is not a regular file
// (a pipe, a terminal) is always written to.
//
//   constexpr std::string_view kMark = "made by berthier leaderboard";
//   const Output output = {.path = path, .mark = kMark};
//   absl::Status status = MayWrite(output, ReplacingAsAsked());
//   ... // long work
//   status = WriteOutput(output, contents, ReplacingAsAsked());
#ifndef BERTHIER_ARENAS_FILES_OUTPUTS_H_
#define BERTHIER_ARENAS_FILES_OUTPUTS_H_

#include <cstdint>
#include <string>
#include <string_view>

#include "absl/status/status.h"

namespace berthier {

struct Output {
  std::string path;
  // Text contained in every file that this command writes, by which it
  // recognises its own files. Empty: it recognises none.
  std::string_view mark;
};

enum class Replacing : uint8_t {
  kOwn,     // only files that the same command wrote
  kForced,  // other files too
};

// kForced if the flag --force is set.
Replacing ReplacingAsAsked();

// An error if the file may not be written, in one line with the remedy. To be
// called before long work, so that the work is not in vain.
absl::Status MayWrite(const Output& output, Replacing replacing);
// Checks the same, then writes the file, whole or not at all.
absl::Status WriteOutput(const Output& output, std::string_view contents,
                         Replacing replacing);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_FILES_OUTPUTS_H_
