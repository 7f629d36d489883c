// A command of the program: its help texts, its flags and its function.
//
// A command returns an exit code: done, or a failure found (a log that does
// not verify, a case that fails). Bad input is a status; the caller prints it
// in one line. No file is written before all input was read.
#ifndef BERTHIER_ARENAS_COMMANDS_COMMAND_H_
#define BERTHIER_ARENAS_COMMANDS_COMMAND_H_

#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "arenas/text/terminal.h"
#include "engine/model/game.h"

namespace berthier {

enum class ExitCode { kDone = 0, kFailureFound = 1, kBadInput = 2 };

// The environment of a command: rulesets and streams.
struct Desk {
  std::span<const Ruleset> rulesets;
  std::ostream& out;
  std::ostream& err;
  std::string_view version = "berthier";  // what --version says
  Progress progress = Progress::kHidden;  // progress line, rewritten on `err`
  Terminal terminal = {};                 // properties of `out`
};

using Arguments = std::vector<std::string>;

struct Command {
  std::string_view name;
  std::string_view arguments;  // "LOG"; empty if it takes none
  std::string_view summary;    // one line
  std::string_view details;    // for --help
  std::vector<std::string_view> flags;
  // Least and greatest number of arguments other than flags.
  size_t fewest = 0;
  size_t most = 0;
  absl::StatusOr<ExitCode> (*run)(const Desk& desk,
                                  const Arguments& arguments) = nullptr;
};

}  // namespace berthier

#endif  // BERTHIER_ARENAS_COMMANDS_COMMAND_H_
