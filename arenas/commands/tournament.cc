// `berthier tournament`: plans, runs, watches and checks tournaments.
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/commands/commands.h"
#include "arenas/commands/tournament_words.h"
#include "arenas/flags/flags.h"
#include "arenas/pages/shell_words.h"
#include "arenas/text/words.h"
#include "arenas/tournament/control.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/rated_standings.h"
#include "arenas/tournament/runner.h"
#include "arenas/tournament/shard.h"
#include "arenas/tournament/tournament_plan.h"
#include "arenas/tournament/verification.h"
#include "proto/quote.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

// What to type to have the same again.
std::string CommandLineOf(std::string_view part, const std::string& file) {
  std::string line =
      absl::StrFormat("berthier tournament %s %s", part, ShellWord(file));
  const std::string ledger = absl::GetFlag(FLAGS_ledger);
  if (!ledger.empty()) line += " --ledger=" + ShellWord(ledger);
  if (const int games = absl::GetFlag(FLAGS_concurrency); games != 0) {
    absl::StrAppendFormat(&line, " --concurrency=%d", games);
  }
  return line;
}

// ---- run, plan -------------------------------------------------------------

absl::StatusOr<ExitCode> Run(const Desk& desk, const Arguments& arguments) {
  const std::string ledger = LedgerOf(arguments[0]);
  absl::StatusOr<TournamentPlan> plan =
      PlanToGoOnWith(desk, arguments[0], ledger,
                     absl::GetFlag(FLAGS_grow) ? MayGrow::kYes : MayGrow::kNo);
  if (!plan.ok()) return plan.status();
  Display display(desk.err, desk.progress, plan->name);
  const absl::StatusOr<RunEnd> end =
      RunTournament({.plan = &*plan, .ledger = ledger, .display = &display});
  if (!end.ok()) return end.status();
  const absl::StatusOr<std::string> standings =
      RatedStandings(ledger, desk.rulesets);
  if (!standings.ok()) return standings.status();
  desk.out << *standings;
  if (!end->over) {
    desk.out << absl::StrFormat(
        "\nstopped after %s; '%s' goes on\n",
        Counted(static_cast<int64_t>(end->played), "game"),
        CommandLineOf("run", arguments[0]));
  }
  desk.out << absl::StrFormat("\nledger: %s\n", ledger);
  return end->over ? ExitCode::kDone : ExitCode::kFailureFound;
}

absl::StatusOr<ExitCode> PlanOut(const Desk& desk, const Arguments& arguments) {
  const absl::StatusOr<TournamentPlan> plan =
      PlanToGoOnWith(desk, arguments[0], LedgerOf(arguments[0]), MayGrow::kYes);
  if (!plan.ok()) return plan.status();
  const Schedule schedule = Schedule::Whole(*plan);
  desk.out << absl::StrFormat("%s: %s, seed %d, %s at a time\n", plan->name,
                              NameOf(plan->format), plan->seed,
                              Counted(plan->concurrency, "game"));
  for (const Player& player : plan->players) {
    desk.out << absl::StrFormat(
        "agent    %s: %s%s\n", player.name, player.request,
        player.anchor ? absl::StrFormat(" (rating %g)", *player.anchor) : "");
  }
  for (const PlannedScenario& ground : plan->scenarios) {
    desk.out << absl::StrFormat("scenario %s: %s\n", ground.name,
                                ground.loaded.written.document.name);
  }
  const bool is_open =
      !schedule.IsFixed() || schedule.lookahead() == Lookahead::kNarrow;
  desk.out << absl::StrFormat(
      "%s of games%s\n",
      Counted(static_cast<int64_t>(schedule.known()), "pair"),
      !is_open             ? ""
      : schedule.IsFixed() ? " at most"
                           : " in the first round; results decide on the rest");
  const int shards = absl::GetFlag(FLAGS_shards);
  if (shards == 0) return ExitCode::kDone;
  const absl::StatusOr<PairRange> pairs = PairsToShard(*plan, arguments[0]);
  if (!pairs.ok()) return pairs.status();
  if (shards < 0 || static_cast<uint64_t>(shards) > pairs->size()) {
    return Bad(absl::StrFormat("--shards must be from 1 to %d", pairs->size()));
  }
  const auto of = static_cast<uint32_t>(shards);
  for (uint32_t number = 1; number <= of; ++number) {
    const wire::Shard shard = ShardOf(*pairs, number, of);
    desk.out << absl::StrFormat("shard %d: pairs %d to %d, %s\n", number,
                                shard.first(), shard.end() - 1,
                                ShardFile(LedgerOf(arguments[0]), shard));
  }
  return ExitCode::kDone;
}

