// The files that a command writes because its user named them.
//
// Laws: a log, a ledger, a shard or a tournament file is never replaced,
// forced or not; a file of another kind is replaced when that is forced, or
// when it has the mark that everything has that this command writes, or says
// already what it is to say; whatever is refused is as it was. What is no plain
// file (a pipe, a terminal) is written to.
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
  // By which the command knows its own files again: words somewhere in all of
  // them. Empty if it knows none again.
  std::string_view mark;
};

enum class Replacing : uint8_t {
  kOwn,     // what the same command wrote
  kForced,  // other files too
};

// By the flag --force.
Replacing ReplacingAsAsked();

// Why the file may not be written, in one line with the remedy. For whoever
// works long before there is something to write.
absl::Status MayWrite(const Output& output, Replacing replacing);
// The same, then writes it, whole or not at all.
absl::Status WriteOutput(const Output& output, std::string_view contents,
                         Replacing replacing);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_FILES_OUTPUTS_H_
