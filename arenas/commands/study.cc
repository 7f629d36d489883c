// What decisions were worth over a whole league.
#include "arenas/analysis/study.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/match.h"
#include "absl/strings/str_format.h"
#include "arenas/analysis/league_games.h"
#include "arenas/analysis/study_page.h"
#include "arenas/analysis/study_summary.h"
#include "arenas/commands/commands.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "arenas/pages/shell_words.h"
#include "arenas/telling/progress_line.h"
#include "arenas/text/words.h"

namespace berthier {
namespace {

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

struct Asked {
  StudyOptions options;
  int jobs = 1;
  std::vector<Output> outputs;
};

std::string_view MarkFor(const std::string& path) {
  return absl::EndsWith(path, ".json")  ? kStudyJsonMark
         : absl::EndsWith(path, ".csv") ? kStudyCsvMark
                                        : kStudyPageMark;
}

absl::StatusOr<Asked> ReadAsked() {
  Asked asked;
  asked.jobs = absl::GetFlag(FLAGS_jobs);
  if (asked.jobs < 1) return Bad("--jobs must be at least 1");
  if (const uint64_t budget = absl::GetFlag(FLAGS_budget); budget != 0) {
    asked.options.budget = budget;
  }
  const int samples = absl::GetFlag(FLAGS_samples);
  if (samples < 1) return Bad("--samples must be at least 1");
  asked.options.samples = static_cast<uint32_t>(samples);
  asked.options.seed = absl::GetFlag(FLAGS_seed);
  asked.options.reference = absl::GetFlag(FLAGS_reference);
  const std::string output = absl::GetFlag(FLAGS_output);
  if (!output.empty() && !absl::EndsWith(output, ".html") &&
      !absl::EndsWith(output, ".json") && !absl::EndsWith(output, ".csv")) {
    return Bad(absl::StrFormat("--output=%s: call it x.html, x.json or x.csv",
                               output));
  }
  std::set<std::string> paths;
  for (const std::string& path :
       {output, absl::GetFlag(FLAGS_csv), absl::GetFlag(FLAGS_json)}) {
    if (path.empty()) continue;
    if (!paths.insert(path).second) {
      return Bad(absl::StrFormat(
          "'%s' is named twice; give each output a file of its own", path));
    }
    asked.outputs.push_back({.path = path, .mark = MarkFor(path)});
  }
  if (!absl::GetFlag(FLAGS_csv).empty()) {
    asked.outputs[output.empty() ? 0 : 1].mark = kStudyCsvMark;
  }
  if (!absl::GetFlag(FLAGS_json).empty()) {
    asked.outputs.back().mark = kStudyJsonMark;
  }
  for (const Output& one : asked.outputs) {
    const absl::Status may = MayWrite(one, ReplacingAsAsked());
    if (!may.ok()) return may;
  }
  return asked;
}

// As its reader most likely calls the files.
std::string CommandFor(const Arguments& arguments, const Asked& asked) {
  std::string command = "berthier study";
  for (const std::string& named : arguments) {
    command +=
        " " + ShellWord(std::filesystem::path(named).filename().string());
  }
  const StudyOptions& options = asked.options;
  command += absl::StrFormat(" --samples=%d --budget=%d --seed=%d",
                             options.samples, options.budget, options.seed);
  if (options.reference != kAtAGlance) {
    command += " --reference=" + ShellWord(options.reference);
  }
  return command + " --output=study.html";
}

absl::StatusOr<ExitCode> RunStudyCommand(const Desk& desk,
                                         const Arguments& arguments) {
  const absl::StatusOr<Asked> asked = ReadAsked();
  if (!asked.ok()) return asked.status();
  std::optional<ProgressLine> line;
  if (desk.progress == Progress::kShown) line.emplace(desk.err, "study");
  if (line) line->Show("reading games");
  const absl::StatusOr<LeagueGames> league =
      LeagueGames::Open(arguments, desk.rulesets);
  if (!league.ok()) return league.status();
  StudyRun run = {.jobs = asked->jobs, .program = desk.version};
  if (!asked->outputs.empty()) {
    run.kept = asked->outputs.front().path + ".kept";
  }
  run.progress = [&line](size_t done, size_t all) {
    if (line) line->Show(absl::StrFormat("%d of %d games", done, all));
  };
  const absl::StatusOr<Study> study =
      RunStudy(*league, desk.rulesets, asked->options, run);
  line.reset();
  if (!study.ok()) return study.status();
  const wire::StudySummary summary = SummaryOf(*study);
  for (const Output& output : asked->outputs) {
    const std::string contents =
        output.mark == kStudyJsonMark ? StudyJsonOf(summary)
        : output.mark == kStudyCsvMark
            ? StudyCsvOf(*study)
            : StudyPageOf(summary, CommandFor(arguments, *asked));
    const absl::Status written =
        WriteOutput(output, contents, ReplacingAsAsked());
    if (!written.ok()) return written;
    desk.out << absl::StrFormat("%s: %s of %s\n", output.path,
                                Counted(summary.decisions(), "decision"),
                                Counted(summary.games(), "game"));
  }
  if (asked->outputs.empty()) desk.out << StudyTextOf(summary);
  return ExitCode::kDone;
}

}  // namespace

Command StudyCommand() {
  return {
      .name = "study",
      .arguments = "TOURNAMENT|LOG...",
      .summary = "what points and orders were worth over a league",
      .details =
          "Prices decisions of the games of tournaments (their files or "
          "ledgers) and of logs: how\nfar each agent's divisions of points are "
          "behind the best one known, how many cannot be\ntold from it, what "
          "lapsed, and what one more point would have been worth: by phase of "
          "the\ngame, odds near, distance of enemy and general, role, "
          "strength, points at hand. Where no\npoints are divided, orders are "
          "priced.\n\n--samples says how many decisions are looked at, spread "
          "over games, sides and thirds of the\ngame; --budget how many "
          "playouts each of them gets, 4000 if left out. What is found is\n"
          "kept beside the first file to be written (FILE.kept): the same "
          "command goes on where it\nwas interrupted.\n\n"
          "  berthier study spring.ledger --samples=600 --jobs=2 "
          "--output=study.html\n"
          "    --csv=study.csv --json=study.json",
      .flags = {"samples", "budget", "seed", "reference", "jobs", "output",
                "csv", "json", "force", "scenarios"},
      .fewest = 1,
      .most = 1'000,
      .run = &RunStudyCommand};
}

}  // namespace berthier
