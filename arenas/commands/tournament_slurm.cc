// `berthier tournament slurm`: shards as an array of jobs of Slurm.
//
// Everybody asks Slurm first and looks at the files then: a task that ends in
// between has left its file.
#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/tournament_words.h"
#include "arenas/flags/flags.h"
#include "arenas/text/words.h"
#include "arenas/tournament/shard.h"
#include "arenas/tournament/shard_state.h"
#include "arenas/tournament/slurm.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

// A tournament in shards, as the command line names it.
struct Campaign {
  std::string file;
  std::string ledger;  // of it all, from the root
  Cut cut;

  ShardFiles Files(const Desk& desk) const {
    return {.plan = cut.plan,
            .pairs = cut.pairs,
            .of = cut.of,
            .ledger = ledger,
            .rulesets = desk.rulesets};
  }
  std::string JobName() const { return SlurmJobName(ledger, cut.of); }
  std::string ShardAt(uint32_t number) const {
    return ShardFile(ledger, ShardOf(cut.pairs, number, cut.of));
  }
  // What somebody is to type.
  std::string Command(std::string_view what) const {
    return absl::StrFormat("'berthier tournament %s %s --shards=%d'", what,
                           file, cut.of);
  }
};

absl::StatusOr<Campaign> CampaignOf(const Desk& desk, const std::string& file) {
  absl::StatusOr<Cut> cut = CutOf(desk, file);
  if (!cut.ok()) return cut.status();
  return Campaign{.file = file,
                  .ledger = fs::absolute(LedgerOf(file)).string(),
                  .cut = *std::move(cut)};
}

// What tasks say is kept beside their shards.
std::string OutputFile(const Campaign& campaign, uint32_t shard) {
  return campaign.ShardAt(shard) + ".out";
}

// The same for sbatch: %a is the number of a task, %% a percent sign.
std::string OutputFiles(const Campaign& campaign) {
  std::string files;
  for (const char letter :
       fs::path(campaign.ledger).replace_extension("").string()) {
    files += letter;
    if (letter == '%') files += letter;
  }
  return files + ShardEnding(campaign.cut.pairs.first, "%a", campaign.cut.of) +
         ".out";
}

// The last line a task said, if it said any.
std::string LastWords(const Campaign& campaign, uint32_t shard) {
  constexpr size_t kMostLetters = 300;
  std::ifstream file(OutputFile(campaign, shard));
  std::string last;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty()) last = line.substr(0, kMostLetters);
  }
  std::replace_if(
      last.begin(), last.end(),
      [](char c) { return std::iscntrl(static_cast<unsigned char>(c)) != 0; },
      ' ');
  return last;
}

// ---- submit, repair --------------------------------------------------------

// What a task runs.
absl::StatusOr<std::string> ScriptOf(const Campaign& campaign,
                                     int concurrency) {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return Bad("/proc/self/exe: " + error.message());
  std::string script = absl::StrFormat(
      "exec %s tournament shard %s %s --shards=%d "
      "--shard=\"$SLURM_ARRAY_TASK_ID\" --concurrency=%d",
      ShellQuoted(program.string()),
      ShellQuoted(fs::absolute(campaign.file).string()),
      ShellQuoted("--ledger=" + campaign.ledger), campaign.cut.of, concurrency);
  const std::string scenarios = absl::GetFlag(FLAGS_scenarios);
  if (scenarios.empty()) return script;
  return script + " " +
         ShellQuoted("--scenarios=" + fs::absolute(scenarios).string());
}

// What is in the way of finding our tasks again.
absl::Status CheckFurther(const std::vector<std::string>& arguments) {
  constexpr std::array<std::string_view, 5> kOurs = {
      "--array", "-a", "--job-name", "-J", "--wrap"};
  for (const std::string& argument : arguments) {
    for (const std::string_view ours : kOurs) {
      if (argument.starts_with(ours)) {
        return Bad(absl::StrFormat(
            "%s cannot be given to sbatch here: tasks are found again by it",
            std::string(ours)));
      }
    }
  }
  if (!arguments.empty() && !arguments[0].starts_with("-")) {
    return Bad(absl::StrFormat(
        "'%s' is one argument too many; what follows -- goes to sbatch",
        arguments[0]));
  }
  return absl::OkStatus();
}

