#include <algorithm>
#include <string>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/conformance/conformance.h"
#include "arenas/files/files.h"
#include "arenas/flags/flags.h"

namespace berthier {
namespace {

absl::StatusOr<ExitCode> ListClauses(const Desk& desk, const Arguments& files) {
  std::vector<std::string> lines;
  for (const std::string& file : files) {
    const absl::StatusOr<std::string> contents = ReadWhole(file);
    if (!contents.ok()) return contents.status();
    Lines where;
    const absl::StatusOr<wire::Case> read = ReadCase({file, *contents}, where);
    if (!read.ok()) return read.status();
    for (const std::string& clause : read->clause()) {
      lines.push_back(
          absl::StrFormat("%-14s %s: %s\n", clause, file, read->name()));
    }
  }
  std::sort(lines.begin(), lines.end());
  for (const std::string& line : lines) desk.out << line;
  return ExitCode::kDone;
}

absl::StatusOr<ExitCode> RunCheck(const Desk& desk, const Arguments& files) {
  if (absl::GetFlag(FLAGS_list)) return ListClauses(desk, files);
  int passed = 0;
  int failed = 0;
  ExitCode code = ExitCode::kDone;
  for (const std::string& file : files) {
    const absl::StatusOr<std::string> contents = ReadWhole(file);
    if (!contents.ok()) return contents.status();
    const absl::StatusOr<CaseReport> report =
        RunCase({file, *contents}, desk.rulesets);
    if (!report.ok()) {
      // The other cases are still worth playing.
      desk.err << "berthier: check: " << report.status().message() << "\n";
      code = ExitCode::kBadInput;
      ++failed;
      continue;
    }
    if (report->passed()) {
      ++passed;
      continue;
    }
    ++failed;
    if (code == ExitCode::kDone) code = ExitCode::kFailureFound;
    desk.out << absl::StrFormat("FAILED %s\n", report->name);
    for (const std::string& failure : report->failures) {
      desk.out << "  " << failure << "\n";
    }
  }
  desk.out << absl::StrFormat("%d passed, %d failed\n", passed, failed);
  return code;
}

}  // namespace

Command CheckCommand() {
  return {.name = "check",
          .arguments = "CASE...",
          .summary = "play conformance cases",
          .details =
              "Plays conformance cases: a position, orders and dice, and what "
              "must come of them.\nEvery difference is a line with file, line "
              "and step.",
          .flags = {"list"},
          .fewest = 1,
          .most = SIZE_MAX,
          .run = &RunCheck};
}

}  // namespace berthier
