// From ledgers and logs to a page, a table and JSON.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/files/outputs.h"
#include "arenas/flags/flags.h"
#include "arenas/leaderboard/board.h"
#include "arenas/leaderboard/csv.h"
#include "arenas/leaderboard/game_records.h"
#include "arenas/leaderboard/json.h"
#include "arenas/leaderboard/league_merge.h"
#include "arenas/leaderboard/page.h"
#include "arenas/pages/shell_words.h"
#include "arenas/text/words.h"
#include "arenas/tournament/course.h"
#include "arenas/tournament/export.h"
#include "arenas/tournament/growth.h"
#include "arenas/tournament/ledger_view.h"
#include "arenas/tournament/played_again.h"
#include "proto/game_log.h"
#include "proto/text.h"

namespace berthier {
namespace {

// Sentences of the faults that count, in the sequence of the games.
absl::StatusOr<std::vector<FaultNote>> FaultsIn(
    const std::string& path, const TournamentProgress& progress) {
  absl::StatusOr<LedgerReader> reader =
      LedgerReader::Open(path, LedgerDepth::kFacts);
  if (!reader.ok()) return reader.status();
  std::vector<FaultNote> notes;
  for (;;) {
    const absl::StatusOr<std::optional<wire::LedgerFacts>> facts =
        reader->Next();
    if (!facts.ok()) return facts.status();
    if (!facts->has_value()) break;
    const wire::LegPlayed& leg = (*facts)->leg();
    if (!leg.has_fault() || !progress.Counts(leg.pair())) continue;
    notes.push_back({.source = 0,
                     .game = 2 * leg.pair() + leg.leg() + 1,
                     .player = static_cast<int>(
                         leg.player(static_cast<int>(leg.fault().side()))),
                     .kind = leg.fault().kind(),
                     .sentence = leg.fault().sentence(),
                     .evidence = leg.fault().evidence()});
  }
  std::sort(
      notes.begin(), notes.end(),
      [](const FaultNote& a, const FaultNote& b) { return a.game < b.game; });
  return notes;
}

// Commands name files as the organiser most likely calls them: where a ledger
// lies changes no leaderboard.
BoardSource SourceOf(const LedgerView& opened,
                     std::span<const Ruleset> rulesets) {
  const TournamentPlan& plan = *opened.plan;
  Exported exported = Export(plan, plan.name, rulesets);
  const std::string ledger = plan.name + ".ledger";
  BoardSource source = {
      .name = plan.name,
      .facts = {NameOf(plan.format) + ", seed " + std::to_string(plan.seed),
                absl::StrFormat("program %s, ledger format %d",
                                opened.start.program(), opened.start.format())},
      .commands = PlayAgain(exported, ledger),
      .tournament = std::move(exported.files[0][1])};
  source.commands.push_back("berthier tournament verify " + ShellWord(ledger));
  source.commands.push_back("berthier leaderboard " + ShellWord(ledger) +
                            " --output=board.html");
  source.tournament_file = std::move(exported.files[0][0]);
  exported.files.erase(exported.files.begin());
  source.files = std::move(exported.files);
  source.ledger = ledger;
  source.course = CourseOf(plan, opened.progress->schedule());
  for (size_t step = 1; step < plan.steps.size(); ++step) {
    source.facts.push_back(GrowthInWords(plan, step));
  }
  const std::string say = opened.progress->schedule().pairer().Say();
  if (!say.empty()) source.facts.push_back(say);
  return source;
}

std::vector<std::string> NotesOf(const LedgerView& opened) {
  const std::string& name = opened.plan->name;
  const TournamentProgress& progress = *opened.progress;
  std::vector<std::string> notes;
  if (opened.start.has_shard()) {
    notes.push_back(absl::StrFormat("%s: shard %d of %d alone", name,
                                    opened.start.shard().number(),
                                    opened.start.shard().of()));
  } else if (!progress.over()) {
    notes.push_back(absl::StrFormat(
        "%s is not over: %d of %s%s played", name, progress.played(),
        progress.schedule().IsFixed() ? "" : "at least ",
        Counted(static_cast<int64_t>(progress.games()), "game")));
  }
  return notes;
}

absl::StatusOr<LeagueSource> ReadLedger(const Desk& desk,
                                        const std::string& path) {
  absl::StatusOr<LedgerLeague> read = ReadLeague(path, desk.rulesets);
  if (!read.ok()) return read.status();
  const LedgerView& opened = read->opened;
  const TournamentPlan& plan = *opened.plan;
  LeagueSource source;
  source.path = path;
  source.league = std::move(read->league);
  const Schedule& schedule = opened.progress->schedule();
  for (size_t i = 0; i < plan.players.size(); ++i) {
    source.agents.push_back(
        {.request = plan.players[i].request,
         .anchor = read->anchors[i],
         .membership =
             schedule.IsWithdrawn(static_cast<int>(i), schedule.next())
                 ? Membership::kWithdrawn
                 : Membership::kPlays});
  }
  for (int i = 0; i < opened.start.scenario_size(); ++i) {
    const Game& game = *plan.scenarios[static_cast<size_t>(i)].loaded.game;
    source.scenarios.push_back(
        {.start = opened.start.scenario(i).start().SerializeAsString(),
         .sides = {std::string(game.SideName(Side::kFirst)),
                   std::string(game.SideName(Side::kSecond))}});
  }
  // Ledgers of one tournament, shards of it among them, have the same games,
  // however each of them grew.
  wire::Tournament tournament = plan.steps[0].file;
  tournament.clear_concurrency();
  const std::string whose = tournament.SerializeAsString();
  const auto name = [](const std::vector<std::string>& names, int index) {
    return names[static_cast<size_t>(index)] + "\n";
  };
  for (const LeagueGame& game : source.league.games) {
    source.keys.push_back(absl::StrFormat("%d\n", game.pair) +
                          name(source.league.players, game.first) +
                          name(source.league.players, game.second) +
                          name(source.league.scenarios, game.scenario) + whose);
  }
  if (!source.league.fault_kinds.empty()) {
    absl::StatusOr<std::vector<FaultNote>> faults =
        FaultsIn(path, *opened.progress);
    if (!faults.ok()) return faults.status();
    source.faults = *std::move(faults);
  }
  source.source = SourceOf(opened, desk.rulesets);
  source.notes = NotesOf(opened);
  if (opened.lost) {
    desk.err << path << ": " << opened.lost->Say() << "\n";
  }
  if (const LeagueDesign design = DesignOf(plan, schedule)) {
    // The design refers to the ledger's plan and progress.
    const auto kept = std::make_shared<LedgerView>(std::move(read->opened));
    source.design = [kept, design](const PlayPair& play) { design(play); };
  }
  return source;
}

absl::StatusOr<LeagueSource> ReadLog(const Desk& desk,
                                     const std::string& named) {
  const std::string path = ResultsLogOf(named);
  const absl::StatusOr<bool> is_ledger = IsLedger(path);
  if (!is_ledger.ok()) return is_ledger.status();
  if (*is_ledger) return ReadLedger(desk, path);
  absl::StatusOr<LeagueSource> source = ReadRecords(path);
  if (source.ok() && source->league.games.empty()) {
    return absl::NotFoundError(
        path +
        ": the log holds no game between two agents; there is nothing "
        "to rate");
  }
  return source;
}

// All grades there are, the clearest of each ruleset first.
std::vector<std::string> GradesOf(std::span<const Ruleset> rulesets) {
  std::vector<std::string> grades;
  for (const Ruleset& ruleset : rulesets) {
    const std::vector<Word>& words = ruleset.vocabulary().grades;
    for (auto word = words.rbegin(); word != words.rend(); ++word) {
      NameIndex(grades, word->name);
    }
  }
  return grades;
}

// What is asked for, each with its contents' maker.
struct Wanted {
  Output output;
  std::string (*make)(const Board& board);
};

std::vector<Wanted> WantedOutputs() {
  std::vector<Wanted> wanted = {
      {{.path = absl::GetFlag(FLAGS_output), .mark = kPageMark}, &PageOf},
      {{.path = absl::GetFlag(FLAGS_csv), .mark = kCsvMark}, &CsvOf},
      {{.path = absl::GetFlag(FLAGS_json), .mark = kJsonMark}, &JsonOf}};
  std::erase_if(wanted,
                [](const Wanted& one) { return one.output.path.empty(); });
  return wanted;
}

// Before the rating, which may take its time.
absl::Status MayWriteAll(const std::vector<Wanted>& wanted) {
  std::set<std::filesystem::path> paths;
  for (const Wanted& one : wanted) {
    const absl::Status may = MayWrite(one.output, ReplacingAsAsked());
    if (!may.ok()) return may;
    std::error_code error;
    if (!paths.insert(std::filesystem::weakly_canonical(one.output.path, error))
             .second) {
      return absl::InvalidArgumentError(absl::StrFormat(
          "'%s' is named twice; give each output a file of its own",
          one.output.path));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<ExitCode> RunLeaderboard(const Desk& desk,
                                        const Arguments& arguments) {
  const std::vector<Wanted> wanted = WantedOutputs();
  const absl::Status may = MayWriteAll(wanted);
  if (!may.ok()) return may;
  std::vector<LeagueSource> sources;
  for (const std::string& named : arguments) {
    absl::StatusOr<LeagueSource> source = ReadLog(desk, named);
    if (!source.ok()) return source.status();
    sources.push_back(*std::move(source));
  }
  absl::StatusOr<Gathered> all = Gather(std::move(sources));
  if (!all.ok()) return all.status();
  all->facts.grades = GradesOf(desk.rulesets);
  all->facts.times =
      absl::GetFlag(FLAGS_times) ? Times::kShown : Times::kLeftOut;
  const Board board = MakeBoard(std::move(all->league), std::move(all->facts));

  const std::string output = absl::GetFlag(FLAGS_output);
  for (const Wanted& one : wanted) {
    const absl::Status written =
        WriteOutput(one.output, one.make(board), ReplacingAsAsked());
    if (!written.ok()) return written;
  }
  if (output.empty()) {
    desk.out << PageOf(board);
  } else {
    desk.out << absl::StrFormat(
        "%s: %s, %s\n", output,
        Counted(static_cast<int64_t>(board.size()), "agent"),
        Counted(static_cast<int64_t>(board.league.games.size()), "game"));
  }
  return ExitCode::kDone;
}

}  // namespace

Command LeaderboardCommand() {
  return {
      .name = "leaderboard",
      .arguments = "LOG...",
      .summary = "who is how strong: a page, CSV, JSON",
      .details =
          "Rates everybody in the ledgers of tournaments (or their files) "
          "and the logs of\nmatches, and writes one page that needs "
          "nothing outside itself: standings with\nintervals, crosstable, "
          "likelihoods of superiority, strength by budget, scenarios\nand "
          "sides, grades, lengths, faults, and how to have the same again. "
          "Equal logs\ngive equal pages; with --times=false equal games do, "
          "however long was thought.\nWhat it wrote before it writes "
          "again; other files it replaces only with --force,\nlogs and "
          "tournament files never.\n\n"
          "  berthier leaderboard spring.ledger --output=board.html "
          "--csv=board.csv",
      .flags = {"output", "csv", "json", "times", "force", "scenarios"},
      .fewest = 1,
      .most = 100'000,
      .run = &RunLeaderboard};
}

}  // namespace berthier
