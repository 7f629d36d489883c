#include <optional>
#include <string>

#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/replay.h"
#include "arenas/words.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

absl::StatusOr<ExitCode> RunVerify(const Desk& desk,
                                   const Arguments& arguments) {
  const std::string& path = arguments[0];
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(path);
  if (!log.ok()) return log.status();
  int games = 0;
  int steps = 0;
  for (;;) {
    const absl::StatusOr<std::optional<wire::GameRecord>> record = log->Next();
    if (!record.ok()) return record.status();
    if (!record->has_value()) break;
    ++games;
    steps += (*record)->step_size();
    const absl::StatusOr<RecordedGame> game = GameOf(
        **record, absl::StrFormat("%s: game %d", path, games), desk.rulesets);
    if (!game.ok()) return game.status();
    const std::optional<Divergence> divergence =
        Replay(**record, *game->game, game->ruler, {});
    if (divergence) {
      desk.out << absl::StrFormat("%s: game %d, step %d: %s\n", path, games,
                                  divergence->step, divergence->what);
      return ExitCode::kFailureFound;
    }
  }
  if (log->lost()) {
    return absl::DataLossError(absl::StrFormat("%s: %s verified, but %s", path,
                                               Counted(games, "game"),
                                               log->lost()->Say()));
  }
  if (games == 0) {
    return absl::NotFoundError(path +
                               ": the log holds no game; nothing was verified");
  }
  desk.out << absl::StrFormat(
      "%s: %s, %s: every order legal, every die and every hash as written\n",
      path, Counted(games, "game"), Counted(steps, "step"));
  return ExitCode::kDone;
}

}  // namespace

Command VerifyCommand() {
  return {.name = "verify",
          .arguments = "LOG",
          .summary = "play a log again and compare everything",
          .details =
              "Plays every game of a log again: every order must be legal, "
              "the dice those of\nthe seed, every hash and the result as "
              "written. Says where the first difference\nis. A log that was "
              "edited, by as little as a bit, is refused.",
          .flags = {},
          .fewest = 1,
          .most = 1,
          .run = &RunVerify};
}

}  // namespace berthier