// ---- shard, merge ----------------------------------------------------------

absl::StatusOr<ExitCode> PlayShard(const Desk& desk,
                                   const Arguments& arguments) {
  absl::StatusOr<Cut> cut = CutOf(desk, arguments[0]);
  if (!cut.ok()) return cut.status();
  const int number = absl::GetFlag(FLAGS_shard);
  if (number < 1 || static_cast<uint32_t>(number) > cut->of) {
    return Bad(absl::StrFormat("--shard must be from 1 to %d", cut->of));
  }
  const wire::Shard shard =
      ShardOf(cut->pairs, static_cast<uint32_t>(number), cut->of);
  const std::string file = ShardFile(LedgerOf(arguments[0]), shard);
  std::error_code error;
  if (fs::exists(file, error)) {
    desk.out << file << " is there already\n";
    return ExitCode::kDone;
  }
  const std::string part = ShardPart(file);
  Display display(
      desk.err, desk.progress,
      absl::StrFormat("%s, shard %d of %d", cut->plan.name, number, cut->of));
  const absl::StatusOr<RunEnd> end = RunTournament({.plan = &cut->plan,
                                                    .ledger = part,
                                                    .shard = shard,
                                                    .display = &display});
  if (!end.ok()) return end.status();
  const std::string games = Counted(static_cast<int64_t>(end->played), "game");
  if (!end->over) {
    desk.out << absl::StrFormat(
        "stopped after %s; '%s --shards=%d --shard=%d' goes on\n", games,
        CommandLineOf("shard", arguments[0]), cut->of, number);
    // Whoever plays shards by the hundred looks at this alone.
    return ExitCode::kFailureFound;
  }
  fs::rename(part, file, error);
  if (error) {
    return Bad(absl::StrFormat("cannot rename %s: %s", part, error.message()));
  }
  desk.out << absl::StrFormat("%s: %s\n", file, games);
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> MergeLogs(const Desk& desk,
                                   const Arguments& arguments) {
  const absl::StatusOr<Cut> cut = CutOf(desk, arguments[0]);
  if (!cut.ok()) return cut.status();
  const std::string ledger = LedgerOf(arguments[0]);
  std::vector<std::string> files(arguments.begin() + 1, arguments.end());
  if (files.empty()) {
    for (uint32_t number = 1; number <= cut->of; ++number) {
      const std::string file =
          ShardFile(ledger, ShardOf(cut->pairs, number, cut->of));
      std::error_code error;
      if (fs::exists(file, error)) files.push_back(file);
    }
  }
  const absl::StatusOr<MergeReport> report =
      MergeShards(cut->plan, cut->pairs, cut->of, files, ledger, desk.rulesets);
  if (!report.ok()) return report.status();
  for (const std::string& line : report->missing) desk.out << line << "\n";
  if (!report->missing.empty()) {
    desk.out << absl::StrFormat(
        "%s missing; nothing was merged\n",
        Counted(static_cast<int64_t>(report->missing.size()), "shard"));
    return ExitCode::kFailureFound;
  }
  desk.out << absl::StrFormat(
      "%s: %s of %s%s\n", ledger,
      Counted(static_cast<int64_t>(report->games), "game"),
      Counted(cut->of, "shard"), report->was_there ? ", merged before" : "");
  return ExitCode::kDone;
}

// ---- status, stop, withdraw, verify ----------------------------------------

// Whether some run has the ledger open.
bool IsRunning(const std::string& ledger) {
  const absl::StatusOr<bool> told = Tell(ledger, "");
  return told.ok() && *told;
}

absl::StatusOr<ExitCode> ShowStatus(const Desk& desk,
                                    const Arguments& arguments) {
  const absl::StatusOr<std::string> ledger = LedgerThere(arguments[0]);
  if (!ledger.ok()) return ledger.status();
  std::map<uint32_t, wire::LegPlayed> last_faults;
  const absl::StatusOr<LedgerView> opened = OpenLedger(
      *ledger, desk.rulesets, LedgerDepth::kFacts,
      [&last_faults](const TournamentPlan&, const wire::LegPlayed& leg,
                     const LedgerReader&) {
        const int side = static_cast<int>(leg.fault().side());
        if (leg.has_fault() && side < leg.player_size()) {
          last_faults[leg.player(side)] = leg;
        }
        return absl::OkStatus();
      });
  if (!opened.ok()) return opened.status();
  const absl::StatusOr<std::string> standings =
      RatedStandings(*ledger, desk.rulesets);
  if (!standings.ok()) return standings.status();
  desk.out << *standings;
  const TournamentProgress& progress = *opened->progress;
  std::string state = "stopped; run it again to go on";
  if (progress.over()) {
    state = "over";
  } else if (IsRunning(*ledger)) {
    state = "running";
  }
  desk.out << absl::StrFormat(
      "\n%s: %d of %s%s played, %s\n", *ledger, progress.played(),
      progress.over() || progress.schedule().IsFixed() ? "" : "at least ",
      Counted(static_cast<int64_t>(progress.games()), "game"), state);
  if (opened->lost && !IsRunning(*ledger)) {
    desk.out << *ledger << ": " << opened->lost->Say() << "\n";
  }
  for (const auto& [player, leg] : last_faults) {
    if (player >= opened->plan->players.size()) continue;
    desk.out << absl::StrFormat(
        "last fault of %s, game %d: %s\n%s", opened->plan->players[player].name,
        2 * leg.pair() + leg.leg() + 1, leg.fault().sentence(),
        Indented(leg.fault().evidence(), 4));
  }
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> StopRun(const Desk& desk, const Arguments& arguments) {
  const absl::StatusOr<std::string> ledger = LedgerThere(arguments[0]);
  if (!ledger.ok()) return ledger.status();
  const absl::StatusOr<bool> told = Tell(*ledger, "stop");
  if (!told.ok()) return told.status();
  desk.out << *ledger
           << (*told ? ": told to stop; the games that are being played are "
                       "finished first\n"
                     : ": nobody is running it here\n");
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> WithdrawAgent(const Desk& desk,
                                       const Arguments& arguments) {
  const std::string& name = arguments[1];
  const absl::StatusOr<std::string> ledger = LedgerThere(arguments[0]);
  if (!ledger.ok()) return ledger.status();
  const absl::StatusOr<wire::LedgerStart> start = GrownStartOf(*ledger);
  if (!start.ok()) return start.status();
  const absl::StatusOr<TournamentPlan> plan =
      PlanOf(*start, *ledger, desk.rulesets);
  if (!plan.ok()) return plan.status();
  const std::optional<int> player = plan->PlayerNamed(name);
  if (!player) {
    std::vector<std::string> names;
    for (const Player& one : plan->players) names.push_back(one.name);
    return Bad(absl::StrFormat("no agent is named '%s'; there are: %s", name,
                               absl::StrJoin(names, ", ")));
  }
  if (start->has_shard()) {
    return Bad(*ledger +
               " is a shard; nobody can withdraw from a part of a "
               "tournament");
  }
  const absl::StatusOr<bool> told = Tell(*ledger, "withdraw " + name);
  if (!told.ok()) return told.status();
  if (!*told) {
    // Nobody runs it: the lock is ours.
    absl::StatusOr<LedgerWriter> writer = LedgerWriter::Open(*ledger);
    if (!writer.ok()) return writer.status();
    const absl::StatusOr<LedgerView> opened =
        OpenLedger(*ledger, desk.rulesets);
    if (!opened.ok()) return opened.status();
    wire::LedgerFacts facts;
    *facts.mutable_withdrawal() = opened->progress->Withdraw(*player);
    const absl::Status written = writer->Append(facts);
    if (!written.ok()) return written;
  }
  desk.out << absl::StrFormat(
      "%s: %s withdraws; what it is playing is played "
      "to the end\n",
      *ledger, name);
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> Verify(const Desk& desk, const Arguments& arguments) {
  const absl::StatusOr<std::string> ledger = LedgerThere(arguments[0]);
  if (!ledger.ok()) return ledger.status();
  const absl::StatusOr<Verification> done =
      VerifyLedger(*ledger, desk.rulesets);
  if (!done.ok()) return done.status();
  if (done->wrong) {
    desk.out << *ledger << ": " << *done->wrong << "\n";
    return ExitCode::kFailureFound;
  }
  desk.out << absl::StrFormat(
      "%s: %s verified: every order legal, every die and every hash as "
      "written; %d belong to the standings, %d wait for their pair's turn, %d "
      "are surplus, %d are still to be played\n",
      *ledger, Counted(static_cast<int64_t>(done->games), "game"), done->belong,
      done->waiting, done->surplus, done->missing);
  if (done->lost) {
    return absl::DataLossError(*ledger + ": " + done->lost->Say());
  }
  return ExitCode::kDone;
}

// ---- The command -----------------------------------------------------------

struct Part {
  std::string_view name;
  std::string_view arguments;
  size_t fewest;
  size_t most;
  absl::StatusOr<ExitCode> (*run)(const Desk& desk, const Arguments& arguments);
};

constexpr std::array kParts = {
    Part{"run", "FILE", 1, 1, &Run},
    Part{"status", "FILE or LEDGER", 1, 1, &ShowStatus},
    Part{"stop", "FILE or LEDGER", 1, 1, &StopRun},
    Part{"withdraw", "FILE or LEDGER, and AGENT", 2, 2, &WithdrawAgent},
    Part{"verify", "FILE or LEDGER", 1, 1, &Verify},
    Part{"grow", "FILE", 1, 1, &GrowLedger},
    Part{"export", "FILE or LEDGER", 1, 1, &ExportFiles},
    Part{"plan", "FILE", 1, 1, &PlanOut},
    Part{"shard", "FILE", 1, 1, &PlayShard},
    Part{"merge", "FILE and perhaps the shards", 1, 100'000, &MergeLogs},
    Part{"slurm", "submit, status or repair, and FILE", 2, 100'000,
         &RunOnSlurm},
};

absl::StatusOr<ExitCode> RunPart(const Desk& desk, const Arguments& arguments) {
  const auto part =
      std::find_if(kParts.begin(), kParts.end(),
                   [&](const Part& p) { return p.name == arguments[0]; });
  if (part == kParts.end()) {
    return Bad(absl::StrFormat(
        "there is no 'tournament %s'; there are: %s", arguments[0],
        absl::StrJoin(kParts, ", ", [](std::string* out, const Part& p) {
          out->append(p.name);
        })));
  }
  const Arguments rest(arguments.begin() + 1, arguments.end());
  if (rest.size() < part->fewest || rest.size() > part->most) {
    return Bad(absl::StrFormat("'tournament %s' takes %s", part->name,
                               part->arguments));
  }
  return part->run(desk, rest);
}

}  // namespace

Command TournamentCommand() {
  return {
      .name = "tournament",
      .arguments = "WHAT FILE",
      .summary = "plan, run, resume, watch, verify, share out a tournament",
      .details =
          "A tournament is a text file (proto/tournament.proto): agents, "
          "scenarios, a format.\nAn example to begin with is "
          "arenas/tournaments/bundled.textproto.\n\nIts ledger, FILE with the "
          "ending .ledger "
          "unless --ledger says otherwise, holds\neverything that was decided "
          "and every game. Relative paths in the commands of agents\nbegin "
          "at the folder of FILE. A run or a shard that was stopped before "
          "its end\nsays how to go on, and exits with 1.\n\n"
          "  run FILE               begins it, or goes on where it ended; with "
          "--grow also\n                         where the file asks for more "
          "than it did\n"
          "  grow FILE              the same without playing it\n"
          "  status FILE|LEDGER     the standings, and how far it is\n"
          "  stop FILE|LEDGER       ends the run after the games being played\n"
          "  withdraw FILE|LEDGER AGENT\n"
          "                         the agent plays no more pairs\n"
          "  verify FILE|LEDGER     plays every game again and compares\n"
          "  export FILE|LEDGER     the tournament file that the ledger was "
          "begun with, and all\n                         it needs, to "
          "--output\n"
          "  plan FILE              what would be played; with --shards, who "
          "plays what\n"
          "  shard FILE --shards=N --shard=K\n"
          "                         plays a part into a log of its own\n"
          "  merge FILE --shards=N [SHARD...]\n"
          "                         makes the ledger of all parts\n"
          "  slurm submit FILE --shards=N [-- SBATCH-ARGUMENT...]\n"
          "                         plays the parts as an array of jobs\n"
          "  slurm status FILE --shards=N\n"
          "                         what is done, and what Slurm is doing\n"
          "  slurm repair FILE --shards=N [-- SBATCH-ARGUMENT...]\n"
          "                         plays what is missing or damaged and not "
          "on its way",
      .flags = {"ledger", "concurrency", "grow", "output", "force", "shards",
                "shard", "scenarios", "partition", "time", "memory", "cpus"},
      .fewest = 2,
      .most = 100'002,
      .run = &RunPart};
}

}  // namespace berthier
