// `berthier tournament grow` and `export`: a file's way into a ledger that has
// begun, and back out of it.
#include <filesystem>
#include <string>
#include <utility>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/tournament_words.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "arenas/text/words.h"
#include "arenas/tournament/display.h"
#include "arenas/tournament/export.h"
#include "arenas/tournament/ledger.h"
#include "arenas/tournament/runner.h"

namespace berthier {
namespace {

namespace fs = std::filesystem;

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

}  // namespace

absl::StatusOr<ExitCode> GrowLedger(const Desk& desk,
                                    const Arguments& arguments) {
  const absl::StatusOr<std::string> ledger = LedgerThere(arguments[0]);
  if (!ledger.ok()) return ledger.status();
  absl::StatusOr<TournamentPlan> plan =
      PlanToGoOnWith(desk, arguments[0], *ledger, MayGrow::kYes);
  if (!plan.ok()) return plan.status();
  Display display(desk.err, desk.progress, plan->name);
  const absl::Status grown =
      GrowTournament({.plan = &*plan, .ledger = *ledger, .display = &display});
  if (!grown.ok()) return grown;
  desk.out << absl::StrFormat(
      "%s: grown %s; 'berthier tournament run %s' plays what is new\n", *ledger,
      Counted(static_cast<int64_t>(plan->steps.size()) - 1, "time"),
      arguments[0]);
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> ExportFiles(const Desk& desk,
                                     const Arguments& arguments) {
  const absl::StatusOr<std::string> ledger = LedgerThere(arguments[0]);
  if (!ledger.ok()) return ledger.status();
  const absl::StatusOr<wire::LedgerStart> start = GrownStartOf(*ledger);
  if (!start.ok()) return start.status();
  const absl::StatusOr<TournamentPlan> plan =
      PlanOf(*start, *ledger, desk.rulesets);
  if (!plan.ok()) return plan.status();
  const fs::path output = absl::GetFlag(FLAGS_output);
  if (output.empty()) {
    const Exported exported = Export(*plan, plan->name, desk.rulesets);
    desk.out << exported.files[0][1];
    if (exported.files.size() > 1) {
      desk.err << absl::StrFormat(
          "%s more: --output=FILE writes all of them\n",
          Counted(static_cast<int64_t>(exported.files.size()) - 1, "file"));
    }
    return ExitCode::kDone;
  }
  const Exported exported =
      Export(*plan, output.stem().string(), desk.rulesets);
  if (exported.files[0][0] != output.filename()) {
    return Bad(absl::StrFormat(
        "--output must end in .textproto and not be the "
        "name of a scenario: say '%s'",
        (output.parent_path() / exported.files[0][0]).string()));
  }
  const auto output_of = [&output](const std::string& name) {
    return Output{.path = (output.parent_path() / name).string(), .mark = {}};
  };
  for (const auto& [name, text] : exported.files) {
    const absl::Status may = MayWrite(output_of(name), ReplacingAsAsked());
    if (!may.ok()) return may;
  }
  for (const auto& [name, text] : exported.files) {
    const absl::Status written =
        WriteOutput(output_of(name), text, ReplacingAsAsked());
    if (!written.ok()) return written;
    desk.out << output_of(name).path << "\n";
  }
  desk.out << absl::StrFormat(
      "\nto play it again%s:\n",
      output.has_parent_path() ? ", in " + output.parent_path().string() : "");
  for (const std::string& command : PlayAgain(exported, "again.ledger")) {
    desk.out << "  " << command << "\n";
  }
  return ExitCode::kDone;
}

}  // namespace berthier
