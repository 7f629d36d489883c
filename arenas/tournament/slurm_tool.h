// Another program run to its end: one of Slurm's commands.
//
// Laws: it reads nothing; what it writes is returned and shown to nobody; the
// caller's variables that begin with SQUEUE_ do not reach it, for they change
// what squeue prints.
//
//   absl::StatusOr<std::string> out = RunTool({"sbatch", "--version"});
#ifndef BERTHIER_ARENAS_TOURNAMENT_SLURM_TOOL_H_
#define BERTHIER_ARENAS_TOURNAMENT_SLURM_TOOL_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace berthier {

// What it wrote to its standard output. If it is not there, or does not end
// with 0, a line that says so with what it complained about.
absl::StatusOr<std::string> RunTool(const std::vector<std::string>& command);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SLURM_TOOL_H_
