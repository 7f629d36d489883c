#include "bench/fog/fog_armies.h"

#include <cstdlib>
#include <iostream>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/rulesets/registry.h"
#include "tests/toys/dice_duel.h"

namespace berthier {
namespace {

[[noreturn]] void Refuse(const absl::Status& status) {
  std::cerr << status.message() << "\n";
  std::exit(2);
}

constexpr std::string_view kLimit = "bound_limit", kDuel = "duel";

// Of the toy, in which neither side sees the other's powder.
LoadedGame Duel() {
  Built built = DiceDuel().build(DiceDuelStart(6, 5, 24, Fog::kOn));
  return {.game = std::get<std::unique_ptr<const Game>>(std::move(built)),
          .written = {},
          .source = std::string(kDuel)};
}

}  // namespace

LoadedGame InFog(const std::string& scenario, int bounds) {
  if (scenario == kDuel) return Duel();
  absl::StatusOr<LoadedGame> loaded = LoadGame(scenario, Rulesets());
  if (!loaded.ok()) Refuse(loaded.status());
  if (bounds <= 0) return *std::move(loaded);
  ScenarioDocument& document = loaded->written.document;
  auto& options = document.options;
  std::erase_if(options, [](const auto& o) { return o.first == kLimit; });
  options.emplace_back(kLimit, std::to_string(bounds));
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(document, scenario, Rulesets());
  if (!game.ok()) Refuse(game.status());
  loaded->game = *std::move(game);
  return *std::move(loaded);
}

}  // namespace berthier
