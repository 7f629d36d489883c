#include <optional>
#include <string>

#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/match/replay.h"
#include "arenas/text/words.h"
#include "proto/game_log.h"

namespace berthier {
namespace {

// What a person did in a game beside giving orders; empty if he did nothing.
std::string ByHand(const wire::GameRecord& record, int game) {
  int typed = 0;
  int corrections = 0;
  for (const wire::GameStep& step : record.step()) {
    typed += step.typed_handfuls() != 0 ? 1 : 0;
    corrections += step.has_correction() ? 1 : 0;
  }
  std::string what;
  const auto add = [&what](std::string_view one) {
    what += (what.empty() ? "" : "; ") + std::string(one);
  };
  if (typed > 0) add(Counted(typed, "roll") + " read from dice on a table");
  if (corrections > 0) {
    add("something put right " + Counted(corrections, "time"));
  }
  for (const wire::Fork& fork : record.fork()) {
    add(absl::StrFormat("left %s after %s", fork.of(),
                        Counted(fork.steps(), "step")));
  }
  if (!record.has_result()) add("not played to its end yet");
  if (what.empty()) return "";
  return absl::StrFormat("game %d: %s\n", game, what);
}

absl::StatusOr<ExitCode> RunVerify(const Desk& desk,
                                   const Arguments& arguments) {
  const std::string& path = arguments[0];
  absl::StatusOr<GameLogReader> log = GameLogReader::Open(path);
  if (!log.ok()) return log.status();
  int games = 0;
  int steps = 0;
  std::string by_hand;
  for (;;) {
    const absl::StatusOr<std::optional<wire::GameRecord>> record = log->Next();
    if (!record.ok()) return record.status();
    if (!record->has_value()) break;
    ++games;
    steps += (*record)->step_size();
    const int number = static_cast<int>((*record)->number());
    by_hand += ByHand(**record, number);
    const absl::StatusOr<RecordedGame> game = GameOf(
        **record, absl::StrFormat("%s: game %d", path, number), desk.rulesets);
    if (!game.ok()) return game.status();
    const std::optional<Divergence> divergence =
        Replay(**record, *game->game, game->ruler, desk.rulesets, {});
    if (divergence) {
      desk.out << absl::StrFormat("%s: game %d, step %d: %s\n", path, number,
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
  desk.out << by_hand;
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
              "edited, by as little as a bit, is refused. Of games that a "
              "person\nplayed it says where dice were read from a table or "
              "something was put right.",
          .flags = {},
          .fewest = 1,
          .most = 1,
          .run = &RunVerify};
}

}  // namespace berthier
