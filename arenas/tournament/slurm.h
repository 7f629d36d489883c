// Plays shards as a Slurm job array, through Slurm's own commands.
//
// Slurm is asked only what it is doing now; what is done is read from the
// shards' files (shard_state.h). A task of the array is identified by the job's
// name, which follows from the ledger's path, and by its array index, which is
// the number of its shard. So nothing about jobs needs to be stored.
//
//   absl::StatusOr<std::string> job = SubmitArray(array);
//   absl::StatusOr<SlurmTasks> tasks = AskSlurm(SlurmJobName(ledger, 8));
#ifndef BERTHIER_ARENAS_TOURNAMENT_SLURM_H_
#define BERTHIER_ARENAS_TOURNAMENT_SLURM_H_

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace berthier {

struct SlurmTask {
  uint64_t job = 0;
  std::string state;  // "RUNNING", as squeue says it
  std::string nodes;
  std::string reason;

  // True if it is queued, running or ending. Unknown states count as active.
  bool IsActive() const;
  // A description such as "RUNNING on n2, task 17_6".
  std::string Say(uint32_t shard) const;
};

// By shard: the active task, or else the latest one that Slurm remembers.
using SlurmTasks = std::map<uint32_t, SlurmTask>;

// "league-8-1c9a33f0" for the 8 shards beside the ledger "league.ledger".
std::string SlurmJobName(const std::string& ledger, uint32_t shards);

// The tasks of all jobs of this name.
absl::StatusOr<SlurmTasks> AskSlurm(const std::string& job_name);
// Parses the output of squeue, lines of "JOB|INDEX|STATE|NODES|REASON".
absl::StatusOr<SlurmTasks> ReadTasks(std::string_view lines);

struct SlurmArray {
  std::string name;
  std::vector<uint32_t> shards;
  std::string script;
  std::string output;  // the tasks' output file; %a is the array index
  int processors = 1;  // per task
  // sbatch's --partition, --time and --mem; empty: Slurm's default.
  std::string partition;
  std::string time;
  std::string memory;
  std::vector<std::string> further;  // more arguments of sbatch
};

// Submits the array and returns the number of the job.
absl::StatusOr<std::string> SubmitArray(const SlurmArray& array);
// The command line that SubmitArray runs.
std::vector<std::string> SbatchCommand(const SlurmArray& array);

// Numbers in ascending order as ranges: {1, 2, 3, 7} gives "1-3,7".
std::string Ranges(const std::vector<uint32_t>& numbers);

// A word in single quotes for a shell: 'don'\''t'.
std::string ShellQuoted(std::string_view word);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SLURM_H_
