#include "bench/fog/fog_armies.h"

#include <algorithm>
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

constexpr std::string_view kFog = "fog", kLimit = "bound_limit", kDuel = "duel";

// What is behind a tile stands nowhere.
void Unplace(Entry& entry) {
  if (entry.type != "unit" && entry.type != "leader") return;
  entry.place.reset();
  entry.heading.reset();
  std::erase_if(entry.numbers,
                [](const auto& number) { return number.first == "files"; });
}

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
  if (loaded->game->ruleset() != "la_grande_armee") return *std::move(loaded);
  ScenarioDocument& document = loaded->written.document;
  auto& options = document.options;
  if (bounds > 0) {
    std::erase_if(options, [](const auto& o) { return o.first == kLimit; });
    options.emplace_back(kLimit, std::to_string(bounds));
  }
  if (std::none_of(options.begin(), options.end(),
                   [](const auto& o) { return o.first == kFog; })) {
    options.emplace_back(kFog, "encounter");
    for (Entry& entry : document.entries) Unplace(entry);
  }
  absl::StatusOr<std::unique_ptr<const Game>> game =
      BuildGame(document, scenario, Rulesets());
  if (!game.ok()) Refuse(game.status());
  loaded->game = *std::move(game);
  return *std::move(loaded);
}

}  // namespace berthier
