#include "arenas/match/match.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "agents/external/rehearsal.h"
#include "agents/registry.h"
#include "arenas/commands/commands.h"
#include "arenas/flags/flags.h"
#include "arenas/match/loading.h"
#include "arenas/telling/progress_line.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

constexpr int kMostMatchPairs = 10'000'000;
constexpr int kMostGamesSideBySide = 256;

absl::Status Bad(std::string what) {
  return absl::InvalidArgumentError(std::move(what));
}

absl::StatusOr<std::array<std::string, 2>> AgentNames() {
  const std::string both = absl::GetFlag(FLAGS_agents);
  const size_t comma = both.find(',');
  if (comma == std::string::npos ||
      both.find(',', comma + 1) != std::string::npos) {
    return Bad("--agents wants two names with a comma between, not '" + both +
               "'");
  }
  return std::array<std::string, 2>{both.substr(0, comma),
                                    both.substr(comma + 1)};
}

// A program that cannot be started is no opponent.
absl::Status TryToStart(const std::string& request) {
  const auto settings = ExternalSettingsIn(request);
  if (!settings) return absl::OkStatus();
  const ParsedOptions parsed = ParseExternalOptions(*settings);
  const auto* const options = std::get_if<ExternalOptions>(&parsed);
  if (options == nullptr) return absl::OkStatus();  // MakeAgent has said so
  const std::optional<Failure> failure = FailureToStart(*options);
  if (!failure) return absl::OkStatus();
  return Bad(absl::StrFormat(
      "agent %s cannot be started: %s; nothing was played. Mend its command",
      NameOfAgent(request), WordsOfFailure(*options, *failure)));
}

absl::StatusOr<std::optional<LogWriter>> OpenLog() {
  const std::string path = absl::GetFlag(FLAGS_log);
  if (path.empty()) return std::optional<LogWriter>();
  std::error_code error;
  if (std::filesystem::exists(path, error)) {
    return Bad("'" + path +
               "' exists already; a match begins a log of its "
               "own");
  }
  absl::StatusOr<LogWriter> log = LogWriter::Open(path);
  if (!log.ok()) return log.status();
  return std::optional<LogWriter>(*std::move(log));
}

void ShowProgress(const Desk& desk, int game, int games,
                  const MatchTable& table) {
  const Tally::Results results = table.tallies[0].all();
  desk.err << absl::StrFormat("\r\x1b[Kgame %d of %d: %s %d-%d-%d %s ", game,
                              games, table.names[0], results.won, results.drawn,
                              results.lost, table.names[1]);
  if (game == games) desk.err << "\n";
  desk.err << std::flush;
}

absl::StatusOr<ExitCode> RunMatch(const Desk& desk,
                                  const Arguments& /*arguments*/) {
  MatchSetup setup;
  setup.pairs = absl::GetFlag(FLAGS_pairs);
  if (setup.pairs < 1 || setup.pairs > kMostMatchPairs) {
    return Bad(
        absl::StrFormat("--pairs must be from 1 to %d", kMostMatchPairs));
  }
  setup.jobs = absl::GetFlag(FLAGS_jobs);
  if (setup.jobs < 1 || setup.jobs > kMostGamesSideBySide) {
    return Bad(
        absl::StrFormat("--jobs must be from 1 to %d", kMostGamesSideBySide));
  }
  setup.seed = absl::GetFlag(FLAGS_seed);
  setup.pairing =
      absl::GetFlag(FLAGS_swap) ? Pairing::kMirrored : Pairing::kSidesFixed;
  setup.kept = absl::GetFlag(FLAGS_thoughts) ? Kept::kThoughts : Kept::kOrders;
  const absl::StatusOr<std::array<std::string, 2>> names = AgentNames();
  if (!names.ok()) return names.status();
  setup.names = *names;
  const absl::StatusOr<LoadedGame> loaded =
      LoadGame(absl::GetFlag(FLAGS_scenario), desk.rulesets);
  if (!loaded.ok()) return loaded.status();
  setup.loaded = &*loaded;
  std::array<std::unique_ptr<Agent>, 2> agents;
  for (size_t i = 0; i < 2; ++i) {
    MadeAgent made = MakeAgent(setup.names[i], loaded->game->ruleset());
    if (std::string* const problem = std::get_if<std::string>(&made)) {
      return Bad(std::move(*problem));
    }
    agents[i] = std::get<std::unique_ptr<Agent>>(std::move(made));
    setup.agents[i] = agents[i].get();
    const absl::Status starts = TryToStart(setup.names[i]);
    if (!starts.ok()) return starts;
  }
  absl::StatusOr<std::optional<LogWriter>> log = OpenLog();
  if (!log.ok()) return log.status();

  MatchHooks hooks;
  std::optional<ProgressLine> line;
  if (desk.progress == Progress::kShown) {
    // Of several games at a time the lines would write over one another.
    if (setup.jobs == 1) {
      hooks.watch = [&](int game) {
        line.emplace(desk.err,
                     absl::StrFormat("game %d of %d", game, setup.games()));
        return std::make_unique<GameProgress>(*loaded->game, *line);
      };
    }
    hooks.progress = [&](int game, const MatchTable& table) {
      ShowProgress(desk, game, setup.games(), table);
    };
  }
  if (log->has_value()) {
    hooks.keep = [&](const wire::GameRecord& record) {
      return AppendGame(record, **log);
    };
  }
  const absl::StatusOr<MatchTable> table = PlayMatch(setup, hooks);
  if (!table.ok()) return table.status();
  desk.out << ToText(*table, desk.terminal.width);
  // Nobody has played then.
  const int faults = table->tallies[0].faults + table->tallies[1].faults;
  return faults == setup.games() ? ExitCode::kFailureFound : ExitCode::kDone;
}

}  // namespace

Command MatchCommand() {
  return {
      .name = "match",
      .arguments = "",
      .summary = "two agents play pairs of games",
      .details =
          "Two agents play pairs of games on a scenario. The games of a "
          "pair have the\nsame dice and exchanged sides. The table says "
          "who won, by side, how clearly,\nand how long the games were; "
          "the log keeps every order and every die,\nwith --thoughts also "
          "what the agents thought. A "
          "fault is an order that is not legal, or a crash: it loses the "
          "game; if\nevery game ended by one, the exit code is 1.\n\nThe score "
          "is a mean of won 1, drawn 1/2, lost 0; the "
          "interval holds the true one\nin 95 of 100 matches, reckoned from "
          "pairs. With --jobs the games are the same,\nonly sooner: leave "
          "an agent that measures time a core of its own.\n\n"
          "  berthier match --agents=drill,random --scenario=retz "
          "--pairs=10 --log=x.bgl",
      .flags = {"agents", "scenario", "scenarios", "pairs", "seed", "log",
                "jobs", "swap", "thoughts"},
      .run = &RunMatch};
}

}  // namespace berthier
