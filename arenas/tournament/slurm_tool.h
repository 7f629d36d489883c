// Runs one of Slurm's commands and waits for its end.
//
// Laws: its standard input is empty; its output is returned, not shown; the
// caller's environment variables that begin with SQUEUE_ are not passed on, as
// they change what squeue prints.
//
//   absl::StatusOr<std::string> out = RunTool({"sbatch", "--version"});
#ifndef BERTHIER_ARENAS_TOURNAMENT_SLURM_TOOL_H_
#define BERTHIER_ARENAS_TOURNAMENT_SLURM_TOOL_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace berthier {

// Returns its standard output. If the program is missing or its exit status is
// not 0, the error quotes its standard error in one line.
absl::StatusOr<std::string> RunTool(const std::vector<std::string>& command);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SLURM_TOOL_H_
