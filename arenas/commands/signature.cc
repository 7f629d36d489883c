// The signature: one number that changes when anything plays differently.
//
// It is a hash over every position of seeded random games on every bundled
// scenario. A commit that changes behaviour on purpose says the new one.

#include "absl/flags/flag.h"
#include "absl/strings/str_format.h"
#include "agents/random_source.h"
#include "arenas/commands/commands.h"
#include "arenas/flags/flags.h"
#include "arenas/match/dice.h"
#include "arenas/match/loading.h"

namespace berthier {
namespace {

constexpr int kGames = 20;

uint64_t HashOfGames(const Game& game, uint64_t seed, uint64_t run) {
  Position position(game.layout());
  for (uint64_t i = 0; i < kGames; ++i) {
    RandomSource chooser(SeedFor(seed, 2 * i));
    DiceStream dice(SeedFor(seed, 2 * i + 1));
    game.Start(position);
    for (;;) {
      const uint64_t hash = game.Hash(position);
      run = HashBytes(&hash, sizeof hash, run);
      const Awaited awaited = game.Awaits(position);
      if (awaited.is_over()) break;
      if (awaited.is_decision()) {
        game.Play(position, game.ProposeOne(position, chooser), nullptr);
        continue;
      }
      game.Resolve(position, dice.Throw(game, position), nullptr);
    }
  }
  return run;
}

absl::StatusOr<ExitCode> RunSignature(const Desk& desk,
                                      const Arguments& /*arguments*/) {
  const absl::StatusOr<std::vector<std::string>> names = ScenarioNames();
  if (!names.ok()) return names.status();
  const uint64_t seed = absl::GetFlag(FLAGS_seed);
  uint64_t all = 0;
  for (const std::string& name : *names) {
    const absl::StatusOr<LoadedGame> loaded = LoadGame(name, desk.rulesets);
    if (!loaded.ok()) return loaded.status();
    const uint64_t one = HashOfGames(*loaded->game, seed, 0);
    desk.out << absl::StrFormat("%-16s %016x\n", name, one);
    all = HashBytes(&one, sizeof one, all);
  }
  desk.out << absl::StrFormat("Signature: %016x\n", all);
  return ExitCode::kDone;
}

}  // namespace

Command SignatureCommand() {
  return {.name = "signature",
          .arguments = "",
          .summary = "one number that changes when the rules play differently",
          .details =
              "Plays seeded random games on every bundled scenario and hashes "
              "every position.\nThe same on every compiler and machine.",
          .flags = {"seed", "scenarios"},
          .run = &RunSignature};
}

}  // namespace berthier