absl::StatusOr<SlurmArray> ArrayOf(const Campaign& campaign,
                                   const std::vector<std::string>& further) {
  const absl::Status checked = CheckFurther(further);
  if (!checked.ok()) return checked;
  constexpr int kMostProcessors = 1024;
  const int processors = absl::GetFlag(FLAGS_cpus);
  if (processors < 0 || processors > kMostProcessors) {
    return Bad(absl::StrFormat("--cpus must be from 1 to %d", kMostProcessors));
  }
  // The processors of this machine, by which a file that says nothing is
  // played elsewhere, are none of the cluster's.
  int concurrency = absl::GetFlag(FLAGS_concurrency);
  if (concurrency == 0) concurrency = std::min(processors, kMostConcurrency);
  if (concurrency == 0 && campaign.cut.plan.file.concurrency() != 0) {
    concurrency = campaign.cut.plan.concurrency;
  }
  if (concurrency == 0) concurrency = 1;
  const absl::StatusOr<std::string> script = ScriptOf(campaign, concurrency);
  if (!script.ok()) return script.status();
  return SlurmArray{.name = campaign.JobName(),
                    .shards = {},
                    .script = *script,
                    .output = OutputFiles(campaign),
                    .processors = processors != 0 ? processors : concurrency,
                    .partition = absl::GetFlag(FLAGS_partition),
                    .time = absl::GetFlag(FLAGS_time),
                    .memory = absl::GetFlag(FLAGS_memory),
                    .further = further};
}

enum class Damage { kLeft, kMovedAside };

// What is to be played, and nobody is on the way to.
struct Need {
  std::vector<uint32_t> missing;
  std::vector<uint32_t> active;
  std::vector<uint32_t> damaged;  // and left where it is
};

// The state of a shard; if it is damaged, after what is in the way of playing
// it again was moved aside.
absl::StatusOr<ShardState> ClearShard(const Desk& desk,
                                      const Campaign& campaign,
                                      uint32_t number) {
  for (;;) {
    absl::StatusOr<ShardState> state =
        LookAtShard(campaign.Files(desk), number);
    if (!state.ok() || state->progress != ShardProgress::kDamaged) return state;
    const absl::StatusOr<std::string> aside = MoveAside(state->file);
    if (!aside.ok()) return aside.status();
    desk.out << absl::StrFormat("shard %d is damaged (%s); moved to %s\n",
                                number, state->damage, *aside);
  }
}

absl::StatusOr<Need> NeedOf(const Desk& desk, const Campaign& campaign,
                            const SlurmTasks& tasks, Damage damage) {
  Need need;
  for (uint32_t number = 1; number <= campaign.cut.of; ++number) {
    const auto task = tasks.find(number);
    const bool is_active = task != tasks.end() && task->second.IsActive();
    const absl::StatusOr<ShardState> state =
        damage == Damage::kMovedAside && !is_active
            ? ClearShard(desk, campaign, number)
            : LookAtShard(campaign.Files(desk), number);
    if (!state.ok()) return state.status();
    if (state->progress == ShardProgress::kWhole) continue;
    if (is_active) {
      need.active.push_back(number);
    } else if (state->progress == ShardProgress::kDamaged) {
      need.damaged.push_back(number);
    } else {
      need.missing.push_back(number);
    }
  }
  return need;
}

