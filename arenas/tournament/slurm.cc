#include "arenas/tournament/slurm.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <system_error>

#include "absl/strings/numbers.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "arenas/tournament/slurm_tool.h"
#include "proto/crc32c.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

// The states of squeue from which a task does not come back. Whatever else
// there is, or will be, is taken for active: better wait than play twice.
constexpr std::array<std::string_view, 11> kEnds = {
    "BOOT_FAIL", "CANCELLED",     "COMPLETED", "DEADLINE",
    "FAILED",    "LAUNCH_FAILED", "NODE_FAIL", "OUT_OF_MEMORY",
    "PREEMPTED", "REVOKED",       "TIMEOUT"};

bool IsDigits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return c >= '0' && c <= '9';
  });
}

// Whether `task` says more about its shard than `known`.
bool IsNews(const SlurmTask& task, const SlurmTask& known) {
  if (task.IsActive() != known.IsActive()) return task.IsActive();
  return task.job > known.job;
}

}  // namespace

bool SlurmTask::IsActive() const {
  return std::find(kEnds.begin(), kEnds.end(), state) == kEnds.end();
}

std::string SlurmTask::Say(uint32_t shard) const {
  std::string said = state;
  if (!nodes.empty()) said += " on " + nodes;
  // Of a task that runs it is why it once waited.
  if (state != "RUNNING" && !reason.empty() && reason != "None") {
    said += " (" + reason + ")";
  }
  return said + absl::StrFormat(", task %d_%d", job, shard);
}

std::string SlurmJobName(const std::string& ledger, uint32_t shards) {
  constexpr size_t kMostLetters = 32;
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(ledger), error);
  std::string stem = whole.stem().string().substr(0, kMostLetters);
  // A comma would be two names to squeue.
  std::replace_if(
      stem.begin(), stem.end(),
      [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) == 0 && c != '_';
      },
      '_');
  return absl::StrFormat("%s-%d-%08x", stem, shards, Crc32c(whole.string()));
}

absl::StatusOr<SlurmTasks> ReadTasks(std::string_view lines) {
  constexpr size_t kFields = 5;
  SlurmTasks tasks;
  const absl::string_view all(lines.data(), lines.size());
  for (const absl::string_view line :
       absl::StrSplit(all, '\n', absl::SkipEmpty())) {
    const std::vector<std::string> fields =
        absl::StrSplit(line, absl::MaxSplits('|', kFields - 1));
    SlurmTask task;
    uint32_t index = 0;
    if (fields.size() != kFields || !absl::SimpleAtoi(fields[0], &task.job)) {
      return absl::UnavailableError(absl::StrFormat(
          "squeue says '%s', which is not in the form asked for", line));
    }
    // A job of the same name that is no array is not ours.
    if (!absl::SimpleAtoi(fields[1], &index)) continue;
    task.state = fields[2];
    task.nodes = fields[3];
    task.reason = fields[4];
    const auto [known, is_new] = tasks.emplace(index, task);
    if (!is_new && IsNews(task, known->second)) known->second = task;
  }
  return tasks;
}

absl::StatusOr<SlurmTasks> AskSlurm(const std::string& job_name) {
  const absl::StatusOr<std::string> said =
      RunTool({"squeue", "--noheader", "--array", "--states=all",
               "--name=" + job_name, "--format=%F|%K|%T|%N|%r"});
  if (!said.ok()) return said.status();
  return ReadTasks(*said);
}

std::string Ranges(const std::vector<uint32_t>& numbers) {
  std::string ranges;
  for (size_t begin = 0; begin < numbers.size();) {
    size_t end = begin + 1;
    while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
    if (!ranges.empty()) ranges += ",";
    ranges += absl::StrFormat("%d", numbers[begin]);
    if (end - begin > 1) ranges += absl::StrFormat("-%d", numbers[end - 1]);
    begin = end;
  }
  return ranges;
}

std::string ShellQuoted(std::string_view word) {
  std::string quoted = "'";
  for (const char letter : word) {
    if (letter == '\'') {
      quoted += "'\\''";
    } else {
      quoted += letter;
    }
  }
  return quoted + "'";
}

std::vector<std::string> SbatchCommand(const SlurmArray& array) {
  std::vector<std::string> command = {
      "sbatch",
      "--parsable",
      "--job-name=" + array.name,
      "--array=" + Ranges(array.shards),
      "--nodes=1",
      "--ntasks=1",
      absl::StrFormat("--cpus-per-task=%d", array.processors),
      "--output=" + array.output};
  if (!array.partition.empty()) {
    command.push_back("--partition=" + array.partition);
  }
  if (!array.time.empty()) command.push_back("--time=" + array.time);
  if (!array.memory.empty()) command.push_back("--mem=" + array.memory);
  command.insert(command.end(), array.further.begin(), array.further.end());
  command.push_back("--wrap=" + array.script);
  return command;
}

absl::StatusOr<std::string> SubmitArray(const SlurmArray& array) {
  const absl::StatusOr<std::string> said = RunTool(SbatchCommand(array));
  if (!said.ok()) return said.status();
  // "17", or "17;cluster".
  const std::string job = said->substr(0, said->find_first_of(";\n"));
  if (IsDigits(job)) return job;
  return absl::UnavailableError(absl::StrFormat(
      "sbatch names no job; it says '%s'", said->substr(0, said->find('\n'))));
}

}  // namespace berthier
