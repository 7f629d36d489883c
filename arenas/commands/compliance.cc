// What a program that wants to be an agent gets wrong.
#include "agents/external/compliance.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "arenas/commands/commands.h"
#include "arenas/flags/flags.h"
#include "arenas/match/loading.h"
#include "arenas/text/words.h"
#include "proto/quote.h"

namespace berthier {
namespace {

constexpr const char* kUsualScenario = "steinfeld";

// One argument is a command or settings as in external:..., several are the
// words of a command.
ParsedOptions OptionsOf(const Arguments& arguments) {
  if (arguments.size() == 1) return ParseExternalOptions(arguments[0]);
  ExternalOptions options;
  options.command = arguments;
  return options;
}

// The positions set up for kinds of decisions, and the scenarios, of the same
// ruleset.
absl::StatusOr<std::vector<LoadedGame>> OthersOf(
    const LoadedGame& loaded, std::span<const Ruleset> rulesets) {
  const absl::StatusOr<std::vector<std::string>> names = ScenarioNames();
  if (!names.ok()) return names.status();
  absl::StatusOr<std::vector<LoadedGame>> others =
      LoadPositions(loaded.game->ruleset(), rulesets);
  if (!others.ok()) return others.status();
  for (const std::string& name : *names) {
    absl::StatusOr<LoadedGame> other = LoadGame(name, rulesets);
    // A folder of one's own may hold scenarios of other programs.
    if (other.ok() && other->game->ruleset() == loaded.game->ruleset()) {
      others->push_back(*std::move(other));
    }
  }
  return others;
}

absl::StatusOr<ExitCode> RunCompliance(const Desk& desk,
                                       const Arguments& arguments) {
  const ParsedOptions parsed = OptionsOf(arguments);
  if (const std::string* const problem = std::get_if<std::string>(&parsed)) {
    return absl::InvalidArgumentError(*problem);
  }
  const std::string scenario = absl::GetFlag(FLAGS_scenario);
  const absl::StatusOr<LoadedGame> loaded =
      LoadGame(scenario.empty() ? kUsualScenario : scenario, desk.rulesets);
  if (!loaded.ok()) return loaded.status();

  const absl::StatusOr<std::vector<LoadedGame>> others =
      OthersOf(*loaded, desk.rulesets);
  if (!others.ok()) return others.status();
  std::vector<const Game*> games = {loaded->game.get()};
  for (const LoadedGame& other : *others) games.push_back(other.game.get());
  const ExternalOptions& options = std::get<ExternalOptions>(parsed);
  const Compliance found = TryProgram(options, BestIsolation(), games);
  for (const Finding& complaint : found.complaints) {
    desk.out << complaint.what << "\n" << Indented(complaint.evidence, 4);
  }
  if (!found.asked.empty()) {
    desk.out << "asked to: " << absl::StrJoin(found.asked, ", ") << "\n";
  }
  if (!found.not_asked.empty()) {
    desk.out << "not asked to, for want of a position: "
             << absl::StrJoin(found.not_asked, ", ") << "\n";
  }
  for (const std::string& note : found.notes)
    desk.out << "note: " << note << "\n";
  desk.out << absl::StrFormat(
      "%s: %s in %s, %s, the slowest in %.3f s\n",
      found.name.empty() ? "'" + options.command[0] + "'"
                         : found.name + " " + found.version,
      found.complaints.empty()
          ? "nothing is wrong"
          : Counted(static_cast<int64_t>(found.complaints.size()), "complaint"),
      Counted(found.games, "game"), Counted(found.decisions, "decision"),
      std::chrono::duration<double>(found.slowest).count());
  return found.complaints.empty() ? ExitCode::kDone : ExitCode::kFailureFound;
}

}  // namespace

Command ComplianceCommand() {
  return {.name = "compliance",
          .arguments = "COMMAND",
          .summary = "what a program gets wrong as an agent",
          .details =
              "Plays a program of yours through the agent protocol "
              "(agents/external/README.md):\nwhole games as either side, a "
              "decision of every kind that its ruleset knows, and\nodd "
              "moments. Says what it gets wrong, a line each with the "
              "evidence, and\nwhat it was asked; exit code "
              "1 if there is anything. The scenario is steinfeld, or the one\n"
              "you say; the program must play its ruleset. What looks like a "
              "flag of the\nprogram goes behind --.\n\n"
              "  berthier compliance python3 agents/external/examples/agent.py"
              "\n  berthier compliance --scenario=retz -- ./agent --bold\n"
              "  berthier compliance 'command: \"./agent\" limits { "
              "decide_millis: 500 }'",
          .flags = {"scenario", "scenarios"},
          .fewest = 1,
          .most = SIZE_MAX,
          .run = &RunCompliance};
}

}  // namespace berthier
