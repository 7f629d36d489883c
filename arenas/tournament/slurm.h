// Shards as an array of jobs of Slurm, through Slurm's own commands.
//
// What Slurm says is only ever what it is doing now; what is done stands in
// the files of the shards (shard_state.h). A task of the array is known by the
// job's name, which follows from where the ledger is, and by its index, which
// is the number of its shard. So nothing about jobs is written down.
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

  // Whether it is queued, or runs, or is not wholly over yet.
  bool IsActive() const;
  // "RUNNING on n2, task 17_6".
  std::string Say(uint32_t shard) const;
};

// By shard: the task that is active, else the one begun last that Slurm
// remembers.
using SlurmTasks = std::map<uint32_t, SlurmTask>;

// "league-8-1c9a33f0" for the 8 shards beside the ledger "league.ledger".
std::string SlurmJobName(const std::string& ledger, uint32_t shards);

// The tasks of all jobs of this name.
absl::StatusOr<SlurmTasks> AskSlurm(const std::string& job_name);
// From the lines of squeue, "JOB|INDEX|STATE|NODES|REASON" each.
absl::StatusOr<SlurmTasks> ReadTasks(std::string_view lines);

struct SlurmArray {
  std::string name;
  std::vector<uint32_t> shards;
  std::string script;
  std::string output;  // file of what tasks say; %a is the index
  int processors = 1;  // of a task
  // Empty: as Slurm has it.
  std::string partition;
  std::string time;
  std::string memory;
  std::vector<std::string> further;  // arguments of sbatch
};

// The number of the job.
absl::StatusOr<std::string> SubmitArray(const SlurmArray& array);
// The command line that it runs.
std::vector<std::string> SbatchCommand(const SlurmArray& array);

// "1-3,7" of {1, 2, 3, 7}.
std::string Ranges(const std::vector<uint32_t>& numbers);

// A word as a shell takes it: 'don'\''t'.
std::string ShellQuoted(std::string_view word);

}  // namespace berthier

#endif  // BERTHIER_ARENAS_TOURNAMENT_SLURM_H_
