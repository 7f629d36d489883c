#include "engine/model/perft.h"

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "arenas/commands/commands.h"
#include "arenas/flags/flags.h"
#include "arenas/match/loading.h"

namespace berthier {
namespace {

absl::StatusOr<ExitCode> RunPerft(const Desk& desk,
                                  const Arguments& arguments) {
  const int depth = absl::GetFlag(FLAGS_depth);
  if (depth < 0) {
    return absl::InvalidArgumentError("--depth must not be negative");
  }
  const absl::StatusOr<LoadedGame> loaded =
      LoadGame(arguments[0], desk.rulesets);
  if (!loaded.ok()) return loaded.status();
  Position position(loaded->game->layout());
  loaded->game->Start(position);
  for (int d = 0; d <= depth; ++d) {
    const PerftCount count = Perft(*loaded->game, position, d);
    desk.out << absl::StrFormat("depth %d: %d leaves, mass %d\n", d,
                                count.leaves, count.mass)
             << std::flush;
  }
  return ExitCode::kDone;
}

}  // namespace

Command PerftCommand() {
  return {.name = "perft",
          .arguments = "POSITION",
          .summary = "count the tree below a position",
          .details =
              "Counts the leaves below a position at every depth up to "
              "--depth: orders as they\nare proposed, rolls by outcome class. "
              "The mass is the probability of the leaves'\nrolls added up, "
              "modulo 2^61 - 1: one wrong weight anywhere changes it.",
          .flags = {"depth", "scenarios"},
          .fewest = 1,
          .most = 1,
          .run = &RunPerft};
}

}  // namespace berthier
