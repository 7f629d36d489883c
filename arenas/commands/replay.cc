#include "arenas/replay.h"

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/flags.h"
#include "arenas/narrator.h"
#include "arenas/outputs.h"
#include "arenas/svg.h"
#include "arenas/words.h"
#include "proto/game_log.h"
#include "proto/quote.h"

namespace berthier {
namespace {

absl::Status MakeFolder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrFormat(
      "cannot make the folder '%s': %s", folder, error.message()));
}

std::string Headline(const wire::GameRecord& record) {
  std::string text =
      absl::StrFormat("game %d: %s", record.number(), record.start().name());
  for (const wire::Seat& seat : record.seat()) {
    absl::StrAppendFormat(&text, "; %s: %s%s%s", seat.side(), seat.agent(),
                          seat.settings().empty() ? "" : ":", seat.settings());
  }
  return text + "\n";
}

// Tells one game; the divergence if it is not what really happens.
absl::StatusOr<std::optional<Divergence>> Tell(const Desk& desk,
                                               const std::string& source,
                                               const wire::GameRecord& record,
                                               const std::string& pictures) {
  const absl::StatusOr<RecordedGame> recorded =
      GameOf(record, source, desk.rulesets);
  if (!recorded.ok()) return recorded.status();
  const Game& game = *recorded->game;
  desk.out << Headline(record);
  Narrator narrator(
      game, desk.out,
      absl::GetFlag(FLAGS_thoughts) ? Telling::kThoughts : Telling::kIntent);
  absl::Status drawn;
  if (!pictures.empty()) {
    narrator.OnTurn([&](int turn, const Position& position) {
      const std::string file = absl::StrFormat("%s/game-%03d-turn-%03d.svg",
                                               pictures, record.number(), turn);
      drawn.Update(WriteOutput({.path = file, .mark = kSvgMark},
                               ToSvg(game.Draw(position)), ReplacingAsAsked()));
    });
  }
  std::optional<Divergence> divergence =
      Replay(record, game, recorded->ruler, {&narrator, &narrator});
  if (!drawn.ok()) return drawn;
  if (divergence) {
    desk.out << absl::StrFormat("step %d: %s\n", divergence->step,
                                divergence->what);
  } else if (record.result().has_fault()) {
    desk.out << absl::StrFormat("\n=== a fault of %s ends the game: %s\n",
                                record.result().fault().side(),
                                record.result().fault().sentence());
    desk.out << Indented(
        LastLines(record.result().fault().evidence(), kEvidenceShown), 4);
  }
  return divergence;
}

absl::StatusOr<ExitCode> RunReplay(const Desk& desk,
                                   const Arguments& arguments) {
  const std::string& path = arguments[0];
  const int wanted = absl::GetFlag(FLAGS_game);
  if (wanted < 0) {
    return absl::InvalidArgumentError("--game must not be negative");
  }
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(path);
  if (!log.ok()) return log.status();
  const std::string pictures = absl::GetFlag(FLAGS_svg);
  int games = 0;
  bool told = false;
  ExitCode code = ExitCode::kDone;
  for (;;) {
    const absl::StatusOr<std::optional<wire::GameRecord>> record = log->Next();
    if (!record.ok()) return record.status();
    if (!record->has_value()) break;
    ++games;
    if (wanted != 0 && games != wanted) continue;
    if (!pictures.empty() && !told) {
      const absl::Status made = MakeFolder(pictures);
      if (!made.ok()) return made;
    }
    told = true;
    const absl::StatusOr<std::optional<Divergence>> divergence = Tell(
        desk, absl::StrFormat("%s: game %d", path, games), **record, pictures);
    if (!divergence.ok()) return divergence.status();
    if (divergence->has_value()) code = ExitCode::kFailureFound;
  }
  if (log->lost()) {
    return absl::DataLossError(
        absl::StrFormat("%s: %s", path, log->lost()->Say()));
  }
  if (wanted > games) {
    return absl::NotFoundError(
        absl::StrFormat("%s: there is no game %d; the log has %s", path, wanted,
                        Counted(games, "game")));
  }
  return code;
}

}  // namespace

Command ReplayCommand() {
  return {.name = "replay",
          .arguments = "LOG",
          .summary = "tell a logged game in words",
          .details =
              "Tells the games of a log in words: turn by turn, order by "
              "order, die by die with\nits modifiers, and what came of it. "
              "With --svg=FOLDER also a picture a turn.\nThe log of a match "
              "with --thoughts tells what the agents meant by it; with\n"
              "--thoughts here also which orders they considered, and what "
              "they expected.",
          .flags = {"game", "svg", "force", "thoughts"},
          .fewest = 1,
          .most = 1,
          .run = &RunReplay};
}

}  // namespace berthier