absl::StatusOr<ExitCode> SubmitWhatIsMissing(const Desk& desk,
                                             const Arguments& arguments,
                                             Damage damage) {
  const absl::StatusOr<Campaign> campaign = CampaignOf(desk, arguments[0]);
  if (!campaign.ok()) return campaign.status();
  absl::StatusOr<SlurmArray> array =
      ArrayOf(*campaign, {arguments.begin() + 1, arguments.end()});
  if (!array.ok()) return array.status();
  const absl::StatusOr<SlurmTasks> tasks = AskSlurm(campaign->JobName());
  if (!tasks.ok()) return tasks.status();
  const absl::StatusOr<Need> need = NeedOf(desk, *campaign, *tasks, damage);
  if (!need.ok()) return need.status();
  if (!need->missing.empty()) {
    array->shards = need->missing;
    const absl::StatusOr<std::string> job = SubmitArray(*array);
    if (!job.ok()) return job.status();
    desk.out << absl::StrFormat("job %s: shards %s of %d\n", *job,
                                Ranges(need->missing), campaign->cut.of);
  }
  if (!need->active.empty()) {
    desk.out << absl::StrFormat("queued or running already: shards %s\n",
                                Ranges(need->active));
  }
  if (!need->damaged.empty()) {
    desk.out << absl::StrFormat("damaged: shards %s; %s plays them again\n",
                                Ranges(need->damaged),
                                campaign->Command("slurm repair"));
    return ExitCode::kFailureFound;
  }
  if (need->missing.empty() && need->active.empty()) {
    desk.out << absl::StrFormat("all is played: %s puts it together\n",
                                campaign->Command("merge"));
  }
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> Submit(const Desk& desk, const Arguments& arguments) {
  return SubmitWhatIsMissing(desk, arguments, Damage::kLeft);
}

absl::StatusOr<ExitCode> Repair(const Desk& desk, const Arguments& arguments) {
  return SubmitWhatIsMissing(desk, arguments, Damage::kMovedAside);
}

// ---- status ----------------------------------------------------------------

std::string Describe(const ShardState& state) {
  switch (state.progress) {
    case ShardProgress::kMissing:
      return "no game";
    case ShardProgress::kBegun:
      if (state.games == 0) return "no game";
      return absl::StrFormat("%d of %d games", state.played, state.games);
    case ShardProgress::kDamaged:
      return absl::StrFormat("%s is damaged: %s", state.file, state.damage);
    case ShardProgress::kWhole:
      break;
  }
  return "done";
}

absl::StatusOr<ExitCode> ShowStatus(const Desk& desk,
                                    const Arguments& arguments) {
  if (arguments.size() > 1) {
    return Bad("'tournament slurm status' takes FILE alone");
  }
  const absl::StatusOr<Campaign> campaign = CampaignOf(desk, arguments[0]);
  if (!campaign.ok()) return campaign.status();
  const absl::StatusOr<SlurmTasks> tasks = AskSlurm(campaign->JobName());
  std::array<int64_t, 4> count = {};
  bool is_idle = false;  // somebody must do something
  std::string lines;
  for (uint32_t number = 1; number <= campaign->cut.of; ++number) {
    const absl::StatusOr<ShardState> state =
        LookAtShard(campaign->Files(desk), number);
    if (!state.ok()) return state.status();
    ++count[static_cast<size_t>(state->progress)];
    if (state->progress == ShardProgress::kWhole) continue;
    absl::StrAppendFormat(&lines, "shard %d: %s", number, Describe(*state));
    bool is_active = false;
    if (tasks.ok()) {
      const auto task = tasks->find(number);
      is_active = task != tasks->end() && task->second.IsActive();
      lines += "; " + (task != tasks->end() ? task->second.Say(number)
                                            : "unknown to Slurm");
    }
    is_idle = is_idle || !is_active;
    // Of a file that was whole once the task has nothing to say.
    const std::string words =
        is_active || state->progress == ShardProgress::kDamaged
            ? std::string()
            : LastWords(*campaign, number);
    if (!words.empty()) lines += "; it said: " + words;
    lines += "\n";
  }
  const auto of = [&count](ShardProgress progress) {
    return count[static_cast<size_t>(progress)];
  };
  desk.out << absl::StrFormat(
      "%s: %s, %d done, %d begun, %d missing, %d damaged\n",
      campaign->cut.plan.name, Counted(campaign->cut.of, "shard"),
      of(ShardProgress::kWhole), of(ShardProgress::kBegun),
      of(ShardProgress::kMissing), of(ShardProgress::kDamaged));
  desk.out << lines;
  if (!tasks.ok()) {
    desk.out << absl::StrFormat("what Slurm is doing is not known: %s\n",
                                tasks.status().message());
  } else if (lines.empty()) {
    desk.out << campaign->Command("merge") << " puts it together\n";
  } else {
    desk.out << absl::StrFormat("jobs are named %s\n", campaign->JobName());
    if (is_idle) {
      desk.out << campaign->Command("slurm repair")
               << " plays what nobody is on the way to\n";
    }
  }
  return ExitCode::kDone;
}

}  // namespace

absl::StatusOr<ExitCode> RunOnSlurm(const Desk& desk,
                                    const Arguments& arguments) {
  const Arguments rest(arguments.begin() + 1, arguments.end());
  if (arguments[0] == "submit") return Submit(desk, rest);
  if (arguments[0] == "status") return ShowStatus(desk, rest);
  if (arguments[0] == "repair") return Repair(desk, rest);
  return Bad(absl::StrFormat(
      "there is no 'tournament slurm %s'; there are: submit, status, repair",
      arguments[0]));
}

}  // namespace berthier
